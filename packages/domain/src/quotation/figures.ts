import { type Cents, distribute, percentOf, withoutTax } from '../money/index.ts';
import type { QuotationFigures } from './quotation.ts';

/** Most pieces of a quotation. */
export const MAX_PIECES = 99;
/** Longest term, in months. */
export const MAX_PAYMENTS = 360;
/** Largest price of all pieces before discount: two billion pesos, which every layer can hold. */
export const MAX_AMOUNT: Cents = 200_000_000_000;

/** What is bought and how it is paid; `quotationFigures` computes the amounts. */
export type QuotationTerms = {
  /** Price of one piece, with tax. */
  readonly price: Cents;
  readonly pieces: number;
  /** From 0 to 100, with two decimals at most. */
  readonly discountPercent: number;
  /** Monthly payments; 0 is cash. */
  readonly payments: number;
  /** Paid at once; ignored for cash, which is paid at once completely. */
  readonly downPayment: Cents;
};

/** The price of the pieces, before the payment is known. */
export type QuotationPrice = Pick<QuotationFigures, 'amount' | 'discount' | 'total' | 'untaxed' | 'tax'>;

/** How a price is paid. */
export type QuotationPayment = Pick<QuotationFigures, 'downPayment' | 'financed' | 'instalments'>;

function whole(value: number, min: number, max: number, name: string): number {
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
  throw new RangeError(`${name} ${value} is no whole number from ${min} to ${max}`);
}

/**
 * The price of the pieces: the discount is rounded to the cent half away from zero, the tax comes from `withoutTax`
 * (FMT-04, FMT-08). @throws RangeError as `quotationFigures`.
 */
export function quotationPrice({
  price,
  pieces,
  discountPercent,
}: Pick<QuotationTerms, 'price' | 'pieces' | 'discountPercent'>): QuotationPrice {
  const amount = whole(
    whole(price, 0, MAX_AMOUNT, 'Price') * whole(pieces, 1, MAX_PIECES, 'Pieces'),
    0,
    MAX_AMOUNT,
    'Amount',
  );
  const discount = percentOf(amount, discountPercent);
  const total = amount - discount;
  const untaxed = withoutTax(total);
  return { amount, discount, total, untaxed, tax: total - untaxed };
}

/**
 * The payments of a total: instalments differ by one cent at most, larger ones first. @throws RangeError as
 * `quotationFigures`.
 */
export function quotationPayment(
  total: Cents,
  { payments, downPayment }: Pick<QuotationTerms, 'payments' | 'downPayment'>,
): QuotationPayment {
  whole(total, 0, MAX_AMOUNT, 'Total');
  if (whole(payments, 0, MAX_PAYMENTS, 'Payments') === 0) return { downPayment: total, financed: 0, instalments: [] };
  const financed = total - whole(downPayment, 0, total, 'Down payment');
  return { downPayment, financed, instalments: distribute(financed, payments) };
}

/**
 * The amounts of a quotation, in exact whole cents.
 * @throws RangeError for a total price below zero or beyond MAX_AMOUNT, pieces outside 1 to MAX_PIECES, a discount that
 * is not a percentage with two decimals, more than MAX_PAYMENTS payments, or a down payment below zero or beyond the
 * total.
 */
export function quotationFigures(terms: QuotationTerms): QuotationFigures {
  const price = quotationPrice(terms);
  return { ...price, ...quotationPayment(price.total, terms) };
}
