import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const FOLDED_CODE = sql`lower(regexp_replace(normalize(code, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
const FOLDED_PLAN = sql`lower(regexp_replace(normalize(financing_plan, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

/**
 * Keeps the filters of lists quick at a million rows: what a list is filtered by stands in the index of its order, which is read until a page is
 * full, and what is rare is found by an index of its own.
 */
export const filtersAtSize: Migration = {
  async up(db: Kysely<never>) {
    const statements = [
      sql`drop index contract_company_newest`,
      sql`create index contract_company_newest on contract (company_id, sold_on desc nulls last, id)
        include (prospect_id, employee_id, status, business_line, financing_plan, payments, net)`,
      sql`create index contract_net on contract (company_id, net) include (sold_on, id, employee_id)`,
      sql`drop index discount_certificate_latest`,
      sql`create index discount_certificate_latest on discount_certificate
        (company_id, valid_until desc nulls last, (${FOLDED_CODE}) collate "C", id) include (code, ended, uses_left)`,
      sql`create index discount_certificate_uses on discount_certificate (company_id, uses_left) include (ended)`,
      sql`do $$ begin
        create index contract_financing_search on contract using gin ((${FOLDED_PLAN}) gin_trgm_ops);
      exception when undefined_object then null;
      end $$`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
