import type { Cents } from '@sereno/domain/money';
import type { QuotationForm, QuotationOptions } from '@sereno/domain/quotation';

/** Something that changed in what a company quotes, and that matters to what was typed. */
export type OptionChange =
  | { readonly kind: 'price'; readonly name: string; readonly before: Cents; readonly after: Cents }
  | { readonly kind: 'gone'; readonly name: string }
  | { readonly kind: 'term' }
  | { readonly kind: 'discount' | 'downPayment'; readonly percent: number };

/** What changed between two answers of the server for the plan and the payment that were chosen; nothing about all others. */
export function optionChanges(
  before: QuotationOptions,
  after: QuotationOptions,
  { productCode, payments }: Pick<QuotationForm, 'productCode' | 'payments'>,
): readonly OptionChange[] {
  const chosen = ({ products }: QuotationOptions) => products.find(({ code }) => code === productCode);
  const was = chosen(before);
  const is = chosen(after);
  const isTermGone = payments !== null && before.terms.includes(payments) && !after.terms.includes(payments);
  const changes: (OptionChange | null)[] = [
    was !== undefined && is === undefined ? { kind: 'gone', name: was.name } : null,
    was !== undefined && is !== undefined && was.price !== is.price
      ? { kind: 'price', name: is.name, before: was.price, after: is.price }
      : null,
    isTermGone ? { kind: 'term' } : null,
    before.maxDiscount === after.maxDiscount ? null : { kind: 'discount', percent: after.maxDiscount },
    before.minDownPayment === after.minDownPayment ? null : { kind: 'downPayment', percent: after.minDownPayment },
  ];
  return changes.filter((change) => change !== null);
}
