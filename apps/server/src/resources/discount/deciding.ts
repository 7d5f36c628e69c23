import type { components } from '@sereno/api/types';
import {
  afterDiscount,
  decide as stateOf,
  decisionIssue,
  type DiscountAsking,
  type DiscountDecision,
  type DiscountedSale,
  type DiscountRequest,
  type DiscountSaleKind,
  judgeAsking,
  limitOf,
  whoMayGrant,
} from '@sereno/domain/discount';
import type { Cents } from '@sereno/domain/money';
import { type KnownRegister, REGISTER } from '@sereno/domain/register';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Refusal, REFUSALS } from '../../http/envelope.ts';
import { recordChange } from '../registers/history.ts';
import { findRow } from '../registers/rowQueries.ts';
import { findCertificate, findRequest, listLimits, listRequests } from './queries.ts';
import {
  alreadyAsked,
  alreadyDecided,
  certificateGone,
  closedSale,
  type DiscountConflict,
  discountRefusal,
  overLimit,
} from './refusals.ts';
import { findSale, type SaleViewer } from './sales.ts';

/** Who asks or decides, and when. */
export type Discounting = SaleViewer & {
  readonly trx: Transaction<Schema>;
  readonly now: Date;
  readonly timeZone: string;
};

/** Changes the row of a register, and records what changed by it. */
async function recorded(
  work: Discounting,
  register: KnownRegister,
  id: number,
  change: () => Promise<unknown>,
): Promise<void> {
  const { trx, viewer, timeZone, today } = work;
  const read = () => findRow(register, id, { db: trx, companyId: viewer.companyId, viewer, timeZone, today });
  const before = (await read()) ?? null;
  await change();
  const after = (await read()) ?? null;
  await recordChange(trx, { ...work, register }, { id, kind: 'changed', before, after });
}

/** The requested discount, its quotation or contract, and the reason. */
export type Asking = DiscountAsking & { readonly kind: DiscountSaleKind; readonly id: number };

/** Asks for a discount of a quotation or contract that the person sees; refused with the open request where it has one. */
export async function ask(
  work: Discounting,
  { wish, reason, ...of }: Asking,
): Promise<components['schemas']['AskedDiscountAnswer'] | Refusal | DiscountConflict> {
  const { trx, viewer, now, today } = work;
  const { companyId, accountId } = viewer;
  const sale = await findSale(trx, work, of, true);
  if (sale === undefined) return REFUSALS.notFound();
  if (sale.closed !== null) return closedSale(sale.closed);
  const open = (await listRequests(trx, viewer, of)).find(({ state }) => state === 'asked');
  if (open !== undefined) return alreadyAsked(open);
  const certificate = wish.kind === 'certificate' ? await findCertificate(trx, companyId, wish.code) : undefined;
  const judged = judgeAsking({ wish, reason }, sale, certificate ?? null, today);
  if ('issues' in judged) return discountRefusal(judged.issues);
  const { id } = await trx
    .insertInto('discount_request')
    .values({
      company_id: companyId,
      quotation_id: of.kind === 'quotation' ? of.id : null,
      contract_id: of.kind === 'contract' ? of.id : null,
      certificate_id: certificate?.id ?? null,
      asked: judged.asked,
      reason: reason.trim(),
      asked_by: accountId,
      asked_at: now,
      granted: null,
      decided_by: null,
      answer: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const register = REGISTER['discount-requests'];
  const row = await findRow(register, id, { ...work, db: trx, companyId });
  await recordChange(trx, { ...work, register }, { id, kind: 'created', before: null, after: row ?? null });
  return { status: 201, body: { Id: id } };
}

/** A request that is locked until the transaction ends, and its sale; undefined where the person sees none. */
async function locked(work: Discounting, id: number) {
  const { trx, viewer } = work;
  const row = await trx
    .selectFrom('discount_request')
    .where('id', '=', id)
    .where('company_id', '=', viewer.companyId)
    .forUpdate()
    .select('certificate_id as certificateId')
    .executeTakeFirst();
  const request = row && (await findRequest(trx, viewer, id));
  return row && request && { request, certificateId: row.certificateId };
}

/** Takes one use off a certificate; false where it has no use left, or is out of use. */
async function spendCertificate(work: Discounting, id: number): Promise<boolean> {
  const { trx } = work;
  const row = await trx
    .selectFrom('discount_certificate')
    .where('id', '=', id)
    .where('ended', '=', false)
    .where('uses_left', '>', 0)
    .forUpdate()
    .select('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await recorded(work, REGISTER['discount-certificates'], id, () =>
    trx
      .updateTable('discount_certificate')
      .set((eb) => ({ uses_left: eb('uses_left', '-', 1), version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  );
  return true;
}

/** The ranking of an offer counts what a contract of its days comes to (API-43). */
async function followInOffer(trx: Transaction<Schema>, contractId: number, granted: Cents): Promise<void> {
  const { rows } = await sql<{ offer_id: number }>`
    update monthly_offer_rank rank set amount = rank.amount - ${granted}::bigint
    from monthly_offer offer, contract
    where contract.id = ${contractId} and offer.id = rank.offer_id and offer.company_id = contract.company_id
      and rank.employee_id = contract.employee_id and contract.sold_on between offer.starts_on and offer.ends_on
    returning rank.offer_id`.execute(trx);
  for (const { offer_id } of rows) {
    // Two steps, because no position may be held twice in between.
    await sql`update monthly_offer_rank set position = position + 1000000 where offer_id = ${offer_id}`.execute(trx);
    await sql`
      update monthly_offer_rank rank set position = placed.position from (
        select employee_id, row_number() over (order by amount desc, position) as position
        from monthly_offer_rank where offer_id = ${offer_id}) placed
      where rank.offer_id = ${offer_id} and rank.employee_id = placed.employee_id`.execute(trx);
  }
}

/** Takes so much more off a quotation or contract; its payments follow. */
async function takeOff(work: Discounting, sale: DiscountedSale, granted: Cents): Promise<void> {
  const { trx } = work;
  const { discount, discountPercent, untaxed, downPayment, instalments } = afterDiscount(sale, granted);
  if (sale.kind === 'quotation') {
    await recorded(work, REGISTER['assigned-quotations'], sale.id, () =>
      trx
        .updateTable('quotation')
        .set((eb) => ({
          discount,
          discount_percent: discountPercent,
          untaxed,
          down_payment: downPayment,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', sale.id)
        .execute(),
    );
    return;
  }
  const isPaid = instalments.every((part) => part === 0);
  await recorded(work, REGISTER.contracts, sale.id, () =>
    trx
      .updateTable('contract')
      .set({ discount, ...(isPaid && { status: 'settled' }) })
      .where('id', '=', sale.id)
      .execute(),
  );
  await followInOffer(trx, sale.id, granted);
}

const DONE: components['schemas']['EmptyAnswer'] = { status: 200, body: null };

const finish = (work: Discounting, request: DiscountRequest, columns: object) =>
  recorded(work, REGISTER['discount-requests'], request.id, () =>
    work.trx
      .updateTable('discount_request')
      .set({ ...columns, decided_by: work.viewer.accountId, decided_at: work.now, told: request.isOwn })
      .where('id', '=', request.id)
      .execute(),
  );

/** Grants a request as a whole or in part, or refuses it; what is granted is taken off in the same transaction. */
export async function decide(
  work: Discounting,
  id: number,
  { granted, answer }: DiscountDecision,
): Promise<components['schemas']['EmptyAnswer'] | Refusal | DiscountConflict> {
  const { trx, viewer } = work;
  const found = await locked(work, id);
  if (found === undefined) return REFUSALS.notFound();
  const { request, certificateId } = found;
  const sale = await findSale(trx, work, { kind: request.kind, id: request.saleId }, true);
  if (sale === undefined) return REFUSALS.notFound();
  if (request.state !== 'asked') return alreadyDecided(request);
  if (granted !== null && sale.closed !== null) return closedSale(sale.closed);
  const limits = await listLimits(trx, viewer.companyId);
  const issue = decisionIssue({ granted, answer }, request.asked, sale, limitOf(limits, viewer.roleId));
  if (issue?.code === 'overLimit') return overLimit(issue.limit ?? 0, whoMayGrant(granted ?? 0, sale, limits));
  if (issue !== null) return discountRefusal([issue]);
  if (granted !== null) {
    if (certificateId !== null && !(await spendCertificate(work, certificateId))) return certificateGone();
    await takeOff(work, sale, granted);
  }
  await finish(work, request, { status: stateOf(request.asked, granted), granted, answer: answer?.trim() || null });
  return DONE;
}

/** Withdraws one's own request before it is decided. */
export async function withdraw(
  work: Discounting,
  id: number,
): Promise<components['schemas']['EmptyAnswer'] | Refusal | DiscountConflict> {
  const found = await locked(work, id);
  if (found === undefined || !found.request.isOwn) return REFUSALS.notFound();
  if (found.request.state !== 'asked') return alreadyDecided(found.request);
  await finish(work, found.request, { status: 'withdrawn' });
  return DONE;
}
