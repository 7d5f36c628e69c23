import { lazyComponent } from '@sereno/ui/lazy';
import { ActivityPage } from '../features/activity/ActivityPage.tsx';

const GuardLine = lazyComponent(() => import('../features/guard/GuardLine.tsx').then((module) => module.GuardLine));

/** `/activity`, with the night guards of the person's day, which come after the activities. */
export function ActivityScreen() {
  return <ActivityPage late={<GuardLine />} />;
}
