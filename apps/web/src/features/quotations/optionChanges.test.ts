import type { QuotationOptions } from '@sereno/domain/quotation';
import { describe, expect, it } from 'vitest';
import { optionChanges } from './optionChanges.ts';

const before: QuotationOptions = {
  products: [
    { code: 'PF-FAM', name: 'Plan Familiar', line: 'PF', price: 4_260_050, services: 4 },
    { code: 'PF-ESE', name: 'Plan Esencial', line: 'PF', price: 1_849_000, services: 1 },
  ],
  terms: [0, 12, 24],
  maxDiscount: 15,
  minDownPayment: 10,
  validDays: 30,
};
const chosen = { productCode: 'PF-FAM', payments: 24 };
const withPrice = (code: string, price: number): QuotationOptions => ({
  ...before,
  products: before.products.map((product) => (product.code === code ? { ...product, price } : product)),
});

describe('UND-33 what changed while somebody was quoting', () => {
  it('is nothing where nothing did, nor for plans that were not chosen', () => {
    expect(optionChanges(before, before, chosen)).toEqual([]);
    expect(optionChanges(before, withPrice('PF-ESE', 1), chosen)).toEqual([]);
    expect(optionChanges(before, { ...before, validDays: 15 }, chosen)).toEqual([]);
  });

  it('is the price of the plan, from what to what', () => {
    expect(optionChanges(before, withPrice('PF-FAM', 4_500_000), chosen)).toEqual([
      { kind: 'price', name: 'Plan Familiar', before: 4_260_050, after: 4_500_000 },
    ]);
  });

  it('is a plan and a term that are gone', () => {
    const after = { ...before, products: [], terms: [0, 12] };
    expect(optionChanges(before, after, chosen)).toEqual([{ kind: 'gone', name: 'Plan Familiar' }, { kind: 'term' }]);
    expect(optionChanges(before, after, { productCode: null, payments: 0 })).toEqual([]);
  });

  it('is a limit', () => {
    expect(optionChanges(before, { ...before, maxDiscount: 5, minDownPayment: 20 }, chosen)).toEqual([
      { kind: 'discount', percent: 5 },
      { kind: 'downPayment', percent: 20 },
    ]);
  });
});
