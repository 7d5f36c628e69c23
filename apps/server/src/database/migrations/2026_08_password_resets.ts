import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The links by which a forgotten password is replaced: their digests alone, so that the table opens no account. */
export const passwordResets: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table password_reset (
      digest text primary key,
      account_id integer not null unique references account on delete cascade,
      created_at timestamptz not null
    )`.execute(db);
  },
};
