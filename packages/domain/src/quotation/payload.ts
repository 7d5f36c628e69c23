import type { Cents } from '../money/index.ts';
import { type QuotationPayment, type QuotationPrice, quotationPayment } from './figures.ts';
import { type QuotationForm, readQuotationForm } from './form.ts';
import { choiceIssues, choicePrice, type QuotationLimits, smallestDownPayment } from './issues.ts';
import type { BusinessLine } from './quotation.ts';

/** Payload of quoting. */
export type QuotationPayload = {
  readonly prospectId: number;
  /** The activity that led to it. */
  readonly activityId: number | null;
  readonly line: BusinessLine;
  readonly productCode: string;
  readonly pieces: number;
  readonly discountPercent: number;
  /** Monthly payments; 0 is cash. */
  readonly payments: number;
  /** Paid at once; the whole total for cash. */
  readonly downPayment: Cents;
  /** The total shown on screen: if prices have changed since, nothing is quoted. */
  readonly total: Cents;
};

/** The form's amounts so far, for display beside it. */
export type QuotationPreview = {
  readonly price: QuotationPrice;
  /** The smallest allowed down payment; null for cash, and until the payment is selected. */
  readonly smallestDownPayment: Cents | null;
  /** The payment; null until it is valid. */
  readonly payment: QuotationPayment | null;
  /** The payment with the smallest down payment, while none is typed; null for cash, and until the rest is valid. */
  readonly leastPayment: QuotationPayment | null;
};

/** The form's amounts so far; null until product, pieces and discount are valid. */
export function quotationPreview(form: QuotationForm, limits: QuotationLimits): QuotationPreview | null {
  const { choice } = readQuotationForm(form);
  const price = choicePrice(choice, limits);
  if (price === null) return null;
  const { payments, downPayment } = choice;
  const least = payments === null || payments === 0 ? null : smallestDownPayment(price.total, limits);
  const paymentWith = (paidAtOnce: Cents | null): QuotationPayment | null =>
    payments === null || choiceIssues({ ...choice, downPayment: paidAtOnce }, limits).length > 0
      ? null
      : quotationPayment(price.total, { payments, downPayment: paidAtOnce ?? 0 });
  return {
    price,
    smallestDownPayment: least,
    payment: paymentWith(downPayment),
    leastPayment: least !== null && form.downPayment.trim() === '' ? paymentWith(least) : null,
  };
}

/** The form's payload; null while `quotationIssues` reports an issue. */
export function quotationPayload(
  form: QuotationForm,
  limits: QuotationLimits,
  { prospectId, activityId }: Pick<QuotationPayload, 'prospectId' | 'activityId'>,
): QuotationPayload | null {
  const { line, productCode, pieces, discountPercent, payments } = readQuotationForm(form).choice;
  const preview = quotationPreview(form, limits);
  if (line === null || productCode === null || pieces === null || discountPercent === null || payments === null)
    return null;
  if (preview === null || preview.payment === null) return null;
  const { downPayment } = preview.payment;
  const { total } = preview.price;
  return { prospectId, activityId, line, productCode, pieces, discountPercent, payments, downPayment, total };
}
