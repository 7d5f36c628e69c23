import * as fc from 'fast-check';
import { BUSINESS_LINES, type QuotationForm, type QuotationOptions } from '../quotation/index.ts';

/** A company's options in tests: one product in each of two lines, and a second one in the first. */
export const QUOTATION_OPTIONS: QuotationOptions = {
  products: [
    { code: 'PF-BAS', name: 'Plan Básico', line: 'PF', price: 1_851_235, services: 1 },
    { code: 'PF-FAM', name: 'Plan Familiar', line: 'PF', price: 3_290_100, services: 2 },
    { code: 'BF-URN', name: 'Urna grabada', line: 'BF', price: 489_017, services: 1 },
  ],
  terms: [0, 6, 12, 24, 36],
  maxDiscount: 15,
  minDownPayment: 10,
  validDays: 30,
};

/** A valid form: two pieces of the basic plan, 12.25 % discount, twelve payments. */
export const QUOTATION_FORM: QuotationForm = {
  line: 'PF',
  productCode: 'PF-BAS',
  pieces: '2',
  discountPercent: '12.25 %',
  downPayment: '$4,000.00',
  payments: 12,
};

const typed = (...texts: readonly string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...texts) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );

/** Any form, valid or not. */
export const anyQuotationForm: fc.Arbitrary<QuotationForm> = fc.record({
  line: fc.constantFrom(null, ...BUSINESS_LINES),
  productCode: fc.oneof(fc.constantFrom(null, 'PF-BAS', 'PF-FAM', 'BF-URN', ''), fc.string()),
  pieces: typed('1', '2', '99', '100', '0', '-1', '1.5', '', '9'.repeat(99)),
  discountPercent: typed('', '0', '15', '12.25 %', '15.01', '-1', '100', 'diez', '9'.repeat(99)),
  downPayment: typed('', '0', '2,000', '$4,000.00', '-1', '20000', '1000000', 'todo', '9'.repeat(99)),
  payments: fc.oneof(fc.constantFrom(null, 0, 6, 12, 36, 13, -1, 0.5, Number.NaN), fc.integer()),
});
