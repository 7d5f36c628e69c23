import { type Cents, percentOf } from '../money/index.ts';
import { quotationPayment, quotationPrice } from './figures.ts';
import { type InstalmentSpread, instalmentSpread } from './instalmentSpread.ts';
import { type QuotationLimits, smallestDownPayment } from './issues.ts';
import type { Product } from './quotation.ts';

/** The fewest and the most monthly payments of the tabulator. */
export const TABULATED_PAYMENTS = { fewest: 5, most: 25 } as const;

/** What a plan comes to, by its number of monthly payments. */
export type TabulatedPlan = {
  readonly product: Product;
  /** Of one piece, after discount. */
  readonly total: Cents;
  readonly downPayment: Cents;
  /** In the order of `TABULATED_PAYMENTS`, from the fewest to the most. */
  readonly terms: readonly TabulatedTerm[];
};

/** What is paid each month with one number of payments. */
export type TabulatedTerm = {
  readonly payments: number;
  /** The monthly payments; they and the down payment add up to the total. Null where nothing is left to pay. */
  readonly spread: InstalmentSpread | null;
  /** Whether the company quotes that number of payments. */
  readonly isQuoted: boolean;
};

/** What applies to all plans of the tabulator, in percent with at most two decimals: of the price, and of what is left of it. */
export type TabulatorTerms = { readonly discountPercent: number; readonly downPaymentPercent: number };

const COUNTS = Array.from(
  { length: TABULATED_PAYMENTS.most - TABULATED_PAYMENTS.fewest + 1 },
  (_, at) => TABULATED_PAYMENTS.fewest + at,
);

/**
 * The price of each plan in 5 to 25 monthly payments, worked out as its quotation would be, so that no cent is lost. Terms beyond the
 * company's limits become the limit, as no quotation could have them.
 */
export function tabulate(
  { products, terms, ...limits }: QuotationLimits,
  { discountPercent, downPaymentPercent }: TabulatorTerms,
): readonly TabulatedPlan[] {
  return products.map((product) => {
    const { total } = quotationPrice({
      price: product.price,
      pieces: 1,
      discountPercent: Math.min(discountPercent, limits.maxDiscount),
    });
    const least = smallestDownPayment(total, { products, terms, ...limits });
    const downPayment = Math.max(least, percentOf(total, downPaymentPercent));
    return {
      product,
      total,
      downPayment,
      terms: COUNTS.map((payments) => ({
        payments,
        spread:
          total === downPayment
            ? null
            : instalmentSpread(quotationPayment(total, { payments, downPayment }).instalments),
        isQuoted: terms.includes(payments),
      })),
    };
  });
}
