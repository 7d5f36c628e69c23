import { rankingInOrder, type MonthlyOffer } from '@sereno/domain/dashboards';

/** What a month holds: its offer with the ranking in order, or null where it has none. */
export type OfferOfMonth = { readonly offer: MonthlyOffer | null };

/** Tells a month without an offer from one whose answer failed, which has no value at all. */
export function offerOfMonth(offer: MonthlyOffer | null): OfferOfMonth {
  return { offer: offer && { ...offer, ranking: rankingInOrder(offer.ranking) } };
}
