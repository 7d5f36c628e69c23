import { fromCents } from '@sereno/domain/money';
import type { Quotation, QuotationOptions, QuotationPayload, QuotationRow } from '@sereno/domain/quotation';
import { bodyOf, readAnswer } from './answer.ts';
import { asText } from './asText.ts';
import type { Client } from './client.ts';
import { MalformedAnswerError } from './errors.ts';
import type { components } from './generated/schema.ts';
import { keyHeader } from './idempotency.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { readQuotation, readQuotationOptions, readQuotations } from './quotationReaders.ts';
import { fieldsOf, integerOf } from './readers.ts';

/** What the person's company quotes, and within which limits (UND-33, an extension of our own server); null where it cannot be read. */
export async function quotationOptions(client: Client, signal?: AbortSignal): Promise<QuotationOptions | null> {
  const reply = await client.GET('/quotation/options', asText(signal));
  return readQuotationOptions(bodyOf('GET /quotation/options', reply));
}

/** The quotations that the signed-in person may see, newest first (UND-32, an extension of our own server). */
export async function quotations(client: Client, signal?: AbortSignal): Promise<readonly QuotationRow[]> {
  const reply = await client.GET('/quotation/list', asText(signal));
  return readQuotations(bodyOf('GET /quotation/list', reply));
}

const NOT_FOUND = 404;

/** One quotation as it was made (UND-32); null where there is none that the signed-in person may see. */
export async function quotation(client: Client, id: number, signal?: AbortSignal): Promise<Quotation | null> {
  const call = 'GET /quotation/{id}';
  const reply = await client.GET('/quotation/{id}', { params: { path: { id } }, ...asText(signal) });
  if (readAnswer(call, reply).status === NOT_FOUND) return null;
  const found = readQuotation(bodyOf(call, reply));
  // Saying that there is no such quotation would be a lie.
  if (found === null) throw new MalformedAnswerError(call);
  return found;
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
  const reply = await client.POST('/quotation/add', {
    params: keyHeader(key),
    body: wireQuotation(payload),
    parseAs: 'text',
  });
  return outcomeOf('POST /quotation/add', reply, (body) => ({ id: integerOf(fieldsOf(body)['Id']) }));
}
