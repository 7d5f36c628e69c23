import type { FieldIssue, FieldValues, Register } from '../register.ts';

/** An amount or a percentage, not both; and it does not end before it begins. */
function check({ amount, percent, validFrom, validUntil }: FieldValues): readonly FieldIssue[] {
  const isReversed = String(validFrom ?? '') > String(validUntil ?? '');
  const missing: FieldIssue[] = amount === percent ? [{ field: 'amount', code: 'required' }] : [];
  const both: FieldIssue[] =
    typeof amount === 'number' && typeof percent === 'number' ? [{ field: 'percent', code: 'notWritable' }] : [];
  return [
    ...(both.length > 0 ? both : missing),
    ...(isReversed ? [{ field: 'validUntil', code: 'reversed' } as const] : []),
  ];
}

/** Vouchers that take an amount or a percentage off a contract, a number of times, within some days. */
export const discountCertificates = {
  id: 'discount-certificates',
  entry: 'catalogDiscountCertificates',
  fields: [
    { id: 'code', label: 'field.code', kind: 'text', max: 20, format: 'code', required: true, writable: 'creation' },
    { id: 'amount', label: 'field.amount', hint: 'hint.amountOrPercent', kind: 'money', min: 1, max: 1_000_000 },
    { id: 'percent', label: 'field.percent', kind: 'number', min: 0.01, max: 100, decimals: 2 },
    { id: 'validFrom', label: 'field.validFrom', kind: 'date', required: true },
    { id: 'validUntil', label: 'field.validUntil', kind: 'date', required: true },
    { id: 'usesLeft', label: 'field.usesLeft', kind: 'number', min: 0, max: 100_000, required: true },
  ],
  columns: ['code', 'amount', 'percent', 'validFrom', 'validUntil', 'usesLeft'],
  filters: ['validFrom', 'validUntil', 'usesLeft'],
  search: ['code'],
  order: [{ field: 'validUntil', descending: true }, { field: 'code' }],
  rowName: ['code'],
  unique: [['code']],
  check,
  empty: 'empty.discountCertificates',
} as const satisfies Register;
