import type { Calls } from '@sereno/api/calls';
import { type BusinessWeek, formatWeek } from '@sereno/domain/week';
import { DASHBOARD } from '../filters/dashboardQueries.ts';

/** Whose commissions are shown (CMA-01, CMA-03). */
export type Whose = { readonly adviser: number | null; readonly management: number | null };

type Asked = { readonly signal: AbortSignal };

/** What all of the page is kept under, with the dashboards' figures, whose way of refreshing it has. */
const WEEKLY = 'weeklyCommissions';

/** How long the numbers of the weeks count as known, in ms: the company changes them once a year. */
const WEEKS_LIFE_MS = 60 * 60_000;

/** The lines of a week, with its status and what was decided (CMA-04). */
export const weekQuery = ({ commissions }: Calls, week: BusinessWeek, whose: Whose) => ({
  queryKey: [DASHBOARD, WEEKLY, 'week', formatWeek(week), whose],
  queryFn: ({ signal }: Asked) => commissions.ofWeek(week, whose, signal),
});

/** The weeks that wait for the signed-in adviser. */
export const pendingQuery = ({ commissions }: Calls) => ({
  queryKey: [DASHBOARD, WEEKLY, 'pending'],
  queryFn: ({ signal }: Asked) => commissions.pending(signal),
});

/** Where the week of each adviser stands. */
export const statesQuery = ({ commissions }: Calls, week: BusinessWeek, management: number | null) => ({
  queryKey: [DASHBOARD, WEEKLY, 'states', formatWeek(week), management],
  queryFn: ({ signal }: Asked) => commissions.states(week, { management }, signal),
});

/** The weeks as the company numbers them (WKP-11). */
export const cataloguedWeeksQuery = ({ catalog }: Calls) => ({
  queryKey: ['catalogued-weeks'],
  queryFn: ({ signal }: Asked) => catalog.weeks(signal),
  staleTime: WEEKS_LIFE_MS,
});
