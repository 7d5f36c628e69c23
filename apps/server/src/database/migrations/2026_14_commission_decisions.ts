import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was signed, and what an adviser has against single lines of a week in reconciliation. */
export const commissionDecisions: Migration = {
  async up(db: Kysely<never>) {
    const statements = [
      // The fingerprint of the lines that were signed; null where none came with the signature.
      sql`alter table commission_week
        add column digest text check (digest ~ '^[0-9a-f]{64}$'),
        add check (digest is null or status = 'A'),
        add unique (employee_id, week_start, company_id)`,
      // The line by its kind and contract as it was shown: lines may be others later, what was said about them stays.
      sql`create table commission_reason (
        company_id integer not null,
        employee_id integer not null,
        week_start date not null,
        position integer not null check (position > 0),
        kind text not null check (length(kind) between 1 and 100),
        contract_number text check (length(contract_number) between 1 and 100),
        reason text not null check (length(reason) between 1 and 500),
        primary key (employee_id, week_start, position),
        foreign key (employee_id, week_start, company_id) references commission_week (employee_id, week_start, company_id)
      )`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
