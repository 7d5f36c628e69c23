import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../apps/server/src/database/database.ts';
import { openDatabase } from '../apps/server/src/database/open.ts';
import { connectPostgres } from '../apps/server/src/database/postgres.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { seedDemo } from '../apps/server/src/demo/seed.ts';
import { startCluster } from '../apps/server/src/testing/postgres/cluster.ts';
import { postgresProgram } from '../apps/server/src/testing/postgres/program.ts';
import { startProcess } from '../apps/server/src/testing/serverProcess.ts';
import { START, TIME_ZONE } from '../apps/server/src/testing/start.ts';

/** One of some words, by the number of a row, as SQL. */
export const oneOf = (words: string, step: number): string =>
  `(array['${words.split(' ').join("','")}'])[(n / ${step}) % ${words.split(' ').length} + 1]`;

/** Statements before all others: who the rows of company 1 belong to, and that what they refer to is not looked up. */
const BEFORE = [
  `set session_replication_role = replica`,
  `create temporary table staff as select id, row_number() over (order by id) - 1 as place from employee
    where company_id = 1`,
];

/** Writes the demo and what the statements add to it, and closes the database. */
async function fill(database: Database, statements: readonly string[]): Promise<void> {
  await seedDemo(database, { clock: () => START, timeZone: TIME_ZONE });
  // In one go, and so on one connection: some of it belongs to the session.
  await database.engine.exec([...BEFORE, ...statements, `set session_replication_role = default`].join(';\n'));
  await database.engine.exec('vacuum analyze');
  await database.close();
}

/** Runs work on a PostgreSQL server of its own, with the demo and what the statements add to it. */
export async function withFilledServer(
  statements: readonly string[],
  work: (url: string) => Promise<void>,
): Promise<void> {
  const program = postgresProgram();
  if (program === undefined) throw new Error('The PostgreSQL of npm is not installed.');
  const cluster = await startCluster(program);
  try {
    const database = connectPostgres(cluster.url(), 'maintaining');
    await migrate(database.db);
    await fill(database, statements);
    await work(cluster.url());
  } finally {
    await cluster.stop();
  }
}

async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sereno-bench-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type ApplicationWork = (url: string, pid: number) => Promise<void>;

async function withServer(environment: Record<string, string>, work: ApplicationWork): Promise<void> {
  const server = startProcess(environment);
  try {
    await work(await server.ready, Number(server.process.pid));
  } finally {
    server.process.kill();
    await server.ended;
  }
}

/** Runs work against the application on a PostgreSQL database. */
export async function withApplication(database: string, work: ApplicationWork): Promise<void> {
  await withFolder((folder) => withServer({ DATABASE_URL: database, DATA_DIR: folder }, work));
}

/** Runs work against the application on its embedded database, with the demo and what the statements add to it. */
export async function withEmbedded(statements: readonly string[], work: ApplicationWork): Promise<void> {
  await withFolder(async (folder) => {
    await fill(await openDatabase(folder), statements);
    await withServer({ DATA_DIR: folder }, work);
  });
}
