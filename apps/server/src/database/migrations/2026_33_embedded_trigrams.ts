import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const FOLDED_CODE = sql`lower(regexp_replace(normalize(code, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
const FOLDED_PLAN = sql`lower(regexp_replace(normalize(financing_plan, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

/** The indexes that find a part of a text, where a database from before its engine had trigrams lacks them. */
export const embeddedTrigrams: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      do $$ begin
        create extension if not exists pg_trgm;
        create index if not exists prospect_name_search on prospect using gin (folded_name gin_trgm_ops);
        create index if not exists prospect_phone_search on prospect using gin (mobile_phone gin_trgm_ops, home_phone gin_trgm_ops);
        create index if not exists contract_number_search on contract using gin (upper(number) gin_trgm_ops);
        create index if not exists quotation_number_search on quotation using gin (upper(number) gin_trgm_ops);
        create index if not exists discount_certificate_search on discount_certificate using gin ((${FOLDED_CODE}) gin_trgm_ops);
        create index if not exists contract_financing_search on contract using gin ((${FOLDED_PLAN}) gin_trgm_ops);
      exception when undefined_file or feature_not_supported or insufficient_privilege or undefined_object then null;
      end $$`.execute(db);
  },
};
