import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A quotation can be handed over, upon the version that the person saw. */
export const quotationVersions: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table quotation add column version integer not null default 1 check (version > 0)`.execute(db);
  },
};
