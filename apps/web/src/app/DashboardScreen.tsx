import { SummaryPage } from '../features/dashboards/summary/SummaryPage.tsx';
import { WithCarousel } from './WithCarousel.tsx';

/** `/dashboard`, with the queue of new leads above it (CAR-24). */
export function DashboardScreen() {
  return (
    <WithCarousel>
      <SummaryPage />
    </WithCarousel>
  );
}
