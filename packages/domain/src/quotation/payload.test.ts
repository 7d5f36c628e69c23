import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuotationForm, QUOTATION_FORM, QUOTATION_OPTIONS } from '../testing/quotations.ts';
import { quotationFigures } from './figures.ts';
import { chosenProduct, quotationIssues } from './issues.ts';
import { quotationPayload, quotationPreview } from './payload.ts';

const CONTEXT = { prospectId: 7, activityId: null };

describe('the payload of a quotation', () => {
  it('has the choice and the total shown on screen', () => {
    expect(quotationPayload(QUOTATION_FORM, QUOTATION_OPTIONS, { prospectId: 7, activityId: 3 })).toEqual({
      prospectId: 7,
      activityId: 3,
      line: 'PF',
      productCode: 'PF-BAS',
      pieces: 2,
      discountPercent: 12.25,
      payments: 12,
      downPayment: 400_000,
      total: 3_248_917,
    });
  });

  it('has the whole total as the down payment of cash', () => {
    const cash = { ...QUOTATION_FORM, payments: 0, downPayment: '' };
    expect(quotationPayload(cash, QUOTATION_OPTIONS, CONTEXT)).toMatchObject({ payments: 0, downPayment: 3_248_917 });
  });

  it('exists exactly when there is no issue, and equals what was shown', () => {
    fc.assert(
      fc.property(anyQuotationForm, (form) => {
        const payload = quotationPayload(form, QUOTATION_OPTIONS, CONTEXT);
        expect(payload === null).toBe(quotationIssues(form, QUOTATION_OPTIONS).length > 0);
        if (payload === null) return;
        const price = chosenProduct(payload, QUOTATION_OPTIONS)?.price ?? 0;
        const { total, downPayment, financed, instalments } = quotationFigures({ ...payload, price });
        expect([payload.total, payload.downPayment]).toEqual([total, downPayment]);
        const preview = quotationPreview(form, QUOTATION_OPTIONS);
        expect(preview?.price.total).toBe(total);
        expect(preview?.payment).toEqual({ downPayment, financed, instalments });
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the preview beside the form', () => {
  it('is null until product, pieces and discount are valid', () => {
    expect(quotationPreview({ ...QUOTATION_FORM, productCode: null }, QUOTATION_OPTIONS)).toBeNull();
    expect(quotationPreview({ ...QUOTATION_FORM, pieces: 'dos' }, QUOTATION_OPTIONS)).toBeNull();
    expect(quotationPreview({ ...QUOTATION_FORM, discountPercent: '50' }, QUOTATION_OPTIONS)).toBeNull();
  });

  it('has the payment with the smallest down payment while none is typed', () => {
    const untyped = quotationPreview({ ...QUOTATION_FORM, downPayment: ' ' }, QUOTATION_OPTIONS);
    const typed = quotationPreview({ ...QUOTATION_FORM, downPayment: '3248.92' }, QUOTATION_OPTIONS);
    expect(untyped).toMatchObject({ payment: null, leastPayment: typed?.payment });
    expect(typed).toMatchObject({ payment: { downPayment: 324_892 }, leastPayment: null });
    for (const form of [
      { ...QUOTATION_FORM, downPayment: '1' },
      { ...QUOTATION_FORM, downPayment: '', payments: 0 },
      { ...QUOTATION_FORM, downPayment: '', payments: 7 },
    ]) {
      expect(quotationPreview(form, QUOTATION_OPTIONS)?.leastPayment).toBeNull();
    }
  });

  it('has the price while the payment is invalid', () => {
    const preview = quotationPreview({ ...QUOTATION_FORM, downPayment: '1' }, QUOTATION_OPTIONS);
    expect(preview).toMatchObject({ price: { total: 3_248_917 }, smallestDownPayment: 324_892, payment: null });
    const open = quotationPreview({ ...QUOTATION_FORM, payments: null }, QUOTATION_OPTIONS);
    expect(open).toMatchObject({ smallestDownPayment: null, payment: null });
  });

  it('has no smallest down payment for cash', () => {
    const cash = quotationPreview({ ...QUOTATION_FORM, payments: 0 }, QUOTATION_OPTIONS);
    expect(cash).toMatchObject({ smallestDownPayment: null, payment: { downPayment: 3_248_917, instalments: [] } });
  });
});
