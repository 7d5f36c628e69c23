import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { defineProject } from 'vitest/config';
import { EFFORT } from '../effort.ts';
import { whyLeftOut } from './program.ts';

const source = path.resolve(import.meta.dirname, '../..');
const leftOut = whyLeftOut();
if (leftOut !== null) process.stderr.write(`${leftOut}\n`);

/** The test files that get their database from a helper, which gives them either kind. */
function databaseTests(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) =>
      /\b(?:open(?:Test|Demo)Database|startTestServer|createPostgres)\(/u.test(
        readFileSync(path.join(source, name), 'utf8'),
      ),
    );
}

/**
 * What can differ between the two databases: transactions at once, crashes, types of values, the order of texts, sums, and every
 * statement once, which the fuzz sends.
 */
const DIFFERING = [
  '**/*.postgres.test.ts',
  'database/**/*.test.ts',
  'commands/**/*.test.ts',
  'idempotency/**/*.test.ts',
  'contract/fuzz.test.ts',
  'resources/activity/lists.test.ts',
  'resources/carousel/**/*.test.ts',
  'resources/catalog/organisation.test.ts',
  'resources/commissions/deciding.test.ts',
  'resources/dashboards/*{Figures,figures,reconcile}.test.ts',
  'resources/contract/*.test.ts',
  'resources/discount/*.test.ts',
  'resources/guard/*.test.ts',
  'resources/prospect/registers.test.ts',
  'resources/prospectList/prospectList.test.ts',
  'resources/quotation/once.test.ts',
  'resources/recordari/*.test.ts',
  'resources/registers/*.test.ts',
  'resources/report/*.test.ts',
  'resources/search/*.test.ts',
];

/** The server's tests once more, on a real PostgreSQL: all of them in the long run. The files `*.postgres.test.ts` run here alone. */
export default defineProject({
  root: source,
  test: {
    name: 'server-postgres',
    environment: 'node',
    include: leftOut === null ? (EFFORT > 1 ? databaseTests() : DIFFERING) : [],
    isolate: false,
    // By itself a project in a file of its own leaves a core to others, which on two cores is half of them.
    maxWorkers: 2,
    globalSetup: path.join(import.meta.dirname, 'globalSetup.ts'),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { TZ: 'Pacific/Kiritimati', DATABASE: 'postgres' },
  },
});
