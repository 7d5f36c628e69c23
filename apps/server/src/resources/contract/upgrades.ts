import type { components } from '@sereno/api/types';
import { payScopeOf } from '@sereno/domain/access';
import type { CalendarDate } from '@sereno/domain/calendar';
import { isUpgrade, type UpgradeOffer, type UpgradePlan, upgradeTerms } from '@sereno/domain/contract';
import { type Cents, fromCents } from '@sereno/domain/money';
import { REGISTER } from '@sereno/domain/register';
import { type Kysely, sql, type Transaction } from 'kysely';
import { withinScope } from '../../access/scope.ts';
import type { Schema } from '../../database/schema.ts';
import { type Refusal, refusal, REFUSALS } from '../../http/envelope.ts';
import type { Viewer } from '../../session/viewer.ts';
import { recordChange } from '../registers/history.ts';
import { findRow } from '../registers/rowQueries.ts';
import { findBaseContract, listReceipts } from './queries.ts';

/** The upgrades of a contract, in the order in which they were made. */
const listUpgrades = (db: Kysely<Schema>, contractId: number) =>
  db
    .selectFrom('contract')
    .innerJoin('contract_item as item', 'item.contract_id', 'contract.id')
    .where('upgrade_of', '=', contractId)
    .orderBy('contract.id')
    .select([
      'contract.id',
      'contract.number',
      'contract.cancelled_on',
      'contract.amount',
      'item_name as plan',
      'services',
    ])
    .execute();

/** The plan of a contract: its dearest item. */
const findPlan = (db: Kysely<Schema>, contractId: number) =>
  db
    .selectFrom('contract_item')
    .where('contract_id', '=', contractId)
    .orderBy('amount', 'desc')
    .orderBy('line')
    .limit(1)
    .select(['item_name as name', 'services', 'amount'])
    .executeTakeFirstOrThrow();

/** What is on offer in the line of business of a contract, by price. */
const listPlans = (db: Kysely<Schema>, contractId: number): Promise<readonly UpgradePlan[]> =>
  db
    .selectFrom('product')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'product.company_id')
        .onRef('contract.business_line', '=', 'product.business_line'),
    )
    .where('contract.id', '=', contractId)
    .where('active', '=', true)
    .orderBy('price')
    .orderBy('code')
    .select(['code', 'name', 'price', 'services'])
    .execute();

/** What a contract earns of its amount without tax, in percent, for those who see that pay. */
async function commissionPercent(db: Kysely<Schema>, viewer: Viewer, contractId: number): Promise<number | null> {
  const reported = await db
    .selectFrom('commission_report_row')
    .where('contract_id', '=', contractId)
    .where('base', '>', 0)
    .where(withinScope(payScopeOf(viewer), 'commission_report_row'))
    .select(sql<number>`round(commission * 100.0 / base, 2)::float8`.as('percent'))
    .executeTakeFirst();
  return reported?.percent ?? null;
}

type Offer = UpgradeOffer & { readonly cancelled: number };

/** What a contract that somebody sees may be moved to; undefined where there is no such contract. */
export async function findOffer(db: Kysely<Schema>, viewer: Viewer, id: number): Promise<Offer | undefined> {
  const contract = await findBaseContract(db, viewer, id);
  if (contract === undefined) return undefined;
  const plan = await findPlan(db, contract.id);
  const upgrades = await listUpgrades(db, contract.id);
  const made = upgrades.filter(({ cancelled_on }) => cancelled_on === null);
  const value = made.reduce((sum, { amount }) => sum + amount, plan.amount);
  const receipts = await listReceipts(db, contract.id);
  const plans = await listPlans(db, contract.id);
  return {
    contractId: contract.id,
    contractNumber: contract.number,
    holder: contract.prospect_name ?? '',
    isOpen: contract.cancelled_on === null,
    plan: made.at(-1)?.plan ?? plan.name,
    value,
    services: made.reduce((sum, { services }) => sum + services, plan.services),
    remaining: contract.payments - receipts.length,
    commissionPercent: await commissionPercent(db, viewer, contract.id),
    plans: plans.filter((one) => isUpgrade({ value }, one)),
    made: made.map(({ id: upgradeId, number, plan: name, amount }) => ({ id: upgradeId, number, plan: name, amount })),
    cancelled: upgrades.length - made.length,
  };
}

/** What a contract may be moved to, as it travels. */
export const offerOnWire = (offer: UpgradeOffer): components['schemas']['UpgradeOffer'] => ({
  ContractId: offer.contractId,
  ContractNumber: offer.contractNumber,
  Holder: offer.holder,
  Open: offer.isOpen,
  Plan: offer.plan,
  Value: fromCents(offer.value),
  Services: offer.services,
  Remaining: offer.remaining,
  CommissionPercent: offer.commissionPercent,
  Plans: offer.plans.map(({ code, name, price, services }) => ({
    Code: code,
    Name: name,
    Price: fromCents(price),
    Services: services,
  })),
  Made: offer.made.map(({ id, number, plan, amount }) => ({
    Id: id,
    Number: number,
    Plan: plan,
    Amount: fromCents(amount),
  })),
});

const REFUSED = {
  cancelled: () =>
    refusal(422, 'El contrato está cancelado: ya no se puede mejorar.', [{ field: '', code: 'notWritable' }]),
  unknown: () => refusal(422, 'Ese plan ya no se ofrece.', [{ field: 'Code', code: 'unknown' }]),
  cheaper: () => refusal(422, 'El plan debe costar más que el actual.', [{ field: 'Code', code: 'tooSmall' }]),
  upgraded: ({ plan, made }: UpgradeOffer) =>
    refusal(409, `El contrato ya se mejoró: ahora es ${plan}, con la mejora ${made.at(-1)?.number ?? ''}.`, [
      { field: 'Made', code: 'stale' },
    ]),
  priced: ({ name }: UpgradePlan) =>
    refusal(409, `El precio de ${name} cambió mientras lo revisabas.`, [{ field: 'Price', code: 'stale' }]),
};

/** Who upgrades, when. */
export type Upgrading = {
  readonly trx: Transaction<Schema>;
  readonly viewer: Viewer;
  readonly now: Date;
  /** In the business zone. */
  readonly today: CalendarDate;
  readonly timeZone: string;
};

/** A plan as it was read, and how many upgrades the contract had. */
export type Upgrade = { readonly code: string; readonly price: Cents; readonly made: number };

const financingOf = (payments: number): string =>
  payments === 0 ? 'Contado' : payments === 1 ? '1 mes' : `${payments} meses`;

/** Moves a contract to a better plan: the difference is a contract of its own, which is paid with the payments that remain. */
export async function upgrade(
  work: Upgrading,
  id: number,
  { code, price, made }: Upgrade,
): Promise<components['schemas']['UpgradedAnswer'] | Refusal> {
  const { trx, viewer, today } = work;
  const seen = await findBaseContract(trx, viewer, id);
  if (seen === undefined) return REFUSALS.notFound();
  // One upgrade after the other.
  const base = await trx
    .selectFrom('contract')
    .where('id', '=', seen.id)
    .forUpdate()
    .selectAll()
    .executeTakeFirstOrThrow();
  const offer = await findOffer(trx, viewer, base.id);
  if (offer === undefined) return REFUSALS.notFound();
  if (!offer.isOpen) return REFUSED.cancelled();
  if (offer.made.length !== made) return REFUSED.upgraded(offer);
  const plan = (await listPlans(trx, base.id)).find((one) => one.code === code);
  if (plan === undefined) return REFUSED.unknown();
  if (!isUpgrade(offer, plan)) return REFUSED.cheaper();
  if (plan.price !== price) return REFUSED.priced(plan);
  const { difference, services, downPayment, payments } = upgradeTerms(offer, plan);
  const { company_id, business_line, prospect_id, employee_id, street, county, state, state_code, zip_code } = base;
  const number = `${base.number}-M${offer.made.length + offer.cancelled + 1}`;
  const written = await trx
    .insertInto('contract')
    .values({
      company_id,
      number,
      business_line,
      prospect_id,
      employee_id,
      street,
      county,
      state,
      state_code,
      zip_code,
      campaign_id: null,
      sold_on: today,
      cancelled_on: null,
      status: payments.length === 0 ? 'settled' : 'current',
      amount: difference,
      discount: 0,
      down_payment: downPayment,
      down_payment_method: base.down_payment_method,
      financing_plan: financingOf(payments.length),
      payments: payments.length,
      upgrade_of: base.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('contract_item')
    .values({
      company_id,
      contract_id: written.id,
      line: 1,
      item_code: code,
      item_name: plan.name,
      services,
      amount: difference,
    })
    .execute();
  const register = REGISTER.contracts;
  const after = await findRow(register, written.id, { ...work, db: trx, companyId: viewer.companyId });
  await recordChange(
    trx,
    { ...work, register },
    { id: written.id, kind: 'created', before: null, after: after ?? null },
  );
  return { status: 201, body: { Id: written.id, Number: number } };
}
