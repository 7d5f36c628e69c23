import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An activity that begins in the last minute of a day ends in it (ADL-33), so an end may be its start. */
export const activityAtMidnight: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table activity
      drop constraint activity_check,
      add constraint activity_times check (end_time >= start_time)`.execute(db);
  },
};
