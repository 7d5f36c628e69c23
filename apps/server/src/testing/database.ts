import { openAsBlob } from 'node:fs';
import process from 'node:process';
import { connect, type Database, type EmbeddedDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { readSnapshot, writeSnapshot } from '../database/snapshot.ts';
import { openPostgresTestDatabase } from './postgres/database.ts';

/** True in the run of the same tests on a PostgreSQL server. */
export const ON_POSTGRES = process.env['DATABASE'] === 'postgres';

/** An empty database with all tables: embedded, or on the PostgreSQL server of the run. */
export function openTestDatabase(): Promise<Database> {
  return ON_POSTGRES ? openPostgresTestDatabase() : openEmbeddedTestDatabase();
}

/** A database with the demo as it begins at `START`: embedded, or on the PostgreSQL server of the run. */
export async function openDemoDatabase(): Promise<Database> {
  if (ON_POSTGRES) return openPostgresTestDatabase('demo');
  return connect({ snapshot: await openAsBlob(process.env['DEMO_SNAPSHOT'] ?? '') });
}

/** An empty database in memory with all tables. Made once per set of migrations, and then taken from a snapshot. */
export async function openEmbeddedTestDatabase(): Promise<EmbeddedDatabase> {
  const snapshot = await readSnapshot();
  if (snapshot) return connect({ snapshot });
  const database = await connect({});
  await migrate(database.db);
  await writeSnapshot(database);
  return database;
}
