import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lets the search find a part of a name without reading all prospects, where the database has trigrams. The one that comes with the server
 * has none: it reads them, as it does for its lists.
 */
export const searchIndex: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      do $$ begin
        create extension if not exists pg_trgm;
        create index prospect_name_search on prospect using gin (lower(regexp_replace(normalize(
          coalesce(first_name, '') || ' ' || coalesce(last_name, ''), NFKD), '[\\u0300-\\u036f]', '', 'g')) gin_trgm_ops);
      exception when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then null;
      end $$`.execute(db);
  },
};
