import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Any number that no other lock of this program has. */
const LOCK = 7_361_905;

/**
 * Does something that must not be done twice at once, by any process on the same database: the others wait for their turn.
 * The work gets the connection that holds the lock, since the embedded database has no other.
 */
export function alone<Result>(db: Kysely<Schema>, work: (held: Kysely<Schema>) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(held);
    try {
      return await work(held);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(held);
    }
  });
}
