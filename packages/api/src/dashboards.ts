import type { ActivityCount } from '@sereno/domain/activity';
import { type DateRange, parseWireDate } from '@sereno/domain/calendar';
import type { ActivityStatus, DayCount, DaySales, NamedCount, PeopleScope } from '@sereno/domain/dashboards';
import { readActivityCounts } from './activity.ts';
import { bodyOf } from './answer.ts';
import type { Client } from './client.ts';
import { amountOf, countOf } from './figures.ts';
import { asText } from './asText.ts';
import { idsOf, initialAndFinalDate, startAndEndDate } from './query.ts';
import { fieldsOf, integerOf, rowsOf, textOf } from './readers.ts';

/** The filters of `/dashboard` (DSH-01). */
export type SummaryScope = Pick<PeopleScope, 'managements' | 'advisers'>;

const dateOf = (value: unknown) => parseWireDate(textOf(value) ?? '');

/** Reads sales by day (DSH-04, SAL-20); a row without day, count and amount is left out. */
export function readDaySales(body: unknown): readonly DaySales[] {
  return rowsOf(body, (row) => {
    const date = dateOf(row['Date']);
    const sales = countOf(row['Sales']);
    const amount = amountOf(row['Amount']);
    return date === null || sales === null || amount === null ? null : { date, sales, amount };
  });
}

/** Reads counts by name, whose id stands under `idName`; a row without name and count is left out (DSH-06, DSH-07). */
export function readNamedCounts(body: unknown, idName: 'Id' | 'ProspectionMeansId'): readonly NamedCount[] {
  return rowsOf(body, (row) => {
    const name = textOf(row['Name']);
    const count = countOf(row['Count']);
    return name === null || count === null ? null : { id: integerOf(row[idName]), name, count };
  });
}

/** Reads counts by day (DSH-08, API-36); a row without day and count is left out. */
export function readDayCounts(body: unknown): readonly DayCount[] {
  return rowsOf(body, (row) => {
    const date = dateOf(row['Date']);
    const count = countOf(row['Count']);
    return date === null || count === null ? null : { date, count };
  });
}

/**
 * Reads the activity status (ENT-10). Null where the answer has neither part, so that a screen says that there are no
 * data instead of showing zeros. An overdue activity without its day is left out, since its delay is counted from it
 * (DSH-12).
 */
export function readActivityStatus(body: unknown): ActivityStatus | null {
  const fields = fieldsOf(body);
  const onTime = countOf(fields['OnTime']);
  if (onTime === null && !Array.isArray(fields['UnattendedDetail'])) return null;
  return {
    onTime: onTime ?? 0,
    unattended: rowsOf(fields['UnattendedDetail'], (row) => {
      const date = dateOf(row['ActivityDate']);
      return date === null
        ? null
        : {
            prospectName: textOf(row['ProspectName']) ?? '',
            subject: textOf(row['Name']) ?? '',
            date,
            adviserName: textOf(row['Advisor']) ?? '',
          };
    }),
  };
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
  signal?: AbortSignal,
): Promise<readonly ActivityCount[]> {
  const reply = await client.GET('/bi/dashboard/activities-count', {
    params: { query: summaryQuery(range, scope) },
    ...asText(signal),
  });
  return readActivityCounts(bodyOf('GET /bi/dashboard/activities-count', reply));
}

/** Sales and their amount by day (API-31, DSH-04). */
export async function salesAmounts(
  client: Client,
  range: DateRange,
  scope: SummaryScope = {},
  signal?: AbortSignal,
): Promise<readonly DaySales[]> {
  const reply = await client.GET('/bi/sales-amount', {
    params: { query: summaryQuery(range, scope) },
    ...asText(signal),
  });
  return readDaySales(bodyOf('GET /bi/sales-amount', reply));
}

/** Ended activities by tracing type (API-32, DSH-06). */
export async function tracingCounts(
  client: Client,
  range: DateRange,
  scope: SummaryScope = {},
  signal?: AbortSignal,
): Promise<readonly NamedCount[]> {
  const reply = await client.GET('/bi/dashboard/tipify-tracings-count', {
    params: { query: summaryQuery(range, scope) },
    ...asText(signal),
  });
  return readNamedCounts(bodyOf('GET /bi/dashboard/tipify-tracings-count', reply), 'Id');
}

/** Prospects by prospection medium (API-33, DSH-07). */
export async function prospectionMeansCounts(
  client: Client,
  range: DateRange,
  scope: SummaryScope = {},
  signal?: AbortSignal,
): Promise<readonly NamedCount[]> {
  const reply = await client.GET('/bi/dashboard/prospection-means-count', {
    params: { query: summaryQuery(range, scope) },
    ...asText(signal),
  });
  return readNamedCounts(bodyOf('GET /bi/dashboard/prospection-means-count', reply), 'ProspectionMeansId');
}

/** Activities on time and unattended (API-34, DSH-02, DSH-03, DSH-11). */
export async function activityStatus(
  client: Client,
  range: DateRange,
  scope: SummaryScope = {},
  signal?: AbortSignal,
): Promise<ActivityStatus | null> {
  const reply = await client.GET('/dashboard/get-activities', {
    params: { query: summaryQuery(range, scope) },
    ...asText(signal),
  });
  return readActivityStatus(bodyOf('GET /dashboard/get-activities', reply));
}

/** Prospects created by day, as the chart asks for them (API-35, DSH-08). */
export async function createdProspects(
  client: Client,
  range: DateRange,
  scope: SummaryScope = {},
  signal?: AbortSignal,
): Promise<readonly DayCount[]> {
  const reply = await client.GET('/bi/created-prospects-per-date', {
    params: { query: createdQuery(range, scope) },
    ...asText(signal),
  });
  return readDayCounts(bodyOf('GET /bi/created-prospects-per-date', reply));
}

/** The same under the second name that the specification gives (API-36). */
export async function createdProspectsDate(
  client: Client,
  range: DateRange,
  scope: SummaryScope = {},
  signal?: AbortSignal,
): Promise<readonly DayCount[]> {
  const reply = await client.GET('/bi/created-prospects-date', {
    params: { query: createdQuery(range, scope) },
    ...asText(signal),
  });
  return readDayCounts(bodyOf('GET /bi/created-prospects-date', reply));
}
