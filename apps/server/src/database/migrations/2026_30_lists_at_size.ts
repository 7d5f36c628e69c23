import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const FOLDED_NAME = sql`lower(regexp_replace(normalize(
  coalesce(first_name, '') || ' ' || coalesce(last_name, ''), NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
const FOLDED_CODE = sql`lower(regexp_replace(normalize(code, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

/**
 * Keeps the lists and the search quick at a million rows. The name of a prospect is kept as it is compared: to fold it takes longer than to
 * read it. A part of a text is found by trigrams where the database has them; the one that comes with the server reads all rows.
 */
export const listsAtSize: Migration = {
  async up(db: Kysely<never>) {
    const statements = [
      sql`drop index if exists prospect_name_search`,
      sql`alter table prospect add column folded_name text not null generated always as (${FOLDED_NAME}) stored`,
      // In the order in which they are shown; with what a page of them names, so that the pages before it are read in the index alone.
      sql`drop index contract_company_newest`,
      sql`create index contract_company_newest on contract (company_id, sold_on desc nulls last, id) include (prospect_id)`,
      sql`create index discount_certificate_latest on discount_certificate
        (company_id, valid_until desc nulls last, (${FOLDED_CODE}) collate "C", id) include (code, ended)`,
      sql`do $$ begin
        create extension if not exists pg_trgm;
        create index prospect_name_search on prospect using gin (folded_name gin_trgm_ops);
        create index prospect_phone_search on prospect using gin (mobile_phone gin_trgm_ops, home_phone gin_trgm_ops);
        create index contract_number_search on contract using gin (upper(number) gin_trgm_ops);
        create index quotation_number_search on quotation using gin (upper(number) gin_trgm_ops);
        create index discount_certificate_search on discount_certificate using gin ((${FOLDED_CODE}) gin_trgm_ops);
      exception when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then null;
      end $$`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
