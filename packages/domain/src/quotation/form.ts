import { type Cents, readCount, readPercent, readPesos, type TypedFigure } from '../money/index.ts';
import type { BusinessLine } from './quotation.ts';

/** What the form of a quotation holds while it is edited: plain data, so that it can be kept and taken up again. */
export type QuotationForm = {
  readonly line: BusinessLine | null;
  readonly productCode: string | null;
  /** As it is typed, like the two after it. */
  readonly pieces: string;
  /** Nothing typed is no discount. */
  readonly discountPercent: string;
  /** In pesos; not looked at for cash. */
  readonly downPayment: string;
  /** Chosen monthly payments; 0 is cash, null not chosen yet. */
  readonly payments: number | null;
};

/** A form in which nothing is chosen: one piece, no discount. */
export const emptyQuotationForm: QuotationForm = {
  line: null,
  productCode: null,
  pieces: '1',
  discountPercent: '',
  downPayment: '',
  payments: null,
};

/** The form with another business line, whose products are others; the same line changes nothing. */
export function withLine(form: QuotationForm, line: BusinessLine | null): QuotationForm {
  return form.line === line ? form : { ...form, line, productCode: null };
}

/** What was chosen, with its numbers read; null is what is not known. */
export type QuotationChoice = {
  readonly line: BusinessLine | null;
  readonly productCode: string | null;
  readonly pieces: number | null;
  /** In percent. */
  readonly discountPercent: number | null;
  readonly payments: number | null;
  readonly downPayment: Cents | null;
};

/** The fields that are typed as numbers. */
export type TypedField = 'pieces' | 'discountPercent' | 'downPayment';

/** The figure that was typed; one that no number can count is as large as a number can be, which is beyond every limit. */
function figureOf({ figure, issue }: TypedFigure): number | null {
  return issue === 'tooLarge' ? Number.MAX_SAFE_INTEGER : (figure ?? null);
}

/** What a form holds, its numbers read as people write them in Mexico, and the fields in which something else stands. */
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
