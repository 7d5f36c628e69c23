import {
  type Certificate,
  DISCOUNT_FIELDS,
  DISCOUNT_ISSUES,
  type DiscountAsking,
  type DiscountDecision,
  type DiscountedSale,
  type DiscountIssue,
  type DiscountLimit,
  type DiscountRequest,
  type DiscountSaleKind,
  NOT_DISCOUNTED,
  type NotDiscounted,
} from '@sereno/domain/discount';
import { fromCents } from '@sereno/domain/money';
import { answerOf, type Call, isSuccess, readAnswer, type Reply, replyTo } from './answer.ts';
import { binder } from './binder.ts';
import type { Client, Doors, Signal } from './client.ts';
import {
  discountCertificateOf,
  discountedSaleOf,
  discountLimitOf,
  discountRequestOf,
} from './generated/readers/discount.ts';
import { keyHeader } from './idempotency.ts';
import { foundBy, type Outcome, outcomeOf, type Refused, refusedBy } from './outcome.ts';
import { fieldsOf, listReader, rowReader, rowsOf, textOf } from './readers.ts';

/** A quotation or contract, the discounts that were asked for it, and who may grant how much. */
export type DiscountDesk = {
  readonly sale: DiscountedSale;
  /** Newest first. */
  readonly requests: readonly DiscountRequest[];
  readonly limits: readonly DiscountLimit[];
};

/** Why a discount could not be asked for or decided. */
export type DiscountRefused = Omit<Refused, 'issues'> & {
  /** The rules that fields break, without the amounts that they miss. */
  readonly broken: readonly DiscountIssue[];
  /** The request that stands in the way: one that waits already, or one that was decided meanwhile. */
  readonly standing: DiscountRequest | null;
  /** Why nothing can be taken off any more. */
  readonly closed: NotDiscounted | null;
};

/** What became of asking, deciding or withdrawing. */
export type DiscountOutcome = Extract<Outcome, { readonly kind: 'done' }> | DiscountRefused;

/** A quotation or contract. */
export type SaleOf = { readonly kind: DiscountSaleKind; readonly id: number };

const readRequests = listReader(discountRequestOf);
const readLimits = listReader(discountLimitOf);

function deskOf(body: unknown): DiscountDesk | null {
  const { Sale, Requests, Limits } = fieldsOf(body);
  const sale = discountedSaleOf(fieldsOf(Sale));
  return sale && { sale, requests: readRequests(Requests), limits: readLimits(Limits) };
}

/** A quotation or contract with its requests (UND-35, an extension of our own server); null where the signed-in person sees none. */
async function discountedSale(
  client: Client,
  { kind, id }: SaleOf,
  signal: Signal = null,
): Promise<DiscountDesk | null> {
  const asked = client.GET('/discount/sale/{kind}/{id}', { params: { path: { kind, id } }, signal });
  return foundBy('GET /discount/sale/{kind}/{id}', asked, deskOf);
}

/** The quotation or contract of a request. */
async function discountRequest(client: Client, id: number, signal: Signal = null): Promise<DiscountDesk | null> {
  const asked = client.GET('/discount/{id}', { params: { path: { id } }, signal });
  return foundBy('GET /discount/{id}', asked, deskOf);
}

/** What a certificate is worth; null where the company has none of that code. */
async function certificate(client: Client, code: string, signal: Signal = null): Promise<Certificate | null> {
  const asked = client.GET('/discount/certificate', { params: { query: { Code: code } }, signal });
  return foundBy('GET /discount/certificate', asked, rowReader(discountCertificateOf));
}

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

async function changed(call: Call, asked: Promise<Reply>): Promise<DiscountOutcome> {
  const answer = readAnswer(call, await replyTo(call, asked));
  if (isSuccess(call, answer)) return { kind: 'done' };
  const found = rowsOf(answer.envelope['fields'], ({ field, code }) => ({ field: textOf(field) ?? '', code }));
  return {
    ...refusedBy(answer),
    broken: found.flatMap(({ field, code }) => {
      const name = DISCOUNT_FIELDS.find((one) => one === lower(field));
      const rule = DISCOUNT_ISSUES.find((one) => one === code);
      return name === undefined || rule === undefined ? [] : [{ field: name, code: rule }];
    }),
    standing: discountRequestOf(fieldsOf(answer.body)),
    closed: NOT_DISCOUNTED.find((reason) => found.some(({ field, code }) => field === '' && code === reason)) ?? null,
  };
}

/** Asks for a discount; refused with 409 where one waits already. @param key Makes sending it again harmless. */
async function askDiscount(
  client: Client,
  { kind, id, wish, reason }: SaleOf & DiscountAsking,
  key?: string,
): Promise<DiscountOutcome> {
  const body = {
    Kind: kind,
    SaleId: id,
    Amount: wish.kind === 'amount' ? fromCents(wish.amount) : null,
    Percent: wish.kind === 'percent' ? wish.percent : null,
    Certificate: wish.kind === 'certificate' ? wish.code : null,
    Reason: reason,
  };
  return changed('POST /discount/ask', client.POST('/discount/ask', { params: keyHeader(key), body }));
}

/** Grants a request as a whole or in part, or refuses it; refused with 409 where somebody else was faster. */
async function decideDiscount(
  client: Client,
  id: number,
  { granted, answer }: DiscountDecision,
  key?: string,
): Promise<DiscountOutcome> {
  const asked = client.POST('/discount/{id}/decide', {
    params: { path: { id }, ...keyHeader(key) },
    body: { Granted: granted === null ? null : fromCents(granted), Answer: answer },
  });
  return changed('POST /discount/{id}/decide', asked);
}

/** Takes one's own request back; refused with 409 where it was decided. */
async function withdrawDiscount(client: Client, id: number, key?: string): Promise<DiscountOutcome> {
  const asked = client.POST('/discount/{id}/withdraw', { params: { path: { id }, ...keyHeader(key) } });
  return changed('POST /discount/{id}/withdraw', asked);
}

/** What was decided of the signed-in person's requests since they read it last. */
async function discountNews(client: Client, signal: Signal = null): Promise<readonly DiscountRequest[]> {
  return answerOf('GET /discount/news', client.GET('/discount/news', { signal }), readRequests);
}

/** Says that decisions were read. */
async function readDiscountNews(client: Client, ids: readonly number[]): Promise<Outcome> {
  return outcomeOf('POST /discount/news/read', client.POST('/discount/news/read', { body: { Ids: [...ids] } }));
}

/** The calls of discounts, apart from the others: their dialogs alone need them. */
export function createDiscountCalls({ client }: Pick<Doors, 'client'>) {
  const bound = binder(client);
  return {
    discountedSale: bound(discountedSale),
    discountRequest: bound(discountRequest),
    certificate: bound(certificate),
    askDiscount: bound(askDiscount),
    decideDiscount: bound(decideDiscount),
    withdrawDiscount: bound(withdrawDiscount),
    discountNews: bound(discountNews),
    readDiscountNews: bound(readDiscountNews),
  };
}

export type DiscountCalls = ReturnType<typeof createDiscountCalls>;
