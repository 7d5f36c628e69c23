import { payScopeOf, scopeOf } from '@sereno/domain/access';
import { type Kysely, sql } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import type { Viewer } from '../../session/viewer.ts';

/** A contract within the scope of a viewer, by its id; undefined for an unknown id. */
export async function findContract(db: Kysely<Schema>, viewer: Viewer, id: number) {
  return db
    .selectFrom('contract')
    .innerJoin('prospect', 'prospect.id', 'contract.prospect_id')
    .leftJoin('quotation', 'quotation.contract_id', 'contract.id')
    .where('contract.id', '=', id)
    .where(withinScope(scopeOf(viewer), 'contract'))
    .orderBy('quotation.id')
    .limit(1)
    .select(['contract.id', 'contract.number', 'contract.prospect_id', 'contract.sold_on', 'contract.cancelled_on'])
    .select(['contract.amount', 'contract.discount', 'contract.down_payment', 'contract.payments'])
    .select('contract.upgrade_of')
    .select(['quotation.id as quotation_id', 'quotation.number as quotation_number'])
    .select(nameIn('prospect').as('prospect_name'))
    .executeTakeFirst();
}

/** A contract of the viewer's scope or, for an upgrade, the contract that it upgrades; otherwise undefined. */
export async function findBaseContract(db: Kysely<Schema>, viewer: Viewer, id: number) {
  const contract = await findContract(db, viewer, id);
  const base = contract?.upgrade_of ?? null;
  return base === null ? contract : findContract(db, viewer, base);
}

/** The items of a contract in their order. */
export const listItems = (db: Kysely<Schema>, contractId: number) =>
  db
    .selectFrom('contract_item')
    .where('contract_id', '=', contractId)
    .orderBy('line')
    .select(['item_name as name', 'services', 'amount'])
    .execute();

/** The monthly payments that were received, in their order. */
export const listReceipts = (db: Kysely<Schema>, contractId: number) =>
  db
    .selectFrom('contract_payment')
    .where('contract_id', '=', contractId)
    .orderBy('number')
    .select(['number', 'paid_on as paidOn', 'amount'])
    .execute();

/** What advisers whose pay somebody sees earned by a contract, week by week. */
export const listCommissions = (db: Kysely<Schema>, viewer: Viewer, contractId: number) =>
  db
    .selectFrom('commission_row')
    .where('contract_id', '=', contractId)
    .where(withinScope(payScopeOf(viewer), 'commission_row'))
    .orderBy('week_start')
    .orderBy('id')
    .select(['week_start as weekStart', 'kind as type', sql<number>`to_pay`.as('toPay')])
    .execute();
