import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function valueOf(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db);
  return rows[0]?.value;
}

it.each([
  ["date '2026-04-05'", '2026-04-05'],
  ["time '08:30'", '08:30:00'],
  ["timestamp '2026-04-05 02:30'", '2026-04-05 02:30:00'],
  ["timestamptz '2026-04-05 02:30-06'", new Date('2026-04-05T08:30:00Z')],
  ["interval '1 day 2 hours'", '1 day 02:00:00'],
  ["current_setting('timezone') in ('UTC', 'GMT')", true],
  ["(timestamptz '2026-04-05 02:30+14')::date", '2026-04-04'],
  ['9007199254740991::bigint', Number.MAX_SAFE_INTEGER],
  ['-1::bigint', -1],
  ['count(*)', 1],
  ['(select sum(v) from (values (1::bigint), (2)) as t (v))', 3],
  ['12.50::numeric(12, 2)', 12.5],
  ['(select avg(v) from (values (1), (2), (2)) as t (v))', 5 / 3],
  ['1.5::double precision', 1.5],
  ["array[date '2026-04-05', null]", ['2026-04-05', null]],
  ['array[1::bigint, 2]', [1, 2]],
  ['array[1.5::numeric]', [1.5]],
  ['\'{"a": [1, null]}\'::jsonb', { a: [1, null] }],
  ['true', true],
  ['null::bigint', null],
])('%s comes out alike on both databases', async (expression, value) => {
  expect(await valueOf(expression)).toEqual(value);
});

it.each(['9007199254740992::bigint', '-9007199254740993::bigint', '9007199254740993::numeric'])(
  '%s throws instead of being rounded',
  async (expression) => {
    await expect(valueOf(expression)).rejects.toThrow('which no number holds exactly');
    expect(await valueOf('1')).toBe(1);
  },
);
