import { type Cents, readCount, readPercent, readPesos, type TypedFigure } from '../money/index.ts';
import type { BusinessLine } from './quotation.ts';

/** State of the quotation form: plain data, so that it can be saved and restored. */
export type QuotationForm = {
  readonly line: BusinessLine | null;
  readonly productCode: string | null;
  /** As typed, like the next two. */
  readonly pieces: string;
  /** Empty means no discount. */
  readonly discountPercent: string;
  /** In pesos; ignored for cash. */
  readonly downPayment: string;
  /** Selected number of monthly payments; 0 is cash, null not selected yet. */
  readonly payments: number | null;
};

/** The empty form: one piece, no discount. */
export const emptyQuotationForm: QuotationForm = {
  line: null,
  productCode: null,
  pieces: '1',
  discountPercent: '',
  downPayment: '',
  payments: null,
};

/** The form with another business line, which resets the product; the same line changes nothing. */
export function withLine(form: QuotationForm, line: BusinessLine | null): QuotationForm {
  return form.line === line ? form : { ...form, line, productCode: null };
}

/** The parsed form; null is unknown. */
export type QuotationChoice = {
  readonly line: BusinessLine | null;
  readonly productCode: string | null;
  readonly pieces: number | null;
  /** In percent. */
  readonly discountPercent: number | null;
  readonly payments: number | null;
  readonly downPayment: Cents | null;
};

/** Fields typed as numbers. */
export type TypedField = 'pieces' | 'discountPercent' | 'downPayment';

/** The typed figure; one too large to count becomes the largest number, which is beyond every limit. */
function figureOf({ figure, issue }: TypedFigure): number | null {
  return issue === 'tooLarge' ? Number.MAX_SAFE_INTEGER : (figure ?? null);
}

/** Parses a form, with numbers as people write them in Mexico, and lists the fields that are not numbers. */
export function readQuotationForm(form: QuotationForm): {
  readonly choice: QuotationChoice;
  readonly unreadable: readonly TypedField[];
} {
  const typed = {
    pieces: readCount(form.pieces),
    discountPercent: readPercent(isBlank(form.discountPercent) ? '0' : form.discountPercent),
    downPayment: readPesos(form.downPayment),
  };
  const unreadable = (['pieces', 'discountPercent', 'downPayment'] as const).filter(
    (field) => typed[field].issue === 'notANumber',
  );
  return {
    choice: {
      line: form.line,
      productCode: form.productCode,
      pieces: figureOf(typed.pieces),
      discountPercent: figureOf(typed.discountPercent),
      payments: form.payments,
      downPayment: figureOf(typed.downPayment),
    },
    unreadable,
  };
}

const isBlank = (text: string): boolean => readPercent(text).issue === 'empty';
