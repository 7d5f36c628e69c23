import type { DateRange } from '../calendar/index.ts';

/** One place of an offer's ranking (OFR-03). */
export type OfferRank = {
  /** From 1; null where the answer does not say. */
  readonly position: number | null;
  readonly name: string;
  /** In pesos. */
  readonly amount: number;
};

/** The offer of a month (ENT-16). */
export type MonthlyOffer = {
  readonly name: string;
  /** Its period, both ends included (OFR-02); null where the answer does not say. */
  readonly period: DateRange | null;
  readonly ranking: readonly OfferRank[];
};
