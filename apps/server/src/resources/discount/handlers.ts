import type { components } from '@sereno/api/types';
import type { AccessConfig } from '@sereno/domain/access';
import { dateIn } from '@sereno/domain/calendar';
import type { DiscountSaleKind, DiscountWish } from '@sereno/domain/discount';
import { fromCents, toCents } from '@sereno/domain/money';
import type { FastifyRequest } from 'fastify';
import { viewerOf } from '../../access/authentication.ts';
import { filled } from '../../database/text.ts';
import { REFUSALS } from '../../http/envelope.ts';
import type { Handlers } from '../../http/handlers.ts';
import { keyOf } from '../../idempotency/keyHeader.ts';
import { once } from '../../idempotency/once.ts';
import type { ResourceContext } from '../context.ts';
import { ask, decide, type Discounting, withdraw } from './deciding.ts';
import { findCertificate, findRequest, listLimits, listNews, listRequests } from './queries.ts';
import { discountRefusal } from './refusals.ts';
import { findSale } from './sales.ts';
import { certificateOnWire, limitOnWire, requestOnWire, saleOnWire } from './wire.ts';

type Schemas = components['schemas'];

/** An amount of the wire in cents; one in parts of a cent stays in parts, which the rules refuse. */
function centsOf(pesos: number): number {
  const cents = toCents(pesos);
  return fromCents(cents) === pesos ? cents : pesos * 100;
}

/** What is asked for; null where it is none of the three, or more than one of them. */
function wishOf({ Amount, Percent, Certificate }: Schemas['DiscountAsking']): DiscountWish | null {
  const code = filled(Certificate);
  const wishes: DiscountWish[] = [
    ...(typeof Amount === 'number' ? [{ kind: 'amount', amount: centsOf(Amount) } as const] : []),
    ...(typeof Percent === 'number' ? [{ kind: 'percent', percent: Percent } as const] : []),
    ...(code === null ? [] : [{ kind: 'certificate', code } as const]),
  ];
  const [wish, ...others] = wishes;
  return others.length === 0 ? (wish ?? null) : null;
}

/** The calls about discounts that are asked for (UND-35). */
export function discountHandlers({
  database: { db },
  clock,
  timeZone,
  access,
}: ResourceContext & { readonly access: AccessConfig }) {
  const reading = (call: FastifyRequest) => ({ viewer: viewerOf(call), access, today: dateIn(timeZone, clock()) });

  /** Does the work of a call in one transaction, no more than once under its key. */
  function working<Answer extends { readonly status: number }>(
    call: FastifyRequest,
    operation: string,
    body: Readonly<Record<string, unknown>>,
    work: (discounting: Discounting) => Promise<Answer>,
  ) {
    const who = reading(call);
    const now = clock();
    const request = { accountId: who.viewer.accountId, key: keyOf(call), operation, body, now };
    return once(db, request, (trx) => work({ ...who, trx, now, timeZone }));
  }

  /** A sale with its requests and the limits of its company. */
  async function deskOf(call: FastifyRequest, of: { readonly kind: DiscountSaleKind; readonly id: number }) {
    const who = reading(call);
    const sale = await findSale(db, who, of);
    if (sale === undefined) return REFUSALS.notFound();
    const requests = await listRequests(db, who.viewer, of);
    const limits = await listLimits(db, who.viewer.companyId);
    return {
      status: 200,
      body: { Sale: saleOnWire(sale), Requests: requests.map(requestOnWire), Limits: limits.map(limitOnWire) },
    } as const;
  }

  return {
    getDiscountedSale: (call) => deskOf(call, { kind: call.params.kind, id: call.params.id }),

    async getDiscountRequest(call) {
      const request = await findRequest(db, viewerOf(call), call.params.id);
      return request === undefined ? REFUSALS.notFound() : deskOf(call, { kind: request.kind, id: request.saleId });
    },

    async getDiscountCertificate(call) {
      const found = await findCertificate(db, viewerOf(call).companyId, call.query.Code);
      return found === undefined ? REFUSALS.notFound() : { status: 200, body: certificateOnWire(found) };
    },

    async askDiscount(call) {
      const { body } = call;
      const wish = wishOf(body);
      if (wish === null) return discountRefusal([{ field: 'amount', code: 'required' }]);
      const asking = { kind: body.Kind, id: body.SaleId, wish, reason: body.Reason };
      return working(call, 'askDiscount', body, (work) => ask(work, asking));
    },

    async decideDiscount(call) {
      const { body, params } = call;
      const granted = body.Granted === null ? null : centsOf(body.Granted);
      const decision = { granted, answer: filled(body.Answer) };
      return working(call, `decideDiscount ${params.id}`, body, (work) => decide(work, params.id, decision));
    },

    async withdrawDiscount(call) {
      const { id } = call.params;
      return working(call, `withdrawDiscount ${id}`, {}, (work) => withdraw(work, id));
    },

    async getDiscountNews(call) {
      const news = await listNews(db, viewerOf(call));
      return { status: 200, body: news.map(requestOnWire) };
    },

    async readDiscountNews(call) {
      const { Ids } = call.body;
      await db
        .updateTable('discount_request')
        .set({ told: true })
        .where('asked_by', '=', viewerOf(call).accountId)
        .where('status', '<>', 'asked')
        .where('id', 'in', Ids)
        .execute();
      return { status: 200, body: null };
    },
  } satisfies Handlers;
}
