import { type CalendarMonth, parseWireDate } from '@sereno/domain/calendar';
import type { MonthlyOffer, OfferRank } from '@sereno/domain/dashboards';
import { bodyOf } from './answer.ts';
import type { Client } from './client.ts';
import { amountOf, countOf } from './figures.ts';
import { asText } from './asText.ts';
import { type Fields, fieldsOf, rowsOf, textOf } from './readers.ts';

function readRank(fields: Fields): OfferRank | null {
  const name = textOf(fields['Name']);
  const amount = amountOf(fields['Amount']);
  return name === null || amount === null ? null : { position: countOf(fields['Position']), name, amount };
}

/** Reads the offer of a month (ENT-16); null without a name, as for a month that has none. */
export function readMonthlyOffer(body: unknown): MonthlyOffer | null {
  const fields = fieldsOf(body);
  const name = textOf(fields['NameOffer']);
  if (name === null) return null;
  const start = parseWireDate(textOf(fields['StartOffer']) ?? '');
  const end = parseWireDate(textOf(fields['EndOffer']) ?? '');
  return {
    name,
    period: start === null || end === null ? null : { start, end },
    ranking: rowsOf(fields['RankingOffer'], readRank),
  };
}

/** The offer of a month and its ranking (API-43, OFR-04). */
export async function monthlyOffer(
  client: Client,
  month: CalendarMonth,
  signal?: AbortSignal,
): Promise<MonthlyOffer | null> {
  const query = { Year: Number(month.slice(0, 4)), Month: Number(month.slice(5, 7)) };
  const reply = await client.GET('/dashboard/graph-monthlyoffer', { params: { query }, ...asText(signal) });
  return readMonthlyOffer(bodyOf('GET /dashboard/graph-monthlyoffer', reply));
}
