import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Up to which rotation a session's tokens have come back in a call: a newer one may never have reached its holder. */
export const sessionUse: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table session add column used_rotation integer not null default 1`.execute(db);
  },
};
