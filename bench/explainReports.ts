import { addDays, type DateRange } from '../packages/domain/src/calendar/index.ts';
import { type KnownReport, REPORTS } from '../packages/domain/src/report/index.ts';
import type { Database } from '../apps/server/src/database/database.ts';
import { connectPostgres } from '../apps/server/src/database/postgres.ts';
import { groupsQuery } from '../apps/server/src/resources/report/reportQueries.ts';
import { START, TIME_ZONE } from '../apps/server/src/testing/start.ts';
import { withFilledServer } from './filledServer.ts';
import { FIVE_YEARS, LAST_DAY } from './fiveYears.ts';
import { write } from './report.ts';

/** A step of a plan, as PostgreSQL writes it. */
type Step = {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Step[];
};
type Explained = { readonly 'QUERY PLAN': readonly { readonly Plan: Step; readonly 'Execution Time': number }[] };

/** Below so many rows a step says nothing about speed: they are catalogues and employees. */
const FEW = 2000;

/** What a plan reads: each index, or table that is read whole, with its rows. */
function readsOf(step: Step): readonly string[] {
  const rows = Math.round(step['Actual Rows'] * step['Actual Loops']);
  const whole = step['Node Type'] === 'Seq Scan' ? `all of ${step['Relation Name']}` : undefined;
  const from = step['Index Name'] ?? whole;
  const own = from !== undefined && rows >= FEW ? [`${from} | ${rows.toLocaleString('en-US')}`] : [];
  return [...own, ...(step.Plans ?? []).flatMap(readsOf)];
}

/** The rows of a report in the table of `docs/report-plans.md`: one for each read. */
async function rowsOf({ db }: Database, report: KnownReport): Promise<readonly string[]> {
  const range: DateRange = { start: addDays(LAST_DAY, -364), end: LAST_DAY };
  const people = { range, scope: { kind: 'company', companyId: 1 }, advisers: [], managements: [] } as const;
  const moment = { now: START, today: LAST_DAY, timeZone: TIME_ZONE } as const;
  const question = { ...moment, companyId: 1, range, filter: people, groups: [], groupedBy: [report.groupedBy] };
  const { sql, ...query } = groupsQuery(report, question, 10_001).compile(db);
  const explained = await db.executeQuery<Explained>({ ...query, sql: `explain (analyze, format json) ${sql}` });
  const plan = explained.rows[0]?.['QUERY PLAN'][0];
  if (plan === undefined) throw new Error(`The plan of ${report.id} is not there.`);
  const groups = `${plan.Plan['Actual Rows']} | ${plan['Execution Time'].toFixed(0)}`;
  return [...new Set(readsOf(plan.Plan))].map((read, at) =>
    at === 0 ? `| ${report.id} | ${read} | ${groups} |` : `| … | ${read} | | |`,
  );
}

/** Writes what the plan of each report of a year reads. */
async function explainReports(url: string): Promise<void> {
  const database = connectPostgres(url, 'maintaining');
  write('| report | what is read | rows | groups | ms |\n| --- | --- | --: | --: | --: |');
  for (const report of REPORTS) for (const row of await rowsOf(database, report)) write(row);
  await database.close();
}

if (import.meta.main) await withFilledServer(FIVE_YEARS, explainReports);
