import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuotationForm, QUOTATION_FORM, QUOTATION_OPTIONS } from '../testing/quotations.ts';
import { emptyQuotationForm, type QuotationForm, withLine } from './form.ts';
import { choiceIssues, QUOTATION_FIELDS, type QuotationIssue, quotationIssues, smallestDownPayment } from './issues.ts';

const issuesOf = (change: Partial<QuotationForm>, options = QUOTATION_OPTIONS) =>
  quotationIssues({ ...QUOTATION_FORM, ...change }, options);

describe('issues of a quotation', () => {
  it('are empty for a valid form', () => {
    expect(issuesOf({})).toEqual([]);
    expect(issuesOf({ payments: 0, downPayment: 'lo que sea' })).toEqual([]);
    expect(issuesOf({ discountPercent: '' })).toEqual([]);
  });

  it('VAL-01 of an empty form are the required choices', () => {
    expect(quotationIssues(emptyQuotationForm, QUOTATION_OPTIONS)).toEqual([
      { field: 'line', code: 'required' },
      { field: 'payments', code: 'required' },
    ]);
    expect(issuesOf({ productCode: null, pieces: ' ', downPayment: '' })).toEqual([
      { field: 'productCode', code: 'required' },
      { field: 'pieces', code: 'required' },
      { field: 'downPayment', code: 'required' },
    ]);
  });

  it.each<[string, Partial<QuotationForm>, QuotationIssue]>([
    ['a line that has no products', { line: 'SG' }, { field: 'line', code: 'notOffered' }],
    ['a product of another line', { productCode: 'BF-URN' }, { field: 'productCode', code: 'notOffered' }],
    ['a product that there is not', { productCode: 'PF-XXX' }, { field: 'productCode', code: 'notOffered' }],
    ['no product', { productCode: '' }, { field: 'productCode', code: 'required' }],
    ['no piece', { pieces: '0' }, { field: 'pieces', code: 'tooSmall', params: { limit: 1 } }],
    ['pieces below zero', { pieces: '-1' }, { field: 'pieces', code: 'tooSmall', params: { limit: 1 } }],
    ['a hundred pieces', { pieces: '100' }, { field: 'pieces', code: 'tooLarge', params: { limit: 99 } }],
    ['pieces without end', { pieces: '9'.repeat(99) }, { field: 'pieces', code: 'tooLarge', params: { limit: 99 } }],
    ['half a piece', { pieces: '1.5' }, { field: 'pieces', code: 'notANumber' }],
    ['pieces in words', { pieces: 'dos' }, { field: 'pieces', code: 'notANumber' }],
    [
      'a discount below zero',
      { discountPercent: '-1' },
      { field: 'discountPercent', code: 'tooSmall', params: { limit: 0 } },
    ],
    [
      'too large a discount',
      { discountPercent: '15.01' },
      { field: 'discountPercent', code: 'tooLarge', params: { limit: 15 } },
    ],
    ['three decimals', { discountPercent: '1.234' }, { field: 'discountPercent', code: 'notANumber' }],
    ['a discount in words', { discountPercent: 'diez' }, { field: 'discountPercent', code: 'notANumber' }],
    ['a term not on offer', { payments: 13 }, { field: 'payments', code: 'notOffered' }],
    ['a term that is none', { payments: Number.NaN }, { field: 'payments', code: 'notOffered' }],
    ['a down payment in words', { downPayment: 'todo' }, { field: 'downPayment', code: 'notANumber' }],
    [
      'a cent less than the smallest down payment',
      { downPayment: '3248.91' },
      { field: 'downPayment', code: 'tooSmall', params: { limit: 324_892 } },
    ],
    [
      'a cent more than the total',
      { downPayment: '32,489.18' },
      { field: 'downPayment', code: 'tooLarge', params: { limit: 3_248_917 } },
    ],
    [
      'a down payment without end',
      { downPayment: '9'.repeat(99) },
      { field: 'downPayment', code: 'tooLarge', params: { limit: 3_248_917 } },
    ],
  ])('VAL-03 include %s', (_title, change, issue) => {
    expect(issuesOf(change)).toEqual([issue]);
  });

  it.each<[string, Partial<QuotationForm>]>([
    ['the smallest down payment', { downPayment: '3248.92' }],
    ['all of it', { downPayment: '32,489.17' }],
    ['the largest discount', { discountPercent: '15' }],
    ['ninety-nine pieces', { pieces: '99', downPayment: '200,000' }],
  ])('VAL-03 do not include %s', (_title, change) => {
    expect(issuesOf(change)).toEqual([]);
  });

  it('do not compare a down payment with an unknown total', () => {
    expect(issuesOf({ pieces: 'dos', downPayment: '1' })).toEqual([{ field: 'pieces', code: 'notANumber' }]);
    expect(issuesOf({ pieces: 'dos', downPayment: '-1' })).toContainEqual({
      field: 'downPayment',
      code: 'tooSmall',
      params: { limit: 0 },
    });
  });

  it.each([
    ['without products', { products: [] }, { field: 'line', code: 'notOffered' }],
    ['without terms', { terms: [] }, { field: 'payments', code: 'notOffered' }],
    [
      'with a limit that is none',
      { maxDiscount: Number.NaN },
      { field: 'discountPercent', code: 'tooLarge', params: { limit: 0 } },
    ],
  ])('depend on the company: %s', (_title, change, issue) => {
    expect(issuesOf({}, { ...QUOTATION_OPTIONS, ...change })).toContainEqual(issue);
  });

  it('VAL-03 include a term beyond the maximum, even when the company offers it', () => {
    const options = { ...QUOTATION_OPTIONS, terms: [-1, 1.5, 360, 361] };
    for (const payments of [-1, 1.5, 361])
      expect(issuesOf({ payments }, options)).toEqual([{ field: 'payments', code: 'notOffered' }]);
    expect(issuesOf({ payments: 360 }, options)).toEqual([]);
  });

  it.each([0, -5, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER])(
    'FMT-08 include a product price of %d cents beyond the maximum',
    (price) => {
      const products = QUOTATION_OPTIONS.products.map((product) => ({ ...product, price }));
      expect(issuesOf({}, { ...QUOTATION_OPTIONS, products })).toContainEqual({
        field: 'productCode',
        code: 'notOffered',
      });
    },
  );

  it('FMT-08 include more pieces of an expensive product than can be counted', () => {
    const products = QUOTATION_OPTIONS.products.map((product) => ({ ...product, price: 150_000_000_000 }));
    expect(issuesOf({}, { ...QUOTATION_OPTIONS, products })).toEqual([
      { field: 'pieces', code: 'tooLarge', params: { limit: 1 } },
    ]);
  });

  it('are at most one per field, in screen order, and the same on the server', () => {
    fc.assert(
      fc.property(anyQuotationForm, (form) => {
        const fields = quotationIssues(form, QUOTATION_OPTIONS).map(({ field }) => QUOTATION_FIELDS.indexOf(field));
        expect(fields).toEqual([...new Set(fields)].toSorted((one, other) => one - other));
      }),
    );
    const choice = { ...QUOTATION_FORM, pieces: 1.5, discountPercent: 1.005, downPayment: 500_000.5 };
    expect(choiceIssues(choice, QUOTATION_OPTIONS)).toEqual([
      { field: 'pieces', code: 'notANumber' },
      { field: 'discountPercent', code: 'notANumber' },
      { field: 'downPayment', code: 'notANumber' },
    ]);
  });

  it('clearing the line clears the product', () => {
    expect(withLine(QUOTATION_FORM, 'BF')).toEqual({ ...QUOTATION_FORM, line: 'BF', productCode: null });
    expect(withLine(QUOTATION_FORM, 'PF')).toBe(QUOTATION_FORM);
  });
});

describe('the smallest down payment', () => {
  it.each([
    [3_248_917, 10, 324_892],
    [5, 10, 1],
    [4, 10, 0],
    [100, 0, 0],
  ])('FMT-08 of %d cents and %d %% is rounded as shown: %d', (total, share, smallest) => {
    expect(smallestDownPayment(total, { ...QUOTATION_OPTIONS, minDownPayment: share })).toBe(smallest);
  });
});
