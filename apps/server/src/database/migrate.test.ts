import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { migrations } from './migrations/index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('changes nothing the second time', async () => {
  await expect(migrate(database.db)).resolves.toBeUndefined();
});

const running = (statement: string): Migration => ({
  async up(db) {
    await sql.raw(statement).execute(db);
  },
});

it('applies all of the missing migrations or none', async () => {
  const known = {
    ...migrations,
    '9001_first': running('create table first_step (id integer)'),
    '9002_broken': running('select nothing from nowhere'),
  };
  await expect(migrate(database.db, known)).rejects.toThrow('9002_broken');
  const tables = await sql`select 1 from pg_tables where tablename = 'first_step'`.execute(database.db);
  expect(tables.rows).toEqual([]);
});

it('recognises a database of a newer version', async () => {
  await migrate(database.db, { ...migrations, '9999_later': { up: async () => undefined } });
  await expect(migrate(database.db)).rejects.toThrow(NewerDatabaseError);
});

it('keeps a calendar day as text and counts days across the change of the clock', async () => {
  const { rows } = await sql<{ day: string }>`select date '2026-04-05' as day`.execute(database.db);
  expect(rows).toEqual([{ day: '2026-04-05' }]);
});

it('finds a part of a text by trigrams, also where a database of before has none', async () => {
  const indexes = async () => {
    const { rows } = await sql<{ name: string }>`
      select indexname as name from pg_indexes where indexdef like '%gin_trgm_ops%' order by 1`.execute(database.db);
    return rows.map(({ name }) => name);
  };
  const all = await indexes();
  expect(all).toEqual([
    'contract_financing_search',
    'contract_number_search',
    'discount_certificate_search',
    'prospect_name_search',
    'prospect_phone_search',
    'quotation_number_search',
  ]);
  await sql`drop extension pg_trgm cascade`.execute(database.db);
  expect(await indexes()).toEqual([]);
  await migrations['2026_33_embedded_trigrams']?.up(database.db);
  expect(await indexes()).toEqual(all);
});
