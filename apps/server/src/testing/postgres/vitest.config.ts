import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { defineProject } from 'vitest/config';
import { postgresProgram } from './program.ts';

const source = path.resolve(import.meta.dirname, '../..');
const isAvailable = postgresProgram() !== undefined;
if (!isAvailable) {
  const platform = `${process.platform}-${process.arch}`;
  process.stderr.write(`server-postgres is left out: there is no PostgreSQL from npm for ${platform}.\n`);
}

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

/** The server's tests once more, on a real PostgreSQL. The files `*.postgres.test.ts` run here alone. */
export default defineProject({
  root: source,
  test: {
    name: 'server-postgres',
    environment: 'node',
    include: isAvailable ? databaseTests() : [],
    globalSetup: path.join(import.meta.dirname, 'globalSetup.ts'),
    testTimeout: 20_000,
    hookTimeout: 30_000,
    env: { TZ: 'Pacific/Kiritimati', DATABASE: 'postgres' },
  },
});
