import process from 'node:process';
import { addDays, formatWireDate } from '@sereno/domain/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ON_POSTGRES } from '../../testing/database.ts';
import { bearer, startTestServer, TODAY, type TestServer } from '../../testing/testServer.ts';

const RUNS = 20;
/** What the slowest of twenty may take on a machine that does nothing else, in milliseconds. */
const BUDGET_MS = ON_POSTGRES ? 50 : 150;
/**
 * Machines are noisy, so the time of this process's processor is measured, of which a database on a server is no part, and the
 * test fails only for what is far from the budget.
 */
const NOISE = 4;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await sql`analyze`.execute(server.database.db);
});
afterAll(() => server.close());

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

const first = formatWireDate(addDays(TODAY, -399));
const last = formatWireDate(TODAY);
const year = `StartDate=${first}&EndDate=${last}`;
const ahead = `StartDate=${formatWireDate(addDays(TODAY, -300))}&EndDate=${formatWireDate(addDays(TODAY, 99))}`;

/** As many as may be chosen; all of them, for whoever sees them. */
const sellers = Array.from({ length: 500 }, (_, index) => `&Advisors=${1000 + index}`).join('');
const units = Array.from({ length: 500 }, (_, index) => `&Management=${1 + index}`).join('');
const heads = Array.from({ length: 500 }, (_, index) => `&Managers=${1 + index}`).join('');

/** Each call over the longest range, and the fewest rows that its answer for a whole company has. */
const CALLS: readonly [url: string, least: number][] = [
  [`/bi/dashboard/activities-count?${ahead}`, 500],
  [`/bi/sales-amount?${year}`, 300],
  [`/bi/dashboard/tipify-tracings-count?${year}`, 5],
  [`/bi/dashboard/prospection-means-count?${year}`, 8],
  [`/dashboard/get-activities?${year}`, 50],
  [`/bi/created-prospects-per-date?InitialDate=${first}&FinalDate=${last}`, 300],
  [`/dashboard/get?BusinessLine=*&${year}`, 300],
  [`/dashboard/get?BusinessLine=*&${year}${sellers.replaceAll('Advisors', 'SlpCode')}${units}`, 300],
  [`/dashboard/getTotal?${year}`, 4],
  [`/dashboard/get-insurance-contract?${year}`, 70],
  [`/dashboard/get-insurance-contract?${year}${sellers}${heads}`, 70],
  [`/dashboard/compare-insurance-contract?${year}`, 3],
  [`/dashboard/get-financial-v2?${year}`, 20],
  [`/dashboard/get-financial-v2?${year}${sellers.replaceAll('Advisors', 'SlpCode')}${units}`, 20],
  [`/dashboard/financial-socialweb?StartDate=${last}`, 3],
  ['/dashboard/graph-monthlyoffer?Year=2026&Month=10', 20],
  [`/bi/detail/contracts?${year}`, 2000],
  [`/bi/detail/contracts?${year}&Basis=cancelled`, 100],
  [`/bi/detail/contracts?${year}&County=guadalajara`, 20],
  [`/bi/detail/renewals?${year}`, 100],
  [`/bi/detail/activities?${ahead}`, 5000],
  [`/bi/detail/prospects?${year}`, 2000],
  [`/bi/sales-amount?${year}${sellers}${units}`, 300],
  [`/bi/detail/activities?${ahead}${sellers}${units}`, 5000],
];

type Body =
  | unknown[]
  | {
      DailySales?: unknown[];
      UnattendedDetail?: unknown[];
      Detail?: unknown[];
      RankingOffer?: unknown[];
      InsurancesContracts?: unknown[];
      DigitalLeads?: unknown[];
    };
const rowsIn = (body: Body): unknown[] =>
  Array.isArray(body)
    ? body
    : (body.DailySales ??
      body.UnattendedDetail ??
      body.Detail ??
      body.RankingOffer ??
      body.InsurancesContracts ??
      body.DigitalLeads ??
      []);

describe.each(['rol1', 'rol4', 'rol6', 'rol7', 'rol8'])('%s asks for a year', (username) => {
  let headers: ReturnType<typeof bearer>;
  beforeAll(async () => {
    headers = bearer(await server.signIn(username));
  });

  it.each(CALLS.map(([url, least]) => [url.slice(0, 80), url, least] as const))(
    '%s is answered not far from its budget',
    async (_title, url, least) => {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const begun = process.cpuUsage();
        await server.app.inject({ url: `/api${url}`, headers });
        const { user, system } = process.cpuUsage(begun);
        times.push((user + system) / 1000);
      }
      const response = await server.app.inject({ url: `/api${url}`, headers });
      const { length } = rowsIn(response.json<{ body: Body }>().body);
      expect(length).toBeGreaterThanOrEqual(username === 'rol1' ? least : 0);
      process.stdout.write(
        `${username} ${url.slice(0, 80)}: ${length} rows, ${Math.round(response.body.length / 1000)} kB, processor median ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms of ${BUDGET_MS}.\n`,
      );
      expect(quantile(times, 0.5)).toBeLessThan(BUDGET_MS * NOISE);
    },
  );
});
