import { type Cents, isPercent, percentOf } from '../money/index.ts';
import { MAX_AMOUNT, MAX_PAYMENTS, MAX_PIECES, type QuotationPrice, quotationPrice } from './figures.ts';
import { type QuotationChoice, type QuotationForm, readQuotationForm } from './form.ts';
import type { Product, QuotationOptions } from './quotation.ts';

/** Fields of a quotation that can have an issue, in screen order. */
export const QUOTATION_FIELDS = [
  'line',
  'productCode',
  'pieces',
  'discountPercent',
  'payments',
  'downPayment',
] as const;
export type QuotationField = (typeof QUOTATION_FIELDS)[number];

/** An issue of a field, as data: the screen translates it. */
export type QuotationIssue = {
  readonly field: QuotationField;
  /** 'notANumber': not a number, or too many decimals; 'notOffered': the choice is no longer available. */
  readonly code: 'required' | 'notANumber' | 'tooSmall' | 'tooLarge' | 'notOffered';
  /** For 'tooSmall' and 'tooLarge': the bound, itself allowed; in pieces, percent or cents, as the field. */
  readonly params?: { readonly limit: number } | undefined;
};

/** What a choice is validated against. */
export type QuotationLimits = Pick<QuotationOptions, 'products' | 'terms' | 'maxDiscount' | 'minDownPayment'>;

/** Most pieces of that price in one quotation. */
const mostPieces = ({ price }: Product): number =>
  Number.isSafeInteger(price) && price > 0 ? Math.min(MAX_PIECES, Math.floor(MAX_AMOUNT / price)) : 0;

/** The selected product, when it is available in the selected line. */
export function chosenProduct(
  { line, productCode }: Pick<QuotationChoice, 'line' | 'productCode'>,
  { products }: Pick<QuotationOptions, 'products'>,
): Product | null {
  const product = products.find((each) => each.code === productCode && each.line === line);
  return product !== undefined && mostPieces(product) > 0 ? product : null;
}

/** A limit from a server; an invalid percentage limits to 0. */
const limitOf = (percent: number): number => (isPercent(percent) ? percent : 0);

function lineIssue({ line }: QuotationChoice, { products }: QuotationLimits): QuotationIssue | null {
  if (line === null) return { field: 'line', code: 'required' };
  return products.some((product) => product.line === line) ? null : { field: 'line', code: 'notOffered' };
}

function productIssue(choice: QuotationChoice, limits: QuotationLimits): QuotationIssue | null {
  const field = 'productCode';
  if (choice.productCode === null || choice.productCode === '') return { field, code: 'required' };
  return chosenProduct(choice, limits) === null ? { field, code: 'notOffered' } : null;
}

function boundsIssue(
  field: QuotationField,
  value: number,
  { min, max }: { readonly min: number; readonly max: number },
): QuotationIssue | null {
  if (value < min) return { field, code: 'tooSmall', params: { limit: min } };
  return value > max ? { field, code: 'tooLarge', params: { limit: max } } : null;
}

function piecesIssue(choice: QuotationChoice, limits: QuotationLimits): QuotationIssue | null {
  const field = 'pieces';
  if (choice.pieces === null) return { field, code: 'required' };
  const product = chosenProduct(choice, limits);
  const bounds = boundsIssue(field, choice.pieces, {
    min: 1,
    max: product === null ? MAX_PIECES : mostPieces(product),
  });
  return bounds ?? (Number.isSafeInteger(choice.pieces) ? null : { field, code: 'notANumber' });
}

function discountIssue({ discountPercent }: QuotationChoice, limits: QuotationLimits): QuotationIssue | null {
  const field = 'discountPercent';
  if (discountPercent === null) return { field, code: 'required' };
  const bounds = boundsIssue(field, discountPercent, { min: 0, max: limitOf(limits.maxDiscount) });
  return bounds ?? (isPercent(discountPercent) ? null : { field, code: 'notANumber' });
}

function paymentsIssue({ payments }: QuotationChoice, { terms }: QuotationLimits): QuotationIssue | null {
  const field = 'payments';
  if (payments === null) return { field, code: 'required' };
  const isOffered =
    terms.includes(payments) && Number.isSafeInteger(payments) && payments >= 0 && payments <= MAX_PAYMENTS;
  return isOffered ? null : { field, code: 'notOffered' };
}

function downPaymentIssue(choice: QuotationChoice, limits: QuotationLimits): QuotationIssue | null {
  const field = 'downPayment';
  const { downPayment, payments } = choice;
  // Cash needs no down payment, and neither does a form whose payment is not selected yet.
  if (payments === null || payments === 0) return null;
  if (downPayment === null) return { field, code: 'required' };
  const total = choicePrice(choice, limits)?.total ?? null;
  const { min, max } =
    total === null ? { min: 0, max: MAX_AMOUNT } : { min: smallestDownPayment(total, limits), max: total };
  const bounds = boundsIssue(field, downPayment, { min, max });
  return bounds ?? (Number.isSafeInteger(downPayment) ? null : { field, code: 'notANumber' });
}

/** The smallest allowed down payment of a financed total: its percentage, rounded to the cent as shown. */
export const smallestDownPayment = (total: Cents, { minDownPayment }: QuotationLimits): Cents =>
  percentOf(total, limitOf(minDownPayment));

/** The price of the pieces, once product, pieces and discount are valid. */
export function choicePrice(choice: QuotationChoice, limits: QuotationLimits): QuotationPrice | null {
  const { pieces, discountPercent } = choice;
  const product = chosenProduct(choice, limits);
  if (product === null || pieces === null || discountPercent === null) return null;
  if (piecesIssue(choice, limits) !== null || discountIssue(choice, limits) !== null) return null;
  return quotationPrice({ price: product.price, pieces, discountPercent });
}

/**
 * Issues that prevent quoting, in screen order, at most one per field. Used by screens and server; an unknown number is
 * null, and required.
 */
export function choiceIssues(choice: QuotationChoice, limits: QuotationLimits): readonly QuotationIssue[] {
  const line = lineIssue(choice, limits);
  return [
    line,
    line === null ? productIssue(choice, limits) : null,
    piecesIssue(choice, limits),
    discountIssue(choice, limits),
    paymentsIssue(choice, limits),
    downPaymentIssue(choice, limits),
  ].filter((issue) => issue !== null);
}

/** Issues that prevent saving the form, in screen order, at most one per field. */
export function quotationIssues(form: QuotationForm, limits: QuotationLimits): readonly QuotationIssue[] {
  const { choice, unreadable } = readQuotationForm(form);
  const faulty: readonly string[] = unreadable;
  return choiceIssues(choice, limits).map((issue) =>
    issue.code === 'required' && faulty.includes(issue.field) ? { field: issue.field, code: 'notANumber' } : issue,
  );
}
