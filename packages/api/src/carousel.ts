import type { DateRange } from '@sereno/domain/calendar';
import type { AttendedLead, Lead, LeadShare } from '@sereno/domain/carousel';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import { attendedLeadOf, leadOf, leadShareOf } from './generated/readers/carousel.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { initialAndFinalDate } from './query.ts';
import { listReader } from './readers.ts';

/** Reads the leads of the carousel (ENT-21); one without an id cannot be attended and is left out. */
export const readLeads = listReader(leadOf);

/** Reads the leads that are still to be registered; one without an id cannot be, and is left out. */
export const readAttendedLeads = listReader(attendedLeadOf);

/** Reads who got how many leads; a row without a person is left out, and an unreadable count is 0. */
export const readLeadShares = listReader(leadShareOf);

/** The leads that wait (API-09). */
export async function leads(client: Client, signal: Signal = null): Promise<readonly Lead[]> {
  const requested = client.GET('/carousel', { signal });
  return answerOf('GET /carousel', requested, readLeads);
}

/** Takes the lead for the signed-in person (API-12); refused when somebody else was faster (CAR-21). */
export async function attendLead(client: Client, leadId: number): Promise<Outcome> {
  const requested = client.POST('/carousel/{Id}/attend', { params: { path: { Id: leadId } } });
  return outcomeOf('POST /carousel/{Id}/attend', requested);
}

/**
 * Hands the lead to the adviser with that seller's number (API-11, CAR-14). Null sends an empty object, as the
 * specification has it for an empty choice (CAR-13).
 */
export async function assignLead(client: Client, leadId: number, slpCode: number | null): Promise<Outcome> {
  const requested = client.POST('/carousel/{Id}/assign', {
    params: { path: { Id: leadId } },
    body: slpCode === null ? {} : { SlpCode: slpCode },
  });
  return outcomeOf('POST /carousel/{Id}/assign', requested);
}

/** The signed-in person's leads that are still to be registered as prospects, the oldest first (`extension`). */
export async function attendedLeads(client: Client, signal: Signal = null): Promise<readonly AttendedLead[]> {
  const requested = client.GET('/carousel/attended', { signal });
  return answerOf('GET /carousel/attended', requested, readAttendedLeads);
}

/** Who got how many leads in the days of the range, both ends included (`extension`); for people who hand leads out. */
export async function leadShares(
  client: Client,
  range: DateRange,
  signal: Signal = null,
): Promise<readonly LeadShare[]> {
  const requested = client.GET('/carousel/fairness', { params: { query: initialAndFinalDate(range) }, signal });
  return answerOf('GET /carousel/fairness', requested, readLeadShares);
}
