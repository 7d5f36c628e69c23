import type { CalendarMonth } from '@sereno/domain/calendar';
import type { MonthlyOffer } from '@sereno/domain/dashboards';
import { answerOf } from './answer.ts';
import type { Client, Signal } from './client.ts';
import { monthlyOfferOf } from './generated/readers/dashboards.ts';
import { fieldsOf } from './readers.ts';
import { dayOf } from './values.ts';

/**
 * Reads the offer of a month (ENT-16); null without a name, as for a month that has none. Odd, because its period is none where one of its
 * days is missing.
 */
export function readMonthlyOffer(body: unknown): MonthlyOffer | null {
  const fields = fieldsOf(body);
  const offer = monthlyOfferOf(fields);
  const start = dayOf(fields['StartOffer']);
  const end = dayOf(fields['EndOffer']);
  return offer && { ...offer, period: start === null || end === null ? null : { start, end } };
}

/** The offer of a month and its ranking (API-43, OFR-04). */
export async function monthlyOffer(
  client: Client,
  month: CalendarMonth,
  signal: Signal = null,
): Promise<MonthlyOffer | null> {
  const query = { Year: Number(month.slice(0, 4)), Month: Number(month.slice(5, 7)) };
  const requested = client.GET('/dashboard/graph-monthlyoffer', { params: { query }, signal });
  return answerOf('GET /dashboard/graph-monthlyoffer', requested, readMonthlyOffer);
}
