import type { DateRange } from '@sereno/domain/calendar';
import type { AttendedLead, Lead, LeadShare } from '@sereno/domain/carousel';
import { bodyOf } from './answer.ts';
import type { Client } from './client.ts';
import { attendedLeadOf, leadOf, leadShareOf } from './generated/readers/carousel.ts';
import { nothing, type Outcome, outcomeOf } from './outcome.ts';
import { asText } from './asText.ts';
import { initialAndFinalDate } from './query.ts';
import { listReader } from './readers.ts';

/** Reads the leads of the carousel (ENT-21); one without an id cannot be attended and is left out. */
export const readLeads = listReader(leadOf);

/** Reads the leads that are still to be registered; one without an id cannot be, and is left out. */
export const readAttendedLeads = listReader(attendedLeadOf);

/** Reads who got how many leads; a row that names nobody is left out, a count that is none is 0. */
export const readLeadShares = listReader(leadShareOf);

/** The leads that wait (API-09). */
export async function leads(client: Client, signal?: AbortSignal): Promise<readonly Lead[]> {
  const reply = await client.GET('/carousel', asText(signal));
  return readLeads(bodyOf('GET /carousel', reply));
}

/** Takes the lead for the signed-in person (API-12); refused when somebody else was faster (CAR-21). */
export async function attendLead(client: Client, leadId: number): Promise<Outcome> {
  const reply = await client.POST('/carousel/{Id}/attend', { params: { path: { Id: leadId } }, parseAs: 'text' });
  return outcomeOf('POST /carousel/{Id}/attend', reply, nothing);
}

/**
 * Hands the lead to the adviser with that seller's number (API-11, CAR-14). Null sends an empty object, as the
 * specification has it for an empty choice (CAR-13).
 */
export async function assignLead(client: Client, leadId: number, slpCode: number | null): Promise<Outcome> {
  const reply = await client.POST('/carousel/{Id}/assign', {
    params: { path: { Id: leadId } },
    body: slpCode === null ? {} : { SlpCode: slpCode },
    parseAs: 'text',
  });
  return outcomeOf('POST /carousel/{Id}/assign', reply, nothing);
}

/** The signed-in person's leads that are still to be registered as prospects, the oldest first (`extension`). */
export async function attendedLeads(client: Client, signal?: AbortSignal): Promise<readonly AttendedLead[]> {
  const reply = await client.GET('/carousel/attended', asText(signal));
  return readAttendedLeads(bodyOf('GET /carousel/attended', reply));
}

/** Who got how many leads in the days of the range, both ends included (`extension`); for whoever hands leads out. */
export async function leadShares(
  client: Client,
  range: DateRange,
  signal?: AbortSignal,
): Promise<readonly LeadShare[]> {
  const reply = await client.GET('/carousel/fairness', {
    params: { query: initialAndFinalDate(range) },
    ...asText(signal),
  });
  return readLeadShares(bodyOf('GET /carousel/fairness', reply));
}
