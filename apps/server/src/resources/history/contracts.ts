import type { components } from '@sereno/api/types';
import { formatWireDate } from '@sereno/domain/calendar';
import { fromCents } from '@sereno/domain/money';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type ContractRow = Awaited<ReturnType<typeof listContracts>>[number];

/** Contracts of a prospect, newest first. */
export async function listContracts(db: Kysely<Schema>, prospectId: number) {
  return db
    .selectFrom('contract')
    .where('prospect_id', '=', prospectId)
    .orderBy('sold_on', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'number', 'business_line as line', 'sold_on as soldOn', 'cancelled_on as cancelledOn'])
    .select(sql<number>`net`.as('total'))
    .execute();
}

/** A contract as the document has it. */
export const contractOnWire = (row: ContractRow): components['schemas']['ProspectContract'] => ({
  Id: row.id,
  Number: row.number,
  BusinessLine: row.line,
  SoldOn: formatWireDate(row.soldOn),
  CancelledOn: row.cancelledOn && formatWireDate(row.cancelledOn),
  Total: fromCents(row.total),
});
