import { type Cents, isPercent, percentOf } from '../money/index.ts';
import { MAX_AMOUNT, MAX_PAYMENTS, MAX_PIECES, type QuotationPrice, quotationPrice } from './figures.ts';
import { type QuotationChoice, type QuotationForm, readQuotationForm } from './form.ts';
import type { Product, QuotationOptions } from './quotation.ts';

/** The fields of a quotation that can be wrong, in screen order. */
export const QUOTATION_FIELDS = [
  'line',
  'productCode',
  'pieces',
  'discountPercent',
  'payments',
  'downPayment',
] as const;
export type QuotationField = (typeof QUOTATION_FIELDS)[number];

/** What is wrong with a field, as data: the sentence is chosen later, in the language of the screen. */
export type QuotationIssue = {
  readonly field: QuotationField;
  /** 'notANumber' is not written as one, or not with so many decimals; 'notOffered' is a choice that is not there any more. */
  readonly code: 'required' | 'notANumber' | 'tooSmall' | 'tooLarge' | 'notOffered';
  /** With 'tooSmall' and 'tooLarge': the bound that was passed, itself allowed; pieces, percent or cents as the field has it. */
  readonly params?: { readonly limit: number };
};

/** What something chosen is held against. */
export type QuotationLimits = Pick<QuotationOptions, 'products' | 'terms' | 'maxDiscount' | 'minDownPayment'>;

/** How many pieces of that price one quotation holds. */
const mostPieces = ({ price }: Product): number =>
  Number.isSafeInteger(price) && price > 0 ? Math.min(MAX_PIECES, Math.floor(MAX_AMOUNT / price)) : 0;

/** The product that was chosen, if it is on offer in the line that was chosen. */
export function chosenProduct(
  { line, productCode }: Pick<QuotationChoice, 'line' | 'productCode'>,
  { products }: Pick<QuotationOptions, 'products'>,
): Product | null {
  const product = products.find((each) => each.code === productCode && each.line === line);
  return product !== undefined && mostPieces(product) > 0 ? product : null;
}

/** A limit that a server told; what is no percentage limits to nothing. */
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
  // Cash is paid at once as a whole, and before it is known how it is paid, nothing need be said about it.
  if (payments === null || payments === 0) return null;
  if (downPayment === null) return { field, code: 'required' };
  const total = choicePrice(choice, limits)?.total ?? null;
  const { min, max } =
    total === null ? { min: 0, max: MAX_AMOUNT } : { min: smallestDownPayment(total, limits), max: total };
  const bounds = boundsIssue(field, downPayment, { min, max });
  return bounds ?? (Number.isSafeInteger(downPayment) ? null : { field, code: 'notANumber' });
}

/** The smallest down payment that is taken of a financed total: its share is rounded to the cent, as it is shown. */
export const smallestDownPayment = (total: Cents, { minDownPayment }: QuotationLimits): Cents =>
  percentOf(total, limitOf(minDownPayment));

/** What the pieces come to, as soon as product, pieces and discount are in order. */
export function choicePrice(choice: QuotationChoice, limits: QuotationLimits): QuotationPrice | null {
  const { pieces, discountPercent } = choice;
  const product = chosenProduct(choice, limits);
  if (product === null || pieces === null || discountPercent === null) return null;
  if (piecesIssue(choice, limits) !== null || discountIssue(choice, limits) !== null) return null;
  return quotationPrice({ price: product.price, pieces, discountPercent });
}

/**
 * What keeps something chosen from being quoted, in screen order, at most one issue for each field. Screens and server ask the
 * same function; a number that is not known is null, and required.
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

/** What keeps the form from being saved, in screen order, at most one issue for each field. */
export function quotationIssues(form: QuotationForm, limits: QuotationLimits): readonly QuotationIssue[] {
  const { choice, unreadable } = readQuotationForm(form);
  const faulty: readonly string[] = unreadable;
  return choiceIssues(choice, limits).map((issue) =>
    issue.code === 'required' && faulty.includes(issue.field) ? { field: issue.field, code: 'notANumber' } : issue,
  );
}
