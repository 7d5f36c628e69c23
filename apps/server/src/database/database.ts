import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect } from 'kysely';
import { PARSERS } from './parsers.ts';
import type { Schema } from './schema.ts';

/** An open database, the embedded one or one on a server. */
export type Database = {
  readonly db: Kysely<Schema>;
  /** What is below Kysely, for statements that know nothing of the schema. */
  readonly engine: { exec(statements: string): Promise<unknown> };
  /** Where its files lie; left out in memory and on a server, whose disk is not ours to look at. */
  readonly folder?: string;
  close(): Promise<void>;
};

/** The database inside this process. Its engine also does what is no SQL: snapshots. */
export type EmbeddedDatabase = Database & { readonly engine: PGlite };

/** Where the database comes from: a folder, a snapshot, both (the snapshot fills the empty folder) or neither (memory). */
export type DatabaseSource = { readonly folder?: string; readonly snapshot?: Blob };

/**
 * Opens PostgreSQL inside this process. It has one connection, so an open transaction blocks every other statement: do
 * nothing slow inside one, such as hashing a password.
 */
export async function connect({ folder, snapshot }: DatabaseSource): Promise<EmbeddedDatabase> {
  const engine = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(snapshot && { loadDataDir: snapshot }),
    parsers: PARSERS,
    extensions: { pg_trgm },
  });
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: engine }) });
  return {
    db,
    engine,
    ...(folder !== undefined && { folder }),
    async close() {
      await db.destroy();
      // Kysely closes the engine only if it has used it.
      if (!engine.closed) await engine.close();
    },
  };
}
