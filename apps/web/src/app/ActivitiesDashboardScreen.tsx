import { lazyComponent } from '@sereno/ui/lazy';
import { ActivitiesDashboardPage } from '../features/dashboards/activities/ActivitiesDashboardPage.tsx';
import { WithCarousel } from './WithCarousel.tsx';

const GuardLine = lazyComponent(() => import('../features/guard/GuardLine.tsx').then((module) => module.GuardLine));

/** `/activities-dashboard`, with the queue of new leads above it (CAR-24) and the next night guard of the person. */
export function ActivitiesDashboardScreen() {
  return (
    <WithCarousel>
      <ActivitiesDashboardPage late={<GuardLine />} />
    </WithCarousel>
  );
}
