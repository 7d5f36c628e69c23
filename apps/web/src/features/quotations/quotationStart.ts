import { emptyQuotationForm, type QuotationForm } from '@sereno/domain/quotation';
import * as v from 'valibot';
import { paths } from '../../platform/paths.ts';
import { formSchema } from './formSchema.ts';

/** What an address may fill in of a quotation, by the name of its parameter. */
const KEYS = {
  line: 'linea',
  productCode: 'plan',
  payments: 'pagos',
  discountPercent: 'descuento',
  downPayment: 'enganche',
} as const satisfies Partial<Record<keyof QuotationForm, string>>;

/** The address of a new quotation with a plan and its payment filled in; the person chooses for whom it is. */
export function quotationStart(choice: Pick<QuotationForm, keyof typeof KEYS>): string {
  const search = new URLSearchParams();
  for (const [key, value] of [
    [KEYS.line, choice.line],
    [KEYS.productCode, choice.productCode],
    [KEYS.payments, choice.payments],
    [KEYS.discountPercent, choice.discountPercent],
    [KEYS.downPayment, choice.downPayment],
  ] as const) {
    if (value !== null && value !== '') search.set(key, String(value));
  }
  return `${paths.quotationAdd}?${search}`;
}

/** The form that an address begins a quotation with: the empty one where it says nothing, or nothing that can be read. */
export function startForm(search: URLSearchParams): QuotationForm {
  const payments = search.get(KEYS.payments);
  const read = v.safeParse(formSchema, {
    ...emptyQuotationForm,
    line: search.get(KEYS.line),
    productCode: search.get(KEYS.productCode),
    payments: payments === null ? null : Number(payments),
    discountPercent: search.get(KEYS.discountPercent) ?? '',
    downPayment: search.get(KEYS.downPayment) ?? '',
  });
  return read.success ? read.output : emptyQuotationForm;
}
