import { type CalendarDate, type CalendarMonth, type MonthLimits, monthOf, parseMonth } from '../calendar/index.ts';
import type { OfferRank } from './monthlyOffer.ts';
import { type NamedPerson, ownRow } from './ownRow.ts';

/** The months whose offer can be asked for, both included (API-43). */
export const OFFER_MONTHS: MonthLimits = { min: '2000-01', max: '2100-12' };

/** The month that an address names as 'YYYY-MM'; the current one where it names none that can be asked for (OFR-04). */
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

/** Places by amount, the same for the same amount: 1, 2, 2, 4. */
function placedByAmount(ordered: readonly OfferRank[]): readonly OfferRank[] {
  // From the last up, so that of each amount the first place stays.
  const places = new Map(ordered.map(({ amount }, index) => [amount, index + 1] as const).toReversed());
  return ordered.map((rank) => ({ ...rank, position: places.get(rank.amount) ?? null }));
}

/**
 * The ranking from the first place down (OFR-03). Whoever shares a place stands by amount, and so do, at the end, those of
 * whom the answer does not say which place they have: their `position` is null, none is made up for them. An answer that
 * gives no place to anybody is a ranking by amount.
 */
export function rankingInOrder(ranking: readonly OfferRank[]): readonly OfferRank[] {
  const ordered = ranking
    .filter(({ amount }) => Number.isFinite(amount))
    .map((rank) => (isPlaced(rank) ? rank : { ...rank, position: null }))
    .toSorted(compareRanks);
  return ordered.some(isPlaced) ? ordered : placedByAmount(ordered);
}

/** The row of the signed-in person; null where there is none, or where nobody can tell which it is. */
export function ownRank(ranking: readonly OfferRank[], person: NamedPerson): OfferRank | null {
  return ownRow(ranking, ({ name }) => name, person);
}
