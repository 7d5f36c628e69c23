import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a session is used with, and when it was used last, for the person whose session it is. */
export const sessionDevices: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table session add column user_agent text, add column used_at timestamptz`.execute(db);
    await sql`update session set used_at = rotated_at where rotated_at is not null`.execute(db);
  },
};
