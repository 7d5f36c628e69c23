import type { Scope } from '@sereno/domain/access';
import type { DateRange } from '@sereno/domain/calendar';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContractStatus } from '../../database/migrations/salesTables.ts';
import type { Schema } from '../../database/schema.ts';
import { inRange, ofPeople, type RowFilter } from './rowFilter.ts';

/** The day by which contracts fall into a range: that of their sale, or that of their cancellation. */
export type Basis = 'sold' | 'cancelled';

/** Contracts of a filter's days and people, by either day. */
export const contractsOf = (filter: RowFilter, basis: Basis): RawBuilder<SqlBool> =>
  sql<SqlBool>`${inRange(basis === 'sold' ? 'contract.sold_on' : 'contract.cancelled_on', filter.range)}
    and ${ofPeople(filter, 'contract')}`;

const count = sql<number>`count(*)::integer`;

/** Sales and their amount after discount in cents, by day of sale (API-31). */
export async function sumByDay(db: Kysely<Schema>, filter: RowFilter) {
  return db
    .selectFrom('contract')
    .where(contractsOf(filter, 'sold'))
    .groupBy('sold_on')
    .orderBy('sold_on')
    .select(['sold_on as date', count.as('sales'), sql<number>`sum(net)`.as('net')])
    .execute();
}

/** The five figures of some contracts; amounts in cents. */
export type ContractSums = {
  readonly sales: number;
  readonly amount: number;
  readonly discount: number;
  readonly net: number;
  readonly downPayment: number;
};

const selectSums = (db: Kysely<Schema>, filter: RowFilter, basis: Basis) =>
  db
    .selectFrom('contract')
    .where(contractsOf(filter, basis))
    .groupBy('status')
    .select([sql<Basis>`${basis}::text`.as('basis'), 'status', count.as('sales')])
    .select([sql<number>`sum(amount)`.as('amount'), sql<number>`sum(discount)`.as('discount')])
    .select([sql<number>`sum(net)`.as('net'), sql<number>`sum(down_payment)`.as('downPayment')]);

/**
 * The contracts sold in a range, and those cancelled in it, each by the status that they have now (API-44). One statement, so
 * that a contract that is cancelled meanwhile counts as one thing or the other.
 */
export async function sumByStatus(
  db: Kysely<Schema>,
  scope: Scope,
  range: DateRange,
): Promise<readonly (ContractSums & { readonly basis: Basis; readonly status: ContractStatus })[]> {
  const filter = { scope, range, advisers: [], managements: [] };
  return selectSums(db, filter, 'sold')
    .unionAll(selectSums(db, filter, 'cancelled'))
    .execute();
}
