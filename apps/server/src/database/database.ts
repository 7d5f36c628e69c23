import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Schema } from './schema.ts';

/** An open database. */
export type Database = {
  readonly db: Kysely<Schema>;
  /** The engine itself, for what is no SQL: snapshots. */
  readonly engine: PGlite;
  close(): Promise<void>;
};

/** Where the database comes from: a folder, a snapshot, both (the snapshot fills the empty folder) or neither (memory). */
export type DatabaseSource = { readonly folder?: string; readonly snapshot?: Blob };

/**
 * Opens PostgreSQL inside this process. It has one connection: whoever holds a transaction holds everybody up, so nothing
 * slow, such as hashing a password, is done inside one.
 */
export async function connect({ folder, snapshot }: DatabaseSource): Promise<Database> {
  const engine = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(snapshot && { loadDataDir: snapshot }),
    // A calendar day stays text 'YYYY-MM-DD'; as a Date it would move with the zone of the server.
    parsers: { [types.DATE]: (text: string) => text },
  });
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: engine }) });
  return {
    db,
    engine,
    async close() {
      await db.destroy();
      // Kysely closes the engine only if it has used it.
      if (!engine.closed) await engine.close();
    },
  };
}
