import type { CalendarDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';

/** The business lines, in the order in which screens offer them: funeral plans, insurance, burial. */
export const BUSINESS_LINES = ['PF', 'SG', 'BF'] as const;
export type BusinessLine = (typeof BUSINESS_LINES)[number];

/** A plan that can be quoted. */
export type Product = {
  readonly code: string;
  readonly name: string;
  readonly line: BusinessLine;
  /** Price of one piece, with tax. */
  readonly price: Cents;
  /** Services that one piece holds. */
  readonly services: number;
};

/** What a company quotes, and within which limits. */
export type QuotationOptions = {
  readonly products: readonly Product[];
  /** Numbers of monthly payments on offer, ascending; 0 is cash. */
  readonly terms: readonly number[];
  /** The largest discount, in percent of the price. */
  readonly maxDiscount: number;
  /** The smallest down payment of a financed quotation, in percent of the total. */
  readonly minDownPayment: number;
  /** For how many days a quotation holds, the day it is made included. */
  readonly validDays: number;
};

/** What a quotation comes to. Every amount with tax, but for `untaxed`. */
export type QuotationFigures = {
  /** Price of all pieces, before discount. */
  readonly amount: Cents;
  readonly discount: Cents;
  /** `amount` without `discount`. */
  readonly total: Cents;
  /** `total` without tax (FMT-04). */
  readonly untaxed: Cents;
  /** `total` without `untaxed`. */
  readonly tax: Cents;
  /** What is paid at once: all of it where there are no payments. */
  readonly downPayment: Cents;
  /** `total` without `downPayment`. */
  readonly financed: Cents;
  /** The monthly payments, which differ by one cent at most and sum up to `financed`. */
  readonly instalments: readonly Cents[];
};

/** A quotation as lists show it. */
export type QuotationRow = {
  readonly id: number;
  readonly number: string;
  readonly prospectId: number | null;
  readonly prospectName: string;
  /** Null for whoever does not see the names of advisers (ACL-15). */
  readonly adviserName: string | null;
  readonly line: BusinessLine | null;
  readonly productName: string;
  readonly total: Cents;
  /** Monthly payments; 0 is cash. */
  readonly payments: number;
  readonly quotedOn: CalendarDate | null;
  /** The last day on which it holds. */
  readonly validUntil: CalendarDate | null;
  /** Number of the contract that it became. */
  readonly contractNumber: string | null;
};

/** A quotation as it is printed. */
export type Quotation = QuotationRow & {
  readonly pieces: number;
  /** Services of all pieces together. */
  readonly services: number;
  /** Discount in percent, as it was typed. */
  readonly discountPercent: number;
  readonly figures: QuotationFigures;
};
