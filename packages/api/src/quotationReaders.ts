import { type Cents, distribute, isPercent, toCents } from '@sereno/domain/money';
import {
  BUSINESS_LINES,
  type BusinessLine,
  MAX_PAYMENTS,
  type Product,
  type Quotation,
  type QuotationFigures,
  type QuotationOptions,
  type QuotationRow,
} from '@sereno/domain/quotation';
import { amountOf, countIn, countOf, numberOf, pesosIn } from './figures.ts';
import { dayIn } from './prospectRow.ts';
import { type Fields, fieldsOf, integerOf, listOf, rowsOf, textOf } from './readers.ts';

/** A business line; null for what is none. */
export const lineOf = (value: unknown): BusinessLine | null => BUSINESS_LINES.find((line) => line === value) ?? null;

/** An amount in cents; null where it is none, or below zero. */
function centsOf(value: unknown): Cents | null {
  const pesos = amountOf(value);
  return pesos === null || pesos < 0 ? null : toCents(pesos);
}

function readProduct(row: Fields): Product | null {
  const code = textOf(row['Code']);
  const line = lineOf(row['BusinessLine']);
  const price = centsOf(row['Price']);
  // A plan without a price is none that anybody could be quoted.
  if (code === null || line === null || price === null || price === 0) return null;
  return { code, name: textOf(row['Name']) ?? code, line, price, services: Math.max(1, countIn(row, 'Services')) };
}

const percentOf = (value: unknown): number | null => {
  const percent = numberOf(value);
  return percent !== null && isPercent(percent) ? percent : null;
};

/**
 * Reads what a company quotes. A product without code, line or price is left out, its neighbours stay; without the limits nothing can
 * be quoted, and it is null.
 */
export function readQuotationOptions(body: unknown): QuotationOptions | null {
  const fields = fieldsOf(body);
  const maxDiscount = percentOf(fields['MaxDiscount']);
  const minDownPayment = percentOf(fields['MinDownPayment']);
  const validDays = countOf(fields['ValidDays']);
  if (maxDiscount === null || minDownPayment === null || validDays === null || validDays === 0) return null;
  const terms = listOf(fields['Terms']).flatMap((value) => {
    const term = countOf(value);
    return term === null || term > MAX_PAYMENTS ? [] : [term];
  });
  return {
    products: rowsOf(fields['Products'], readProduct),
    terms: [...new Set(terms)].toSorted((one, other) => one - other),
    maxDiscount,
    minDownPayment,
    validDays,
  };
}

function readRow(row: Fields): QuotationRow | null {
  const id = integerOf(row['Id']);
  const number = textOf(row['Number']);
  if (id === null || number === null) return null;
  return {
    id,
    number,
    prospectId: integerOf(row['ProspectId']),
    prospectName: textOf(row['ProspectName']) ?? '',
    adviserName: textOf(row['AdvisorName']),
    line: lineOf(row['BusinessLine']),
    productName: textOf(row['ProductName']) ?? '',
    total: toCents(pesosIn(row, 'Total')),
    payments: countIn(row, 'Payments'),
    quotedOn: dayIn(row, 'QuotedOn'),
    validUntil: dayIn(row, 'ValidUntil'),
    contractNumber: textOf(row['ContractNumber']),
  };
}

/** Reads quotations; one without id or number cannot be opened and is left out. */
export function readQuotations(body: unknown): readonly QuotationRow[] {
  return rowsOf(body, readRow);
}

/** The figures as they were kept, each of which people sign; null where one is missing, or more payments than there can be. */
function readFigures(fields: Fields): QuotationFigures | null {
  const amount = centsOf(fields['Amount']);
  const discount = centsOf(fields['Discount']);
  const total = centsOf(fields['Total']);
  const untaxed = centsOf(fields['Untaxed']);
  const tax = centsOf(fields['Tax']);
  const downPayment = centsOf(fields['DownPayment']);
  const financed = centsOf(fields['Financed']);
  const payments = countOf(fields['Payments']);
  if (amount === null || discount === null || total === null || untaxed === null || tax === null) return null;
  if (downPayment === null || financed === null || payments === null || payments > MAX_PAYMENTS) return null;
  const instalments = payments === 0 ? [] : distribute(financed, payments);
  return { amount, discount, total, untaxed, tax, downPayment, financed, instalments };
}

/** Reads one quotation; null where it cannot be printed, because it has no number or a figure is missing. */
export function readQuotation(body: unknown): Quotation | null {
  const fields = fieldsOf(body);
  const row = readRow(fields);
  const figures = readFigures(fields);
  if (row === null || figures === null) return null;
  return {
    ...row,
    pieces: Math.max(1, countIn(fields, 'Pieces')),
    services: Math.max(1, countIn(fields, 'Services')),
    discountPercent: percentOf(fields['DiscountPercent']) ?? 0,
    figures,
  };
}
