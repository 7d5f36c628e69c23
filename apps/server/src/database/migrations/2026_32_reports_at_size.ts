import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Keeps the reports quick at five years of a large company: what a report counts stands in the index of its days, so that a year of rows is
 * read in the index alone.
 */
export const reportsAtSize: Migration = {
  async up(db: Kysely<never>) {
    const statements = [
      sql`drop index activity_company_date`,
      sql`create index activity_company_date on activity (company_id, activity_date) include (employee_id, activity_type_id, subject_id,
        tracing_type_id, prospect_id, start_time, started_at, ended_at, on_time)`,
      sql`drop index prospect_company`,
      sql`create index prospect_company on prospect (company_id, created_at) include (employee_id, means_id, id, discarded_at)`,
      sql`drop index contract_company_date`,
      sql`create index contract_company_date on contract (company_id, sold_on) include (id, employee_id, prospect_id, cancelled_on,
        business_line, financing_plan, status, amount, discount, net, down_payment)`,
      sql`drop index contract_prospect`,
      sql`create index contract_prospect on contract (prospect_id) include (cancelled_on, sold_on, net, campaign_id, amount)`,
      sql`create index contract_policy on contract (company_id, sold_on) include (id, employee_id, net, cancelled_on)
        where business_line = 'SG'`,
      sql`drop index quotation_company_date`,
      sql`create index quotation_company_date on quotation (company_id, quoted_on) include (employee_id, prospect_id, contract_id,
        business_line, item_name, amount, discount, valid_until)`,
      sql`drop index insurance_renewal_company`,
      sql`create index insurance_renewal_company on insurance_renewal (company_id, renewed_on) include (contract_id, amount)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
