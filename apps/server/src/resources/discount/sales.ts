import { type AccessConfig, canDecideDiscounts, scopeOf } from '@sereno/domain/access';
import type { CalendarDate } from '@sereno/domain/calendar';
import type { DiscountedSale, DiscountSaleKind } from '@sereno/domain/discount';
import { canKeepRegister, REGISTER } from '@sereno/domain/register';
import { type Kysely, sql } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import { nameIn } from '../../database/text.ts';
import type { Schema } from '../../database/schema.ts';
import type { Viewer } from '../../session/viewer.ts';
import { seenBy } from '../quotation/queries.ts';

/** Who asks for a sale, and on which day of the business zone. */
export type SaleViewer = { readonly viewer: Viewer; readonly access: AccessConfig; readonly today: CalendarDate };

/** A price by age has the code of its insurance before a colon. */
const productCode = (column: string) => sql`split_part(${sql.ref(column)}, ':', 1)`;

async function findQuotation(db: Kysely<Schema>, { viewer, today }: SaleViewer, id: number, isLocked: boolean) {
  const found = db
    .selectFrom('quotation')
    .innerJoin('prospect', 'prospect.id', 'quotation.prospect_id')
    .leftJoin('product', (join) =>
      join
        .onRef('product.company_id', '=', 'quotation.company_id')
        .on(sql<boolean>`product.code = ${productCode('quotation.item_code')}`),
    )
    .where('quotation.id', '=', id)
    .where(seenBy(scopeOf(viewer)))
    .select(['quotation.number', 'quotation.amount', 'quotation.discount', 'quotation.down_payment as downPayment'])
    .select(['quotation.payments', 'quotation.contract_id as contractId', 'quotation.valid_until as validUntil'])
    .select([nameIn('prospect').as('prospectName'), sql<number | null>`product.cost * quotation.pieces`.as('cost')]);
  const row = await (isLocked ? found.forUpdate('quotation') : found).executeTakeFirst();
  if (row === undefined) return undefined;
  const { contractId, validUntil, ...sums } = row;
  const open = validUntil < today ? 'expired' : null;
  return { ...sums, received: 0, closed: contractId === null ? open : 'contracted' } as const;
}

async function findContract(db: Kysely<Schema>, { viewer, access }: SaleViewer, id: number, isLocked: boolean) {
  if (!canKeepRegister(REGISTER.contracts, viewer, access)) return undefined;
  const found = db
    .selectFrom('contract')
    .innerJoin('prospect', 'prospect.id', 'contract.prospect_id')
    .where('contract.id', '=', id)
    .where(withinScope(scopeOf(viewer), 'contract'))
    .select(['contract.number', 'contract.amount', 'contract.discount', 'contract.down_payment as downPayment'])
    .select(['contract.payments as all', 'contract.cancelled_on as cancelledOn', nameIn('prospect').as('prospectName')])
    .select(
      // Null where the cost of an item is not known.
      sql<number | null>`(
        select case when count(*) = count(product.cost)
          then sum(round(product.cost * item.services::numeric / product.services))::bigint end
        from contract_item item
        left join product on product.company_id = item.company_id and product.code = ${productCode('item.item_code')}
        where item.contract_id = contract.id)`.as('cost'),
    );
  const row = await (isLocked ? found.forUpdate('contract') : found).executeTakeFirst();
  if (row === undefined) return undefined;
  const { count, received } = await db
    .selectFrom('contract_payment')
    .where('contract_id', '=', id)
    .select([sql<number>`count(*)::integer`.as('count'), sql<number>`coalesce(sum(amount), 0)::bigint`.as('received')])
    .executeTakeFirstOrThrow();
  const { all, cancelledOn, ...sums } = row;
  const isPaid = sums.amount - sums.discount <= sums.downPayment + received;
  const open = isPaid ? 'paid' : null;
  return { ...sums, received, payments: all - count, closed: cancelledOn === null ? open : 'cancelled' } as const;
}

const FINDERS = { quotation: findQuotation, contract: findContract } as const;

/**
 * A quotation or contract of the viewer's scope; otherwise undefined. Its cost is for those who decide.
 * @param isLocked Whether it is locked until the transaction ends.
 */
export async function findSale(
  db: Kysely<Schema>,
  who: SaleViewer,
  { kind, id }: { readonly kind: DiscountSaleKind; readonly id: number },
  isLocked = false,
): Promise<DiscountedSale | undefined> {
  const found = await FINDERS[kind](db, who, id, isLocked);
  return (
    found && {
      ...found,
      kind,
      id,
      prospectName: found.prospectName ?? '',
      cost: canDecideDiscounts(who.viewer) ? found.cost : null,
    }
  );
}
