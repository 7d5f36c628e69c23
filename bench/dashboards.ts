import { addDays, dateIn, formatWireDate } from '../packages/domain/src/calendar/index.ts';
import { signIn } from './calls.ts';
import { print, quantile, times } from './report.ts';

/** One account per row scope: company, branch, own rows. */
const PEOPLE = ['rol1', 'rol4', 'rol5', 'rol6', 'rol7', 'rol8'];
const RUNS = 40;
const BUDGET_MS = 150;

/** The calls of the dashboards over the longest range that may be asked for, which the demo fills. */
function callsUntil(today: ReturnType<typeof dateIn>): readonly string[] {
  const days = (first: string, last: string, from: number, to: number) =>
    `${first}=${formatWireDate(addDays(today, from))}&${last}=${formatWireDate(addDays(today, to))}`;
  const year = days('StartDate', 'EndDate', -399, 0);
  const around = days('StartDate', 'EndDate', -200, 199);
  const created = days('InitialDate', 'FinalDate', -399, 0);
  return [
    `bi/dashboard/activities-count?${around}`,
    `bi/sales-amount?${year}`,
    `bi/dashboard/tipify-tracings-count?${year}`,
    `bi/dashboard/prospection-means-count?${year}`,
    `dashboard/get-activities?${year}`,
    `bi/created-prospects-per-date?${created}`,
    `bi/created-prospects-date?${created}`,
    `dashboard/get?BusinessLine=*&${year}`,
    `dashboard/getTotal?${year}`,
    `dashboard/get-insurance-contract?${year}`,
    `dashboard/compare-insurance-contract?${year}`,
    `dashboard/get-financial-v2?${year}`,
    `dashboard/financial-socialweb?StartDate=${formatWireDate(today)}`,
    `dashboard/graph-monthlyoffer?Year=${today.slice(0, 4)}&Month=${Number(today.slice(5, 7))}`,
    `bi/detail/contracts?${year}`,
    `bi/detail/activities?${around}`,
    `bi/detail/prospects?${year}`,
  ];
}

/** How long the slowest of twenty of each call takes over a year of the demo, for whom it takes longest. */
export async function benchDashboards(url: string): Promise<void> {
  const slowest = new Map<string, { readonly who: string; readonly p95: number }>();
  for (const who of PEOPLE) {
    const headers = { Authorization: `Bearer ${await signIn(url, who)}` };
    for (const call of callsUntil(dateIn('America/Mexico_City', new Date()))) {
      const get = async () => {
        const answer = await fetch(`${url}/api/${call}`, { headers });
        if (!answer.ok) throw new Error(`${call} answers ${answer.status}.`);
        return answer.arrayBuffer();
      };
      await times(3, get);
      const p95 = quantile(await times(RUNS, get), 0.95);
      const [path = ''] = call.split('?');
      if (p95 > (slowest.get(path)?.p95 ?? 0)) slowest.set(path, { who, p95 });
    }
  }
  print(
    `Dashboards over 400 days, embedded database, p95 of ${RUNS}`,
    [...slowest].map(([path, { who, p95 }]) => ({
      name: `${path} (${who})`,
      value: p95,
      limit: BUDGET_MS,
      unit: 'ms',
      decimals: 1,
    })),
  );
}
