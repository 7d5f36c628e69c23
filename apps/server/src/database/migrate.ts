import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** The database was written by a newer version, whose tables this one does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** Brings the tables to the newest form; all of the missing migrations or none of them. */
export async function migrate(
  db: Kysely<Schema>,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const unknown = /previously executed migration (?<name>\S+) is missing/u.exec(
    error instanceof Error ? error.message : '',
  )?.groups?.['name'];
  if (unknown !== undefined) throw new NewerDatabaseError(`The database holds the migration ${unknown}, unknown here.`);
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'before any migration';
  throw new Error(`The tables could not be brought up to date (${failed}).`, { cause: error });
}
