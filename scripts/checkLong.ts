import { conclude, runTests, type Outcome } from './testRun.ts';

/**
 * Checks too slow for every change: more requests, crashes, zones and days, the whole server on PostgreSQL, every page of the
 * workbench, the examples that take minutes to build, journeys on other days.
 */
const LONG = ['apps/server/src', 'packages/domain/src/testing', 'packages/ui/src/pickers/calendar'];
const PROJECTS = ['node', 'server', 'server-postgres'].flatMap((name) => ['--project', name]);

/** The end of a year, a leap day, the night in which Europe's clocks change, the turn of a week, ends of months, and the end of a day: near to midnight, as journeys go on from there. */
const MOMENTS = [
  '2026-12-31T18:00:00Z',
  '2028-02-29T18:00:00Z',
  '2027-03-28T00:50:00Z',
  '2026-11-24T18:00:00Z',
  '2026-11-25T18:00:00Z',
  '2027-02-01T18:00:00Z',
  '2027-01-31T18:00:00Z',
  '2026-11-21T05:40:00Z',
];

const outcomes: Outcome[] = [await runTests('Long runs', [...PROJECTS, ...LONG], { TEST_EFFORT: '20' })];
outcomes.push(await runTests('The workbench', ['--project', 'workbench']));
outcomes.push(await runTests('The examples', ['--project', 'examples']));
for (const moment of MOMENTS)
  outcomes.push(await runTests(`Journeys at ${moment}`, ['--project', 'e2e'], { E2E_NOW: moment }));
conclude(outcomes);
