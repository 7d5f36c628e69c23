import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The monthly payments that were received. What is due follows from the contract: what its down payment leaves, in equal parts a month
 * apart. Of contracts that are here already nothing else is known, so what was due by now is taken as paid when it was due.
 */
export const contractPayments: Migration = {
  async up(db: Kysely<never>) {
    const statements = [
      sql`create table contract_payment (
        company_id integer not null,
        contract_id integer not null,
        number integer not null check (number > 0),
        paid_on date not null,
        amount bigint not null check (amount > 0),
        primary key (contract_id, number),
        foreign key (contract_id, company_id) references contract (id, company_id)
      )`,
      sql`insert into contract_payment (company_id, contract_id, number, paid_on, amount)
        select company_id, id, nth, due_on, amount from (
          select company_id, id, nth, cancelled_on, (sold_on + make_interval(months => nth))::date as due_on,
            div(net - down_payment, payments) + case when nth <= mod(net - down_payment, payments) then 1 else 0 end as amount
          from contract cross join generate_series(1, payments) nth) due
        where amount > 0 and due_on <= current_date and (cancelled_on is null or due_on < cancelled_on)`,
      // Whose contracts are listed newest first, and who owes.
      sql`create index contract_company_newest on contract (company_id, sold_on desc, id)`,
      sql`create index contract_owing on contract (company_id, sold_on) where status = 'current' and payments > 0`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
