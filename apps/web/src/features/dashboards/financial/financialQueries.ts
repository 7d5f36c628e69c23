import type { Calls } from '@sereno/api/calls';
import type { CalendarDate } from '@sereno/domain/calendar';
import {
  type DigitalMedium,
  type FinancialFilters,
  financialRange,
  type FinancialResult,
} from '@sereno/domain/dashboards';
import { type Asking, DASHBOARD } from '../filters/dashboardQueries.ts';
import { financialScope } from '../filters/scopes.ts';

/** The campaigns of a month, of the people whom the filters leave of those whose rows the person sees (FIN-04, FIN-16, FIN-17). */
export function financialQuery(
  { financial }: Calls,
  filters: FinancialFilters,
  today: CalendarDate,
): Asking<FinancialResult | null> {
  const range = financialRange(filters.month, today);
  const scope = financialScope(filters);
  return {
    queryKey: [DASHBOARD, 'financial', range, scope],
    queryFn: ({ signal }) => financial.results(range, scope, signal),
  };
}

/** The media that have campaigns in a month and a line (FIN-03, FIN-18). */
export function digitalMediaQuery(
  { financial }: Calls,
  { month, businessLine }: Pick<FinancialFilters, 'month' | 'businessLine'>,
  today: CalendarDate,
): Asking<readonly DigitalMedium[]> {
  return {
    queryKey: [DASHBOARD, 'digitalMedia', month, businessLine],
    queryFn: ({ signal }) => financial.media(financialRange(month, today), { businessLine }, signal),
  };
}
