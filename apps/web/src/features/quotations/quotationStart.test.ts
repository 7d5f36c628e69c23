import { emptyQuotationForm } from '@sereno/domain/quotation';
import { expect, it } from 'vitest';
import { quotationStart, startForm } from './quotationStart.ts';

const searchOf = (href: string) => new URL(href, 'https://sereno.example').searchParams;
const choice = {
  line: 'PF',
  productCode: 'PF-BAS',
  payments: 12,
  discountPercent: '7.5',
  downPayment: '1,851.24',
} as const;

it('UND-14 the address of a price fills the quotation in', () => {
  expect(startForm(searchOf(quotationStart(choice)))).toEqual({ ...emptyQuotationForm, ...choice });
  expect(quotationStart({ ...choice, discountPercent: '' })).not.toContain('descuento');
});

it.each(['', '?linea=XX', '?pagos=-1', '?pagos=doce', `?plan=${'x'.repeat(300)}`])(
  'an address like %s begins with the empty form',
  (search) => {
    expect(startForm(new URLSearchParams(search))).toEqual(emptyQuotationForm);
  },
);
