import { type Cents, distribute, toCents } from '@sereno/domain/money';
import { MAX_PAYMENTS, type Quotation, type QuotationFigures, type QuotationOptions } from '@sereno/domain/quotation';
import { amountOf, countOf } from './figures.ts';
import { quotationOf, quotationOptionsOf, quotationRowOf } from './generated/readers/quotation.ts';
import { type Fields, fieldsOf, listOf, listReader } from './readers.ts';

/**
 * Reads what a company quotes. A product without code, line or price is left out, its neighbours stay; without the limits nothing can
 * be quoted, and it is null. Odd, because terms are numbers in a list, each once and in their order.
 */
export function readQuotationOptions(body: unknown): QuotationOptions | null {
  const fields = fieldsOf(body);
  const options = quotationOptionsOf(fields);
  const terms = listOf(fields['Terms']).flatMap((value) => {
    const term = countOf(value);
    return term === null || term > MAX_PAYMENTS ? [] : [term];
  });
  return options && { ...options, terms: [...new Set(terms)].toSorted((one, other) => one - other) };
}

/** Reads quotations; one without id or number cannot be opened and is left out. */
export const readQuotations = listReader(quotationRowOf);

/** A figure that people sign: null where it is none, or below zero. */
function figureOf(value: unknown): Cents | null {
  const pesos = amountOf(value);
  return pesos === null || pesos < 0 ? null : toCents(pesos);
}

/** The saved figures, as people signed them; null where one is missing, and for more payments than are possible. */
function readFigures(fields: Fields): QuotationFigures | null {
  const amount = figureOf(fields['Amount']);
  const discount = figureOf(fields['Discount']);
  const total = figureOf(fields['Total']);
  const untaxed = figureOf(fields['Untaxed']);
  const tax = figureOf(fields['Tax']);
  const downPayment = figureOf(fields['DownPayment']);
  const financed = figureOf(fields['Financed']);
  const payments = countOf(fields['Payments']);
  if (amount === null || discount === null || total === null || untaxed === null || tax === null) return null;
  if (downPayment === null || financed === null || payments === null || payments > MAX_PAYMENTS) return null;
  const instalments = payments === 0 ? [] : distribute(financed, payments);
  return { amount, discount, total, untaxed, tax, downPayment, financed, instalments };
}

/**
 * Reads one quotation; null where it cannot be printed, because it has no number or a figure is missing. Odd, because its figures make
 * one part, with instalments that the answer does not have.
 */
export function readQuotation(body: unknown): Quotation | null {
  const fields = fieldsOf(body);
  const quotation = quotationOf(fields);
  const figures = readFigures(fields);
  return quotation && figures && { ...quotation, figures };
}
