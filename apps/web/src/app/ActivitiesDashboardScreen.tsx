import { lazyComponent } from '@sereno/ui/lazy';
import { ActivitiesDashboardPage } from '../features/dashboards/activities/ActivitiesDashboardPage.tsx';
import { DayPart } from './DayPart.tsx';
import { WithCarousel } from './WithCarousel.tsx';

const GuardLine = lazyComponent(() => import('../features/guard/GuardLine.tsx').then((module) => module.GuardLine));

/** `/activities-dashboard`, with the queue of new leads (CAR-24) and what the person does next above it, and their next night guard. */
export function ActivitiesDashboardScreen() {
  return (
    <WithCarousel>
      <DayPart />
      <ActivitiesDashboardPage late={<GuardLine />} />
    </WithCarousel>
  );
}
