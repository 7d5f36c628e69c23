import {
  type CalendarDate,
  type CalendarMonth,
  type DateRange,
  type MonthLimits,
  monthOf,
  parseMonth,
} from '../calendar/index.ts';
import { type NamedPerson, ownRow } from './ownRow.ts';

/** One row of an offer's ranking (OFR-03). */
export type OfferRank = {
  /** From 1; null when the answer omits it. */
  readonly position: number | null;
  readonly name: string;
  /** In pesos. */
  readonly amount: number;
};

/** The offer of a month (ENT-16). */
export type MonthlyOffer = {
  readonly name: string;
  /** Its period, both ends included (OFR-02); null when the answer omits it. */
  readonly period: DateRange | null;
  readonly ranking: readonly OfferRank[];
};

/** Months whose offer can be requested, both included (API-43). */
export const OFFER_MONTHS: MonthLimits = { min: '2000-01', max: '2100-12' };

/** The month of a URL, 'YYYY-MM'; the current month when it names none that can be requested (OFR-04). */
export function offerMonth(text: string | null, today: CalendarDate): CalendarMonth {
  const month = parseMonth(text ?? '');
  return month !== null && month >= OFFER_MONTHS.min && month <= OFFER_MONTHS.max ? month : monthOf(today);
}

function isPlaced({ position }: OfferRank): boolean {
  return position !== null && Number.isSafeInteger(position) && position >= 1;
}

function compareRanks(one: OfferRank, other: OfferRank): number {
  if (isPlaced(one) !== isPlaced(other)) return isPlaced(one) ? -1 : 1;
  const places = isPlaced(one) ? (one.position ?? 0) - (other.position ?? 0) : 0;
  return places || other.amount - one.amount;
}

/** Positions by amount, shared by equal amounts: 1, 2, 2, 4. */
function placedByAmount(ordered: readonly OfferRank[]): readonly OfferRank[] {
  // From the last up, so that the first position of each amount wins.
  const places = new Map(ordered.map(({ amount }, index) => [amount, index + 1] as const).toReversed());
  return ordered.map((rank) => ({ ...rank, position: places.get(rank.amount) ?? null }));
}

/**
 * The sorted ranking (OFR-03). Rows that share a position are sorted by amount, and so are rows without one, which come
 * last: their `position` stays null. An answer without any positions is ranked by amount.
 */
export function rankingInOrder(ranking: readonly OfferRank[]): readonly OfferRank[] {
  const ordered = ranking
    .filter(({ amount }) => Number.isFinite(amount))
    .map((rank) => (isPlaced(rank) ? rank : { ...rank, position: null }))
    .toSorted(compareRanks);
  return ordered.some(isPlaced) ? ordered : placedByAmount(ordered);
}

/** The signed-in person's row; null when missing or ambiguous. */
export function ownRank(ranking: readonly OfferRank[], person: NamedPerson): OfferRank | null {
  return ownRow(ranking, ({ name }) => name, person);
}
