import { ActivitiesDashboardPage } from '../features/dashboards/activities/ActivitiesDashboardPage.tsx';
import { WithCarousel } from './WithCarousel.tsx';

/** `/activities-dashboard`, with the queue of new leads above it (CAR-24). */
export function ActivitiesDashboardScreen() {
  return (
    <WithCarousel>
      <ActivitiesDashboardPage />
    </WithCarousel>
  );
}
