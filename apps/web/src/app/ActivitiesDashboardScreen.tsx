import { lazyComponent } from '@sereno/ui/lazy';
import { DayPart } from '../features/activity/DayPart.tsx';
import { LeadsLine } from '../features/carousel/LeadsLine.tsx';
import { ActivitiesDashboardPage } from '../features/dashboards/activities/ActivitiesDashboardPage.tsx';
import { WithCarousel } from './WithCarousel.tsx';

const GuardLine = lazyComponent(() => import('../features/guard/GuardLine.tsx').then((module) => module.GuardLine));

/** `/activities-dashboard`, with the queue of new leads (CAR-24) and the person's day above it, and their next night guard. */
export function ActivitiesDashboardScreen() {
  return (
    <WithCarousel>
      <DayPart leads={<LeadsLine />} />
      <ActivitiesDashboardPage late={<GuardLine />} />
    </WithCarousel>
  );
}
