import { fromCents } from '@sereno/domain/money';
import type { Quotation, QuotationOptions, QuotationPayload, QuotationRow } from '@sereno/domain/quotation';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import type { components } from './generated/schema.ts';
import { keyHeader } from './idempotency.ts';
import { foundBy, type Outcome, outcomeOf } from './outcome.ts';
import { readQuotation, readQuotationOptions, readQuotations } from './quotationReaders.ts';
import { fieldsOf, integerOf } from './readers.ts';

/** What the person's company quotes, and within which limits (UND-33, an extension of our own server); null where it cannot be read. */
export async function quotationOptions(client: Client, signal: Signal = null): Promise<QuotationOptions | null> {
  const requested = client.GET('/quotation/options', { signal });
  return answerOf('GET /quotation/options', requested, readQuotationOptions);
}

/** The quotations that the signed-in person may see, newest first (UND-32, an extension of our own server). */
export async function quotations(client: Client, signal: Signal = null): Promise<readonly QuotationRow[]> {
  const requested = client.GET('/quotation/list', { signal });
  return answerOf('GET /quotation/list', requested, readQuotations);
}

/** One quotation as it was made (UND-32); null where the signed-in person sees no such quotation. */
export async function quotation(client: Client, id: number, signal: Signal = null): Promise<Quotation | null> {
  const requested = client.GET('/quotation/{id}', { params: { path: { id } }, signal });
  return foundBy('GET /quotation/{id}', requested, readQuotation);
}

function wireQuotation(payload: QuotationPayload): components['schemas']['QuotationAddition'] {
  return {
    ProspectId: payload.prospectId,
    ...(payload.activityId !== null && { ActivityId: payload.activityId }),
    BusinessLine: payload.line,
    ItemCode: payload.productCode,
    Pieces: payload.pieces,
    DiscountPercent: payload.discountPercent,
    Payments: payload.payments,
    DownPayment: fromCents(payload.downPayment),
    Total: fromCents(payload.total),
  };
}

/**
 * Quotes a plan (UND-33, STA-13). Gives the quotation's id, or null where it could not be read. Refused with 409 when it comes to
 * something else than `total`, because prices have changed; with 422 when a rule says no.
 * @param key Makes sending it again harmless; only for a host that `honoursKeys`.
 */
export async function addQuotation(
  client: Client,
  payload: QuotationPayload,
  key?: string,
): Promise<Outcome<{ readonly id: number | null }>> {
  const requested = client.POST('/quotation/add', { params: keyHeader(key), body: wireQuotation(payload) });
  return outcomeOf('POST /quotation/add', requested, (body) => ({ id: integerOf(fieldsOf(body)['Id']) }));
}

/**
 * Hands a quotation to another adviser by seller number (UND-13, an extension of our own server). Refused with 409 where somebody else
 * did so meanwhile, with 422 for an adviser that the person may not choose.
 */
export async function reassignQuotation(
  client: Client,
  id: number,
  { slpCode, version }: { readonly slpCode: number; readonly version: number },
): Promise<Outcome> {
  const requested = client.POST('/quotation/{id}/assign', {
    params: { path: { id } },
    body: { SlpCode: slpCode, Version: version },
  });
  return outcomeOf('POST /quotation/{id}/assign', requested);
}
