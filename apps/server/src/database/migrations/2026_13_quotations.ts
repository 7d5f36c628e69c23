import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a company quotes, within which limits, and all that a quotation has come to. A quotation keeps its own figures: prices and
 * limits may change after it. Every amount is in whole cents.
 */
export const quotations: Migration = {
  async up(db: Kysely<never>) {
    const statements = [
      sql`create table product (
        company_id integer not null references company,
        code text not null check (code ~ '\\S' and length(code) <= 40),
        business_line text not null check (business_line in ('PF', 'SG', 'BF')),
        name text not null check (name ~ '\\S'),
        price bigint not null check (price between 1 and 200000000000),
        services integer not null default 1 check (services > 0),
        active boolean not null default true,
        primary key (company_id, code)
      )`,
      sql`alter table company
        add column quotation_max_discount numeric(5, 2) not null default 15 check (quotation_max_discount between 0 and 100),
        add column quotation_min_down_payment numeric(5, 2) not null default 10
          check (quotation_min_down_payment between 0 and 100),
        add column quotation_valid_days integer not null default 30 check (quotation_valid_days between 1 and 366),
        add column quotation_terms integer[] not null default '{0,6,12,24,36}'
          check (0 <= all (quotation_terms) and 360 >= all (quotation_terms) and array_position(quotation_terms, null) is null)`,
      // The last number given. A row of its own, so that its lock does not block reads of the company.
      sql`create table quotation_count (
        company_id integer primary key references company,
        last_number integer not null check (last_number > 0)
      )`,
      sql`insert into quotation_count (company_id, last_number)
        select company_id, max(substring(number from '[0-9]{1,9}$')::integer) from quotation
        where number ~ '[1-9][0-9]{0,8}$' group by company_id`,
      sql`alter table quotation
        add column item_code text,
        add column pieces integer not null default 1 check (pieces between 1 and 99),
        add column services integer not null default 1 check (services > 0),
        add column discount_percent numeric(5, 2) not null default 0 check (discount_percent between 0 and 100),
        add column untaxed bigint,
        add column down_payment bigint not null default 0 check (down_payment between 0 and amount - discount),
        add column created_by integer,
        add column created_at timestamptz,
        add foreign key (created_by, company_id) references account (id, company_id)`,
      sql`update quotation set
        discount_percent = round(discount * 100.0 / amount, 2),
        untaxed = round((amount - discount) / 1.16),
        down_payment = case payments when 0 then amount - discount else 0 end`,
      sql`alter table quotation
        alter column untaxed set not null,
        add check (untaxed between 0 and amount - discount),
        add check (payments > 0 or down_payment = amount - discount)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
