import { emptyQuotationForm } from '@sereno/domain/quotation';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formSchema } from './formSchema.ts';

const full = {
  line: 'PF',
  productCode: 'PF-FAM',
  pieces: '2',
  discountPercent: '7.5 %',
  payments: 12,
  downPayment: '$1,500',
} as const;

describe('the draft of a quotation', () => {
  it('holds what was typed, as it was typed', () => {
    expect(v.parse(formSchema, full)).toEqual(full);
    expect(v.parse(formSchema, emptyQuotationForm)).toEqual(emptyQuotationForm);
  });

  it('holds nothing else', () => {
    expect(v.parse(formSchema, { ...full, token: 'x' })).toEqual(full);
  });

  it.each([
    null,
    'PF',
    {},
    { ...full, line: 'XX' },
    { ...full, pieces: 2 },
    { ...full, payments: -1 },
    { ...full, payments: 1.5 },
    { ...full, payments: '12' },
    { ...full, downPayment: 'x'.repeat(201) },
    { ...full, productCode: undefined },
  ])('is none when it was tampered with: %j', (stored) => {
    expect(v.safeParse(formSchema, stored).success).toBe(false);
  });
});
