import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What was answered under each name that callers gave to what they do. `json` and not `jsonb`, so that an answer comes out
 * letter by letter as it was sent.
 */
export const idempotencyKeys: Migration = {
  async up(db: Kysely<never>) {
    const statements = [
      sql`create table idempotency_key (
        account_id integer not null references account on delete cascade,
        key text not null,
        operation text not null,
        request_digest text not null,
        answer json not null,
        created_at timestamptz not null,
        primary key (account_id, key)
      )`,
      sql`create index idempotency_key_age on idempotency_key (created_at)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
