import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Books an activity and gives its id. */
export async function insertActivity(db: Kysely<Schema>, row: Insertable<Schema['activity']>): Promise<number> {
  const { id } = await db.insertInto('activity').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Writes what an activity came to. */
export async function updateActivity(
  db: Kysely<Schema>,
  id: number,
  change: Updateable<Schema['activity']>,
): Promise<void> {
  await db.updateTable('activity').set(change).where('id', '=', id).execute();
}
