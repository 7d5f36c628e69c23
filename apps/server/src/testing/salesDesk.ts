import { type CalendarDate, formatWireDate } from '@sereno/domain/calendar';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { SalesOracleQuery } from './salesOracle.ts';
import type { TestServer } from './testServer.ts';

type Contract = Partial<Insertable<Schema['contract']>>;
type Item = Partial<Insertable<Schema['contract_item']>>;

/** A question for the whole last week of the demo, of everybody and everything. */
export const askSales = (
  username: string,
  range: SalesOracleQuery['range'],
  chosen: Partial<SalesOracleQuery> = {},
): SalesOracleQuery => ({
  username,
  range,
  line: '*',
  advisers: [],
  assistants: [],
  channels: [],
  juniors: [],
  teams: [],
  ...chosen,
});

const list = (name: string, ids: readonly number[]) => ids.map((id) => `&${name}[]=${id}`).join('');

/** The address that asks `dashboard/get` for it. */
export function salesUrl({ range, line, ...chosen }: SalesOracleQuery): string {
  return `/dashboard/get?BusinessLine=${line}&StartDate=${formatWireDate(range.start)}&EndDate=${formatWireDate(range.end)}${[
    list('SlpCode', chosen.advisers),
    list('JrManagement', chosen.juniors),
    list('Management', chosen.channels),
    list('AssistantManagers', chosen.assistants),
    list('ActiveTeams', chosen.teams),
  ].join('')}`;
}

let made = 0;

/** Adds a contract of rol8 on that day, 1,000 pesos in cash with one item of as much, and gives its id. */
export async function addContract(
  { database: { db } }: TestServer,
  sold_on: CalendarDate,
  change: Contract = {},
  items: readonly Item[] = [{}],
): Promise<number> {
  made += 1;
  const prospect = await db
    .selectFrom('prospect')
    .where('employee_id', '=', 108)
    .select('id')
    .executeTakeFirstOrThrow();
  const amount = change.amount ?? 100_000;
  const row = {
    company_id: 1,
    number: `X-${made}`,
    business_line: 'PF',
    prospect_id: prospect.id,
    employee_id: 108,
    sold_on,
    status: change.cancelled_on ? 'cancelled' : 'current',
    amount,
    discount: 0,
    down_payment: 0,
    down_payment_method: 'Efectivo',
    financing_plan: 'Contado',
    payments: 0,
    county: 'Guadalajara',
    state: 'Jalisco',
    state_code: 'JAL',
    zip_code: '44100',
    ...change,
  } satisfies Insertable<Schema['contract']>;
  const { id } = await db.insertInto('contract').values(row).returning('id').executeTakeFirstOrThrow();
  const lines = items.map((item, index) => ({
    company_id: row.company_id,
    contract_id: id,
    line: index + 1,
    item_code: 'X',
    item_name: 'Plan X',
    services: 1,
    amount,
    ...item,
  }));
  if (lines.length > 0) await db.insertInto('contract_item').values(lines).execute();
  return id;
}
