import type { CalendarDate } from '@sereno/domain/calendar';
import {
  dimensionOf,
  type GroupKey,
  hasHundredths,
  type KnownReport,
  type ReportGroup,
  type ReportRow,
  type Sums,
  sumsOf,
} from '@sereno/domain/report';
import { fromCents } from '@sereno/domain/money';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { nameIn } from '../../database/text.ts';
import { ofPeople, type RowFilter } from '../dashboards/rowFilter.ts';
import { REPORT_ROWS, type RowsContext } from './reportRows.ts';

/** The query of a report: people, period, and only the rows of some groups. */
export type ReportQuestion = RowsContext & {
  readonly filter: RowFilter;
  readonly groups: readonly GroupKey[];
};

/** A dimension as SQL: what rows are grouped by, and the key and the name of a group, which follow from it. */
type Named = {
  readonly group: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
  readonly name: RawBuilder<unknown>;
};
const none = sql`null::text`;

/** SQL of a dimension of the table `row`, with `person` whose row it is and the `unit` of that person. */
function columnOf(report: KnownReport, id: string): Named {
  switch (id) {
    case 'adviser':
      return { group: sql`person.id`, key: sql`person.id::text`, name: nameIn('person') };
    case 'management':
      return { group: sql`unit.id`, key: sql`unit.id::text`, name: sql`unit.name` };
    case 'month': {
      const month = sql`date_trunc('month', row.day::timestamp)`;
      return { group: month, key: sql`to_char(${month}, 'YYYY-MM-DD')`, name: none };
    }
    case 'day':
      return { group: sql`row.day`, key: sql`to_char(row.day, 'YYYY-MM-DD')`, name: none };
    default: {
      const key = sql.ref(`row.${id}`);
      const isNamed = dimensionOf(report, id).kind === 'name';
      return { group: key, key, name: isNamed ? sql`min(${sql.ref(`row.${id}_name`)})` : none };
    }
  }
}

/** The rows that a question leaves: those of the people whom the person sees, and of the groups that are asked for. */
function rowsFor(report: KnownReport, question: ReportQuestion): RawBuilder<unknown> {
  const conditions: RawBuilder<SqlBool>[] = [
    ofPeople(question.filter, 'row'),
    ...question.groups.map(
      ({ dimension, key }) => sql<SqlBool>`${columnOf(report, dimension).key} is not distinct from ${key}::text`,
    ),
  ];
  return sql`(${REPORT_ROWS[report.id](question)}) row
    left join employee person on person.id = row.employee_id
    left join management unit on unit.id = person.management_id
    where ${sql.join(conditions, sql` and `)}`;
}

type Selected = Readonly<Record<string, string | number | null>>;

const textIn = (row: Selected, column: string): string | null => {
  const value = row[column] ?? null;
  return value === null ? null : String(value);
};

/** Amounts come in cents, points in hundredths, and sums of them as text. */
const sumsIn = (report: KnownReport, row: Selected): Sums =>
  Object.fromEntries(
    sumsOf(report).map((measure) => {
      const sum = Number(row[measure.id] ?? 0);
      return [measure.id, hasHundredths(measure) ? fromCents(sum) : sum];
    }),
  );

type GroupsQuestion = ReportQuestion & { readonly groupedBy: readonly string[] };

/** SQL of the rows of a question, grouped and added up, by key; at most `limit` groups. */
export function groupsQuery(report: KnownReport, question: GroupsQuestion, limit: number): RawBuilder<Selected> {
  const columns = question.groupedBy.map((id) => columnOf(report, id));
  const selected = columns.flatMap(({ key, name }, at) => [
    sql`${key} as ${sql.ref(`key${at}`)}`,
    sql`${name} as ${sql.ref(`name${at}`)}`,
  ]);
  const sums = sumsOf(report).map(({ id }) => sql`sum(${sql.ref(`row.${id}`)})::bigint as ${sql.ref(id)}`);
  const keys = columns.map(({ key }) => key);
  return sql<Selected>`
    select ${sql.join([...selected, ...sums])} from ${rowsFor(report, question)}
    group by ${sql.join(columns.map(({ group }) => group))} order by ${sql.join(keys)} limit ${limit}`;
}

/** The groups of a question, at most `limit`. */
export async function listGroups(
  db: Kysely<Schema>,
  report: KnownReport,
  question: GroupsQuestion,
  limit: number,
): Promise<readonly ReportGroup[]> {
  const { rows } = await groupsQuery(report, question, limit).execute(db);
  return rows.map((row) => ({
    keys: question.groupedBy.map((_, at) => textIn(row, `key${at}`)),
    names: question.groupedBy.map((_, at) => textIn(row, `name${at}`)),
    sums: sumsIn(report, row),
  }));
}

type PageQuestion = { readonly page: number; readonly pageSize: number };

/** The days from which the rows of a page come, the newest first, and how many of theirs stand on the pages before. */
function daysOfPage(days: readonly { readonly day: CalendarDate; readonly count: number }[], question: PageQuestion) {
  const first = question.page * question.pageSize;
  let end = 0;
  const shown = days.flatMap(({ day, count }) => {
    const start = end;
    end += count;
    return end > first && start < first + question.pageSize ? [{ day, start }] : [];
  });
  const [newest] = shown;
  return newest && { newest: newest.day, oldest: shown.at(-1)?.day ?? newest.day, before: first - newest.start };
}

/**
 * One page of the rows of a question, the newest first, and how many there are. Rows are counted by day, and only those of the days on
 * the page are looked up and put in order.
 */
export async function listRows(
  db: Kysely<Schema>,
  report: KnownReport,
  question: ReportQuestion,
  page: PageQuestion,
): Promise<{ readonly rows: readonly Omit<ReportRow, 'place'>[]; readonly total: number }> {
  const from = rowsFor(report, question);
  const { rows: days } = await sql<{ readonly day: CalendarDate; readonly count: number }>`
    select row.day, count(*)::integer as count from ${from} group by row.day order by row.day desc`.execute(db);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const shown = daysOfPage(days, page);
  if (shown === undefined) return { rows: [], total };
  const sums = sumsOf(report).map(({ id }) => sql.ref(`row.${id}`));
  const { rows } = await sql<Selected & { readonly rowDay: CalendarDate }>`
    select row.id as "rowId", row.name as "rowName", row.day as "rowDay", ${nameIn('person')} as "adviserName",
      ${sql.join(sums)}
    from ${from} and row.day between ${shown.oldest}::date and ${shown.newest}::date
    order by row.day desc, row.id desc, row.name limit ${page.pageSize} offset ${shown.before}`.execute(db);
  return {
    rows: rows.map((row) => ({
      id: Number(row['rowId']),
      name: textIn(row, 'rowName') ?? '',
      day: row.rowDay,
      adviserName: textIn(row, 'adviserName'),
      sums: sumsIn(report, row),
    })),
    total,
  };
}
