import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What became of a lead of the carousel: somebody attends it, or it is handed to an adviser, never both, and then it becomes a
 * prospect. The queue ends for a lead with either.
 */
export const leadShares: Migration = {
  async up(db: Kysely<never>) {
    const statements = [
      sql`alter table carousel_lead
        add column prospect_id integer unique,
        add constraint carousel_lead_taken_once check (attended_at is null or assigned_at is null),
        add constraint carousel_lead_registered check (prospect_id is null or attended_at is not null or assigned_at is not null),
        add foreign key (prospect_id, company_id) references prospect (id, company_id)`,
      sql`drop index carousel_lead_waiting`,
      // The queue is asked for by everybody every 30 seconds, in this order.
      sql`create index carousel_lead_waiting on carousel_lead (company_id, created_at, id)
        where attended_at is null and assigned_at is null`,
      sql`create index carousel_lead_unregistered on carousel_lead (attended_by, created_at, id)
        where attended_at is not null and prospect_id is null`,
      // Who got how many in some days, and when the last one.
      sql`create index carousel_lead_attended on carousel_lead (attended_by, attended_at) where attended_at is not null`,
      sql`create index carousel_lead_assigned on carousel_lead (assigned_to, assigned_at) where assigned_at is not null`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
