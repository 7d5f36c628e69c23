import type { ActivityCount } from '@sereno/domain/activity';
import type { DateRange } from '@sereno/domain/calendar';
import type { ActivityStatus, DayCount, DaySales, NamedCount, PeopleScope } from '@sereno/domain/dashboards';
import { readActivityCounts } from './activity.ts';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import {
  activityStatusOf,
  createdProspectsOf,
  daySalesOf,
  prospectionMeansCountOf,
  tracingCountOf,
} from './generated/readers/dashboards.ts';
import { idsOf, initialAndFinalDate, startAndEndDate } from './query.ts';
import { fieldsOf, listReader, rowsOf } from './readers.ts';
import { countOf } from './figures.ts';

/** The filters of `/dashboard` (DSH-01). */
export type SummaryScope = Pick<PeopleScope, 'managements' | 'advisers'>;

/** Reads sales by day (DSH-04, SAL-20); a row without day, count and amount is left out. */
export const readDaySales = listReader(daySalesOf);

/** Reads counts by name, whose id stands under `idName`; a row without name and count is left out (DSH-06, DSH-07). */
export const readNamedCounts = (body: unknown, idName: 'Id' | 'ProspectionMeansId'): readonly NamedCount[] =>
  rowsOf(body, idName === 'Id' ? tracingCountOf : prospectionMeansCountOf);

/** Reads counts by day (DSH-08, API-36); a row without day and count is left out. */
export const readDayCounts = listReader(createdProspectsOf);

/**
 * Reads the activity status (ENT-10). Odd, because either part will do: null where the answer has neither, so that a screen says that
 * there are no data instead of showing zeros. An overdue activity without its day is left out, since its delay is counted from it
 * (DSH-12).
 */
export function readActivityStatus(body: unknown): ActivityStatus | null {
  const fields = fieldsOf(body);
  const isThere = countOf(fields['OnTime']) !== null || Array.isArray(fields['UnattendedDetail']);
  return isThere ? activityStatusOf(fields) : null;
}

/** Range and lists of the calls that name the lists with brackets (API-30 to API-34). */
export const summaryQuery = (range: DateRange, { advisers, managements }: SummaryScope) => ({
  ...startAndEndDate(range),
  'Advisors[]': idsOf(advisers),
  'Management[]': idsOf(managements),
});

/** The same two lists, which these calls name without brackets (API-35). */
const createdQuery = (range: DateRange, { advisers, managements }: SummaryScope) => ({
  ...initialAndFinalDate(range),
  Advisors: idsOf(advisers),
  Management: idsOf(managements),
});

/** Activities by day and type (API-30, DSH-05). */
export async function activityCounts(
  client: Client,
  range: DateRange,
  scope: SummaryScope = {},
  signal: Signal = null,
): Promise<readonly ActivityCount[]> {
  const requested = client.GET('/bi/dashboard/activities-count', {
    params: { query: summaryQuery(range, scope) },
    signal,
  });
  return answerOf('GET /bi/dashboard/activities-count', requested, readActivityCounts);
}

/** Sales and their amount by day (API-31, DSH-04). */
export async function salesAmounts(
  client: Client,
  range: DateRange,
  scope: SummaryScope = {},
  signal: Signal = null,
): Promise<readonly DaySales[]> {
  const requested = client.GET('/bi/sales-amount', { params: { query: summaryQuery(range, scope) }, signal });
  return answerOf('GET /bi/sales-amount', requested, readDaySales);
}

/** Ended activities by tracing type (API-32, DSH-06). */
export async function tracingCounts(
  client: Client,
  range: DateRange,
  scope: SummaryScope = {},
  signal: Signal = null,
): Promise<readonly NamedCount[]> {
  const requested = client.GET('/bi/dashboard/tipify-tracings-count', {
    params: { query: summaryQuery(range, scope) },
    signal,
  });
  return answerOf('GET /bi/dashboard/tipify-tracings-count', requested, (body) => readNamedCounts(body, 'Id'));
}

/** Prospects by prospection medium (API-33, DSH-07). */
export async function prospectionMeansCounts(
  client: Client,
  range: DateRange,
  scope: SummaryScope = {},
  signal: Signal = null,
): Promise<readonly NamedCount[]> {
  const requested = client.GET('/bi/dashboard/prospection-means-count', {
    params: { query: summaryQuery(range, scope) },
    signal,
  });
  return answerOf('GET /bi/dashboard/prospection-means-count', requested, (body) =>
    readNamedCounts(body, 'ProspectionMeansId'),
  );
}

/** Activities on time and unattended (API-34, DSH-02, DSH-03, DSH-11). */
export async function activityStatus(
  client: Client,
  range: DateRange,
  scope: SummaryScope = {},
  signal: Signal = null,
): Promise<ActivityStatus | null> {
  const requested = client.GET('/dashboard/get-activities', { params: { query: summaryQuery(range, scope) }, signal });
  return answerOf('GET /dashboard/get-activities', requested, readActivityStatus);
}

/** Prospects created by day, as the chart asks for them (API-35, DSH-08). */
export async function createdProspects(
  client: Client,
  range: DateRange,
  scope: SummaryScope = {},
  signal: Signal = null,
): Promise<readonly DayCount[]> {
  const requested = client.GET('/bi/created-prospects-per-date', {
    params: { query: createdQuery(range, scope) },
    signal,
  });
  return answerOf('GET /bi/created-prospects-per-date', requested, readDayCounts);
}

/** The same under the second name that the specification gives (API-36). */
export async function createdProspectsDate(
  client: Client,
  range: DateRange,
  scope: SummaryScope = {},
  signal: Signal = null,
): Promise<readonly DayCount[]> {
  const requested = client.GET('/bi/created-prospects-date', { params: { query: createdQuery(range, scope) }, signal });
  return answerOf('GET /bi/created-prospects-date', requested, readDayCounts);
}
