import { run } from './run.ts';

/** What takes too long for every change: more requests, crashes, zones and days, the whole server on PostgreSQL, journeys on other days. */
const LONG = ['apps/server/src', 'packages/domain/src/testing', 'packages/ui/src/pickers/calendar'];
const PROJECTS = ['node', 'server', 'server-postgres'].flatMap((name) => ['--project', name]);

/** The end of a year, a leap day, the night in which Europe's clocks change, the turn of a week, ends of months, and a minute to midnight. */
const MOMENTS = [
  '2026-12-31T18:00:00Z',
  '2028-02-29T18:00:00Z',
  '2027-03-28T00:50:00Z',
  '2026-11-24T18:00:00Z',
  '2026-11-25T18:00:00Z',
  '2027-02-01T18:00:00Z',
  '2027-01-31T18:00:00Z',
  '2026-11-21T05:59:00Z',
];

let failed = 0;
if (!(await run('vitest', ['run', ...PROJECTS, ...LONG], { env: { TEST_EFFORT: '20' } })).ok) failed += 1;
for (const moment of MOMENTS) {
  process.stdout.write(`Journeys at ${moment}\n`);
  if (!(await run('vitest', ['run', '--project', 'e2e'], { env: { E2E_NOW: moment } })).ok) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
