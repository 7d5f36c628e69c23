import type { CommissionLine } from '@sereno/domain/commission';
import { fromCents } from '@sereno/domain/money';
import { type BusinessWeek, weekOf, weekRange } from '@sereno/domain/week';
import { type Kysely, sql } from 'kysely';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import type { Viewer } from '../../session/viewer.ts';
import { ofRequestedPeople, type WeekQuery } from './people.ts';

const collator = new Intl.Collator('es');

type Named = { readonly adviserName: string | null };

/** Compares by name in Spanish order: the server's two databases sort accents differently. */
export const byAdviserName = (one: Named, other: Named): number =>
  collator.compare(one.adviserName ?? '', other.adviserName ?? '');

/** A line of a week as it is kept, with whose it is; amounts in cents. */
export type WeekLineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];

/** Lines with all that they say, in the same order whenever they are asked for: by adviser, kind and contract. */
export const selectLines = (db: Kysely<Schema>) =>
  db
    .selectFrom('commission_row')
    .innerJoin('employee as adviser', 'adviser.id', 'commission_row.employee_id')
    .leftJoin('contract', 'contract.id', 'commission_row.contract_id')
    .leftJoin('prospect', 'prospect.id', 'contract.prospect_id')
    .orderBy('commission_row.employee_id')
    .orderBy(sql`array_position(array['ENGANCHE', 'MENSUALIDAD', 'RENOVACION', 'BONO', 'CANCELACION'], kind)`)
    .orderBy(sql`contract.number collate "C"`)
    .orderBy('commission_row.id')
    .select(['commission_row.employee_id as employeeId', 'adviser.slp_code as slpCode'])
    .select([nameIn('adviser').as('adviserName'), nameIn('prospect').as('clientName')])
    .select(['commission_row.kind', 'contract.number as contract', 'contract.sold_on as soldOn', 'contract.net'])
    .select(['collected', 'collected_untaxed as collectedUntaxed', 'total', 'new_sale as newSale', 'monthly', 'bonus'])
    .select(['to_pay as toPay', 'pending']);

/** The lines of the people asked for, by the name of the adviser. */
export async function linesOfWeek(db: Kysely<Schema>, viewer: Viewer, requested: WeekQuery) {
  const rows = await selectLines(db)
    .where('commission_row.week_start', '=', weekRange(requested.week).start)
    .where(ofRequestedPeople('commission_row', viewer, requested))
    .execute();
  return rows.toSorted(byAdviserName);
}

/** Text that is there, or null: who reads an answer takes blank text for none, and a fingerprint must not depend on that. */
const textOrNull = (text: string | null) => (text === null || text.trim() === '' ? null : text);

/** A line in the words of the domain, in pesos: the one form of it that is answered, printed and signed. */
export function lineOf(row: WeekLineRow, week: BusinessWeek): CommissionLine {
  const { start, end } = weekRange(week);
  return {
    type: row.kind,
    contract: textOrNull(row.contract),
    saleWeek: row.soldOn === null ? null : weekOf(row.soldOn),
    clientName: textOrNull(row.clientName),
    // Only the line of the sale itself tells its amount: monthly payments would count it again (CMA-06e).
    saleAmount: row.kind === 'ENGANCHE' ? fromCents(row.net ?? 0) : 0,
    collectedWithoutTax: fromCents(row.collectedUntaxed),
    collectedWithTax: fromCents(row.collected),
    totalCommission: fromCents(row.total),
    newSaleCommission: fromCents(row.newSale),
    monthlyCommission: fromCents(row.monthly),
    monthlyBonus: fromCents(row.bonus),
    toPay: fromCents(row.toPay),
    pendingCommission: fromCents(row.pending),
    week,
    start,
    end,
    adviserName: row.adviserName ?? '',
  };
}
