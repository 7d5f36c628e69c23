import { addDays, type DateRange, formatWireDate } from '../packages/domain/src/calendar/index.ts';
import { type KnownReport, REPORTS } from '../packages/domain/src/report/index.ts';
import { signIn } from './calls.ts';
import { withApplication, withFilledServer } from './filledServer.ts';
import { FIVE_YEARS, LAST_DAY } from './fiveYears.ts';
import { type Figure, print, quantile, times } from './report.ts';

const RUNS = 20;
/** Milliseconds that a report of so many days may take. */
const PERIODS = [
  { name: 'a year', days: 365, limit: 300 },
  { name: 'a month', days: 30, limit: 100 },
] as const;

/** The renewals of policies are for role 13 alone (MNU-27). */
const readerOf = ({ id }: KnownReport): string => (id === 'insurance' ? 'rol13' : 'rol1');

const addressOf = ({ start, end }: DateRange): string =>
  `StartDate=${formatWireDate(start)}&EndDate=${formatWireDate(end)}`;

async function measure(url: string): Promise<void> {
  const figures: Figure[] = [];
  for (const report of REPORTS) {
    const headers = { Authorization: `Bearer ${await signIn(url, readerOf(report))}` };
    for (const { name, days, limit } of PERIODS) {
      const period = addressOf({ start: addDays(LAST_DAY, 1 - days), end: LAST_DAY });
      for (const [part, path] of [
        ['', ''],
        [', its rows', '/rows'],
      ]) {
        let isAnswered = true;
        const get = async () => {
          const answer = await fetch(`${url}/api/report/${report.id}${path}?${period}`, { headers });
          isAnswered &&= answer.ok;
          return answer.arrayBuffer();
        };
        await times(3, get);
        const p95 = quantile(await times(RUNS, get), 0.95);
        // What was not answered in time took longer than may be waited for.
        figures.push({ name: `${report.id}: ${name}${part}`, value: isAnswered ? p95 : Infinity, limit, unit: 'ms' });
      }
    }
  }
  print(`Reports among 1,000,000 activities, PostgreSQL, p95 of ${RUNS}`, figures);
}

/** How long each report takes among five years of a large company, on a PostgreSQL server of its own. */
export async function benchReports(): Promise<void> {
  await withFilledServer(FIVE_YEARS, (database) => withApplication(database, measure));
}
