import type { CalendarDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';

/** Business lines, in screen order: funeral plans, insurance, burial. */
export const BUSINESS_LINES = ['PF', 'SG', 'BF'] as const;
export type BusinessLine = (typeof BUSINESS_LINES)[number];

/** A plan that can be quoted. */
export type Product = {
  readonly code: string;
  readonly name: string;
  readonly line: BusinessLine;
  /** Price of one piece, with tax. */
  readonly price: Cents;
  /** Services in one piece. */
  readonly services: number;
};

/** A company's products and limits. */
export type QuotationOptions = {
  readonly products: readonly Product[];
  /** Available numbers of monthly payments, ascending; 0 is cash. */
  readonly terms: readonly number[];
  /** The largest discount, in percent of the price. */
  readonly maxDiscount: number;
  /** The smallest down payment of a financed quotation, in percent of the total. */
  readonly minDownPayment: number;
  /** Days a quotation is valid, including the day it is made. */
  readonly validDays: number;
};

/** Amounts of a quotation, all with tax except `untaxed`. */
export type QuotationFigures = {
  /** Price of all pieces, before discount. */
  readonly amount: Cents;
  readonly discount: Cents;
  /** `amount` less `discount`. */
  readonly total: Cents;
  /** `total` without tax (FMT-04). */
  readonly untaxed: Cents;
  /** `total` less `untaxed`. */
  readonly tax: Cents;
  /** Paid at once: the whole total without payments. */
  readonly downPayment: Cents;
  /** `total` less `downPayment`. */
  readonly financed: Cents;
  /** The monthly payments, which differ by one cent at most and add up to `financed`. */
  readonly instalments: readonly Cents[];
};

/** A quotation in a list. */
export type QuotationRow = {
  readonly id: number;
  readonly number: string;
  readonly prospectId: number | null;
  readonly prospectName: string;
  /** Null for viewers who may not see advisers' names (ACL-15). */
  readonly adviserName: string | null;
  readonly line: BusinessLine | null;
  readonly productName: string;
  readonly total: Cents;
  /** Monthly payments; 0 is cash. */
  readonly payments: number;
  readonly quotedOn: CalendarDate | null;
  /** Its last valid day. */
  readonly validUntil: CalendarDate | null;
  /** Number of the resulting contract. */
  readonly contractNumber: string | null;
};

/** A quotation as printed. */
export type Quotation = QuotationRow & {
  readonly pieces: number;
  /** Services of all pieces. */
  readonly services: number;
  /** Discount in percent, as typed. */
  readonly discountPercent: number;
  readonly figures: QuotationFigures;
};
