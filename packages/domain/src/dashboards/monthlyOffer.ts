import type { DateRange } from '../calendar/index.ts';

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
