import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type EmbeddedDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

const NAME = '2026_13_quotations';

let database: EmbeddedDatabase;
beforeAll(async () => {
  database = await connect({});
  await migrate(database.db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < NAME)));
  const rows = [
    sql`insert into company (id, name) values (1, 'Una'), (2, 'Otra')`,
    sql`insert into role (id, name) values (1, 'Administrador')`,
    sql`insert into employee (id, company_id, first_name) values (1, 1, 'Ana')`,
    sql`insert into account (id, company_id, role_id, full_name, username, username_key, password_hash)
      values (1, 1, 1, 'Ana', 'ana', 'ana', 'x')`,
    sql`insert into prospect (id, company_id, employee_id, first_name, created_by, created_at)
      values (1, 1, 1, 'Eva', 1, now())`,
    sql`insert into quotation (id, company_id, number, prospect_id, employee_id, business_line, item_name, amount, discount,
        payments, quoted_on, valid_until)
      values (1, 1, 'COT-00007', 1, 1, 'PF', 'Plan', 100, 33, 0, '2026-11-01', '2026-12-01'),
        (2, 1, 'COT-00041', 1, 1, 'PF', 'Plan', 3, 1, 12, '2026-11-02', '2026-12-02'),
        (3, 1, 'Vieja', 1, 1, 'PF', 'Plan', 11600, 0, 6, '2026-11-03', '2026-12-03')`,
  ];
  for (const row of rows) await row.execute(database.db);
  await migrate(database.db);
});
afterAll(() => database.close());

it('UND-32 FMT-04 quotations that were there before get figures that add up', async () => {
  const saved = await database.db.selectFrom('quotation').orderBy('id').selectAll().execute();
  const old = { item_code: null, pieces: 1, services: 1, created_by: null, created_at: null };
  expect(saved).toMatchObject([
    { ...old, discount_percent: 33, untaxed: 58, down_payment: 67 },
    { ...old, discount_percent: 33.33, untaxed: 2, down_payment: 0 },
    { ...old, discount_percent: 0, untaxed: 10_000, down_payment: 0 },
  ]);
});

it('UND-33 numbers go on after the last one, and a company has limits at once', async () => {
  expect(await database.db.selectFrom('quotation_count').selectAll().execute()).toEqual([
    { company_id: 1, last_number: 41 },
  ]);
  const limits = {
    quotation_max_discount: 15,
    quotation_min_down_payment: 10,
    quotation_valid_days: 30,
    quotation_terms: [0, 6, 12, 24, 36],
  };
  const companies = await database.db.selectFrom('company').selectAll().execute();
  expect(companies).toMatchObject([limits, limits]);
});

it.each([
  [
    'a price of nothing',
    sql`insert into product (company_id, code, business_line, name, price) values (1, 'A', 'PF', 'A', 0)`,
  ],
  [
    'a product without a code',
    sql`insert into product (company_id, code, business_line, name, price) values (1, ' ', 'PF', 'A', 1)`,
  ],
  [
    'an unknown line',
    sql`insert into product (company_id, code, business_line, name, price) values (1, 'A', 'XX', 'A', 1)`,
  ],
  ['a discount beyond the whole', sql`update company set quotation_max_discount = 100.01`],
  ['a term of more than 30 years', sql`update company set quotation_terms = '{0,361}'`],
  ['a term that is null', sql`update company set quotation_terms = '{0,null}'`],
  ['cash that is not paid at once', sql`update quotation set payments = 0 where id = 3`],
  ['more paid at once than there is', sql`update quotation set down_payment = 11601 where id = 3`],
  ['more without tax than with it', sql`update quotation set untaxed = 11601 where id = 3`],
])('the tables refuse %s', async (_title, statement) => {
  await expect(statement.execute(database.db)).rejects.toThrow(/check constraint/u);
});
