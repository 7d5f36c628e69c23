import type { TestProject } from 'vitest/node';
import type { Database } from '../../database/database.ts';
import { connectPostgres } from '../../database/postgres.ts';
import { migrate } from '../../database/migrate.ts';
import { seedDemo } from '../../demo/seed.ts';
import { START, TIME_ZONE } from '../start.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { postgresProgram } from './program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's PostgreSQL server. Its database `template` has all tables, `demo` the demo of `START`, too. */
    postgresUrl: string;
  }
}

async function make(
  cluster: Cluster,
  name: string,
  from: string,
  fill: (database: Database) => Promise<unknown>,
): Promise<void> {
  const server = connectPostgres(cluster.url(), 'maintaining');
  await server.engine.exec(`create database ${name} template ${from}`);
  await server.close();
  const database = connectPostgres(cluster.url(name), 'maintaining');
  await fill(database);
  await database.close();
}

/** Starts one PostgreSQL server for the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = postgresProgram();
  if (program === undefined)
    throw new Error('The PostgreSQL of npm is not installed. Remove node_modules, and run the command again.');
  const cluster = await startCluster(program);
  try {
    await make(cluster, 'template', 'template0', ({ db }) => migrate(db));
    // Copied, a demo takes a tenth of the time that it takes to fill.
    await make(cluster, 'demo', 'template', (demo) => seedDemo(demo, { clock: () => START, timeZone: TIME_ZONE }));
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('postgresUrl', cluster.url());
  return () => cluster.stop();
}
