import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Prospects are registered and changed by people: who did so last, upon which state, and what they remark. A basic registration
 * may not know by which means the person came.
 */
export const prospectChanges: Migration = {
  async up(db: Kysely<never>) {
    const statements = [
      sql`alter table prospect
        alter column means_id drop not null,
        add column version integer not null default 1 check (version > 0),
        add column comments text,
        add column updated_at timestamptz,
        add column updated_by integer,
        add check ((updated_at is null) = (updated_by is null)),
        add foreign key (updated_by, company_id) references account (id, company_id)`,
      // Who is known already is asked while somebody types.
      sql`create index prospect_mobile_phone on prospect (company_id, mobile_phone) where mobile_phone is not null`,
      sql`create index prospect_home_phone on prospect (company_id, home_phone) where home_phone is not null`,
      sql`create index prospect_email on prospect (company_id, lower(email)) where email is not null`,
      // The registers tell of each prospect what was done last and what comes next.
      sql`create index activity_prospect_ended on activity (prospect_id, ended_at)`,
      sql`create index activity_prospect_open on activity (prospect_id, activity_date) where ended_at is null`,
      // Its first column is the one of this index.
      sql`drop index activity_prospect`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
