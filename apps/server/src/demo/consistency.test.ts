import type { CalendarDate } from '@sereno/domain/calendar';
import { weekOf, weekRange } from '@sereno/domain/week';
import { type Kysely, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { countActivities } from '../resources/activity/queries.ts';
import { openTestDatabase } from '../testing/database.ts';
import { EFFORT } from '../testing/effort.ts';
import { CAROUSEL_CHECKS } from './carouselChecks.ts';
import { COMMISSION_CHECKS } from './commissionChecks.ts';
import { planDemo } from './plan.ts';
import { QUOTATION_CHECKS } from './quotationChecks.ts';
import { SALES_CHECKS } from './salesChecks.ts';
import { writeDemo } from './seed.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

class Undo extends Error {
  override readonly name = 'Undo';
}

/**
 * Writes a demo, looks at it and takes it back. The database itself checks references row by row, which takes most of the
 * time; here they are counted afterwards instead, and every other test that fills a database has it check them.
 */
async function look(today: CalendarDate, at: (trx: Transaction<Schema>) => Promise<void>) {
  const attempt = database.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await writeDemo(trx, planDemo(today), 'no password');
    await at(trx);
    throw new Undo();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
}

type Reference = { name: string; child: string; parent: string; pairs: [string, string][] };

/** Every foreign key with its columns, on both sides. */
async function references(db: Kysely<Schema>): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent,
      (select json_agg(json_build_array(c.attname, p.attname)) from unnest(conkey, confkey) as key(c, p)
        join pg_attribute c on c.attrelid = conrelid and c.attnum = key.c
        join pg_attribute p on p.attrelid = confrelid and p.attnum = key.p) as pairs
    from pg_constraint where contype = 'f'`.execute(db);
  return rows;
}

/** The references that some row keeps to nothing, in one statement for all. */
async function dangling(trx: Transaction<Schema>): Promise<string[]> {
  const counts = (await references(trx)).map(({ name, child, parent, pairs }) => {
    const same = pairs.map(([own, other]) => sql`${sql.ref(`child.${own}`)} = ${sql.ref(`parent.${other}`)}`);
    const given = pairs.map(([own]) => sql`${sql.ref(`child.${own}`)} is not null`);
    return sql`select ${sql.lit(name)} as name, count(*) as count from ${sql.table(child)} child
      left join ${sql.table(parent)} parent on ${sql.join(same, sql` and `)}
      where ${sql.join(given, sql` and `)} and parent is null`;
  });
  const { rows } = await sql<{
    name: string;
    count: number;
  }>`select * from (${sql.join(counts, sql` union all `)}) all_keys
    where count > 0`.execute(trx);
  return rows.map(({ name, count }) => `${name}: ${count}`);
}

it('every reference between rows of companies holds the company', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where column_name = 'company_id'`.execute(database.db);
  const owned = new Set(rows.map(({ name }) => name));
  const open = (await references(database.db)).filter(
    ({ child, parent, pairs }) =>
      owned.has(child) && owned.has(parent) && !pairs.some(([own, other]) => own === 'company_id' && other === own),
  );
  expect(owned.size).toBeGreaterThan(20);
  expect(open.map(({ name }) => name)).toEqual([]);
});

it('WKP-09 WKP-10 the weeks of the database are those of the domain', async () => {
  const weeks = await database.db.selectFrom('business_week').selectAll().orderBy('starts_on').execute();
  expect(weeks.length).toBeGreaterThan(4200);
  const wrong = weeks.filter(({ starts_on, ends_on, year, number }) => {
    const own = weekOf(starts_on);
    const { start, end } = weekRange({ year, week: number });
    return own.year !== year || own.week !== number || start !== starts_on || end !== ends_on;
  });
  expect(wrong).toEqual([]);
});

// A Tuesday and a Wednesday at the turn of a week, the end of a year, a leap day.
const DAYS: readonly CalendarDate[] = ['2026-11-24', '2026-11-25', '2026-12-31', '2028-02-29'];

/** Ends and beginnings of months and years, for the long tests. */
const MORE_DAYS: readonly CalendarDate[] = [
  '2026-11-20',
  '2026-11-30',
  '2027-01-01',
  '2027-01-31',
  '2027-02-28',
  '2027-03-01',
  '2028-12-31',
  '2025-01-01',
];

/** Whatever does not add up in a demo, by the name of the check that found it. */
async function faults(trx: Transaction<Schema>, today: CalendarDate): Promise<string[]> {
  const found: string[] = [];
  for (const [name, find] of [...SALES_CHECKS, ...COMMISSION_CHECKS, ...CAROUSEL_CHECKS, ...QUOTATION_CHECKS]) {
    const { rows } = await find(today).execute(trx);
    if (rows.length > 0) found.push(`${name}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  return [...found, ...(await dangling(trx)), ...(await countersOff(trx))];
}

/** The checks do find a cent that is missing, a commission that nothing earned and a row that reaches into another company. */
async function expectFaultsFound(trx: Transaction<Schema>, today: CalendarDate): Promise<void> {
  await sql`update contract_item set amount = amount - 1 where contract_id = 7 and line = 1`.execute(trx);
  await sql`update commission_row set new_sale = new_sale + 1, total = total + 1
    where kind = 'ENGANCHE' and contract_id = 8`.execute(trx);
  await sql`update contract_payment set amount = amount + 1 where (contract_id, number) in (
    select contract_id, number from contract_payment order by 1, 2 limit 1)`.execute(trx);
  await sql`update contract set employee_id = 202 where id = 9`.execute(trx);
  await sql`update prospect set employee_id = 121 where id = (
    select min(prospect_id) from carousel_lead where assigned_to = 134)`.execute(trx);
  await sql`update quotation set untaxed = untaxed - 1 where number = 'COT-000007' and company_id = 1`.execute(trx);
  const found = (await faults(trx, today)).join('\n');
  expect(found).toContain('a contract amounts to its items: 1');
  expect(found).toContain('a monthly payment is its part of what the down payment leaves');
  expect(found).toContain('every commission follows from a contract by the rule, to the cent, and none is missing');
  expect(found).toContain('contract_employee_id_company_id_fkey: 1');
  expect(found).toContain('created by the account that assigned it: 1');
  expect(found).toContain('within the limits of the company: 1');
}

describe.each([...DAYS, ...(EFFORT > 1 ? MORE_DAYS : [])])(
  'ENT-11 ENT-12 ENT-13 ENT-14 ENT-16 the demo that begins on %s',
  (today) => {
    it('adds up', async () => {
      await look(today, async (trx) => {
        expect(await faults(trx, today)).toEqual([]);
        if (today === DAYS[0]) await expectFaultsFound(trx, today);
      });
    });
  },
);

/** Activities that the counters of the screens do not count, or count twice (ACD-03). */
async function countersOff(trx: Transaction<Schema>): Promise<string[]> {
  const { rows } = await sql<{ companyId: number; typeId: number; count: number }>`
    select company_id as "companyId", activity_type_id as "typeId", count(*) as count from activity group by 1, 2`.execute(
    trx,
  );
  const wrong: string[] = [];
  for (const companyId of [1, 2, 3]) {
    const always = { start: '2000-01-01', end: '2100-01-01' } as const;
    const counted = await countActivities(trx, { kind: 'company', companyId }, always);
    for (const row of rows.filter((known) => known.companyId === companyId)) {
      const count = counted
        .filter(({ activityTypeId }) => activityTypeId === row.typeId)
        .reduce((sum, { count: some }) => sum + some, 0);
      if (count !== row.count) wrong.push(`${row.count} activities of type ${row.typeId}, ${count} counted`);
    }
  }
  return wrong;
}
