import type { DateRange } from '@sereno/domain/calendar';
import {
  formatGroupKey,
  type GroupKey,
  type KnownReport,
  type ReportFigures,
  type ReportGroup,
  type ReportRow,
  type ReportSubscription,
  SUBSCRIPTION_STATES,
  type Sums,
  sumsOf,
  hasHundredths,
} from '@sereno/domain/report';
import { answerOf } from './answer.ts';
import { binder } from './binder.ts';
import type { Client, Doors, Signal } from './client.ts';
import { type SummaryScope, summaryQuery } from './dashboards.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { amountOf, countOf, numberOf } from './figures.ts';
import { type Fields, fieldsOf, integerOf, listOf, rowsOf, textOf } from './readers.ts';
import { dayOf } from './values.ts';

/** What a report is asked: which days, whose rows, and only those of some groups. */
export type ReportQuestion = {
  readonly range: DateRange;
  readonly scope?: SummaryScope;
  readonly groups?: readonly GroupKey[];
};

/** One page of the rows behind a figure, and how many there are on all pages. */
export type ReportPage = { readonly rows: readonly ReportRow[]; readonly total: number };

/** Odd, because which sums there are is said by the report, not by the document. */
function sumsIn(report: KnownReport, wire: unknown): Sums {
  const sums = fieldsOf(wire);
  const read = (id: string, isExact: boolean) => (isExact ? amountOf(sums[id]) : numberOf(sums[id])) ?? 0;
  return Object.fromEntries(sumsOf(report).map((sum) => [sum.id, read(sum.id, hasHundredths(sum))]));
}

const groupIn = (report: KnownReport, row: Fields): ReportGroup => ({
  keys: listOf(row['Keys']).map(textOf),
  names: listOf(row['Names']).map(textOf),
  sums: sumsIn(report, row['Sums']),
});

function rowIn(report: KnownReport, row: Fields): Omit<ReportRow, 'place'> | null {
  const day = dayOf(row['Day']);
  if (day === null) return null;
  return {
    id: integerOf(row['Id']) ?? 0,
    name: textOf(row['Name']) ?? '',
    day,
    adviserName: textOf(row['AdviserName']),
    sums: sumsIn(report, row['Sums']),
  };
}

const queryOf = ({ range, scope = {}, groups = [] }: ReportQuestion) => ({
  ...summaryQuery(range, scope),
  ...(groups.length > 0 && { Group: groups.map(formatGroupKey) }),
});

/** The figures of a report by one dimension or two (UND-15 to UND-29, an extension of our own server). */
async function reportFigures(
  client: Client,
  report: KnownReport,
  question: ReportQuestion & { readonly groupedBy: readonly string[] },
  signal: Signal = null,
): Promise<ReportFigures> {
  const requested = client.GET('/report/{report}', {
    params: {
      path: { report: report.id },
      query: { ...queryOf(question), GroupBy: question.groupedBy.join(',') },
    },
    signal,
  });
  return answerOf('GET /report/{report}', requested, (body: unknown) => ({
    groupedBy: question.groupedBy,
    groups: rowsOf(fieldsOf(body)['Groups'], (row) => groupIn(report, row)),
    total: sumsIn(report, fieldsOf(body)['Total']),
  }));
}

/** One page of the rows behind a figure of a report. */
async function reportRows(
  client: Client,
  report: KnownReport,
  question: ReportQuestion & { readonly page: number; readonly pageSize: number },
  signal: Signal = null,
): Promise<ReportPage> {
  const { page, pageSize } = question;
  const requested = client.GET('/report/{report}/rows', {
    params: { path: { report: report.id }, query: { ...queryOf(question), Page: page, PageSize: pageSize } },
    signal,
  });
  return answerOf('GET /report/{report}/rows', requested, (body: unknown) => ({
    rows: rowsOf(fieldsOf(body)['Rows'], (row) => rowIn(report, row)).map((row, at) => ({
      ...row,
      place: page * pageSize + at,
    })),
    total: countOf(fieldsOf(body)['Total']) ?? 0,
  }));
}

const idsOf = (wire: unknown): readonly number[] =>
  listOf(wire)
    .map(integerOf)
    .filter((id) => id !== null);

function subscriptionIn(row: Fields): ReportSubscription | null {
  const id = integerOf(row['Id']);
  const report = textOf(row['Report']);
  if (id === null || report === null) return null;
  return {
    id,
    report,
    title: textOf(row['Title']) ?? report,
    groupedBy: textOf(row['GroupBy']) ?? '',
    managements: idsOf(row['Management']),
    advisers: idsOf(row['Advisors']),
    state: SUBSCRIPTION_STATES.find((state) => state === row['State']) ?? 'waiting',
    sentFor: dayOf(row['SentFor']),
  };
}

/** The reports that the person gets by mail each Monday (an extension of our own server). */
async function reportSubscriptions(client: Client, signal: Signal = null): Promise<readonly ReportSubscription[]> {
  const requested = client.GET('/report-subscription', { signal });
  return answerOf('GET /report-subscription', requested, (body: unknown) => rowsOf(body, subscriptionIn));
}

/** What is subscribed to, and the labels of the report in the person's language. */
export type NewSubscription = Pick<
  ReportSubscription,
  'report' | 'title' | 'groupedBy' | 'managements' | 'advisers'
> & {
  readonly words: readonly { readonly key: string; readonly text: string }[];
};

/** Subscribes the person to a report by mail; to subscribe twice to the same changes nothing. */
async function subscribeReport(client: Client, subscription: NewSubscription): Promise<Outcome> {
  const { report, title, groupedBy, managements, advisers, words } = subscription;
  const body = {
    Report: report,
    Title: title,
    GroupBy: groupedBy,
    Management: [...managements],
    Advisors: [...advisers],
    Words: words.map(({ key, text }) => ({ Key: key, Text: text })),
  };
  return outcomeOf('POST /report-subscription', client.POST('/report-subscription', { body }));
}

/** Ends a subscription of the person. */
async function endSubscription(client: Client, id: number): Promise<Outcome> {
  const requested = client.POST('/report-subscription/{id}/end', { params: { path: { id } } });
  return outcomeOf('POST /report-subscription/{id}/end', requested);
}

/** The calls of every report, apart from the others: their page alone needs them. */
export function createReportCalls({ client }: Pick<Doors, 'client'>) {
  const bound = binder(client);
  return {
    reportFigures: bound(reportFigures),
    reportRows: bound(reportRows),
    reportSubscriptions: bound(reportSubscriptions),
    subscribeReport: bound(subscribeReport),
    endSubscription: bound(endSubscription),
  };
}

export type ReportCalls = ReturnType<typeof createReportCalls>;
