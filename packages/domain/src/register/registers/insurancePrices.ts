import type { FieldIssue, FieldValues, Register } from '../register.ts';

/** The ages do not end before they begin. */
function check({ ageFrom, ageTo }: FieldValues): readonly FieldIssue[] {
  return Number(ageFrom) > Number(ageTo) ? [{ field: 'ageTo', code: 'tooSmall', limit: Number(ageFrom) }] : [];
}

/** What an insurance costs by the age of who is insured, the sum and the years; a quotation offers each price that is in use. */
export const insurancePrices = {
  id: 'insurance-prices',
  entry: 'prospectInsurancePrices',
  fields: [
    {
      id: 'productId',
      label: 'field.insurance',
      hint: 'hint.insurance',
      kind: 'reference',
      to: 'insurance',
      required: true,
      writable: 'creation',
    },
    { id: 'ageFrom', label: 'field.ageFrom', hint: 'hint.ages', kind: 'number', min: 0, max: 120, required: true },
    { id: 'ageTo', label: 'field.ageTo', kind: 'number', min: 0, max: 120, required: true },
    { id: 'sumInsured', label: 'field.sumInsured', kind: 'money', min: 1, max: 1_000_000_000, required: true },
    { id: 'termYears', label: 'field.termYears', kind: 'number', min: 1, max: 99, required: true },
    { id: 'price', label: 'field.price', kind: 'money', min: 1, max: 1_000_000_000, required: true },
  ],
  columns: ['productId', 'ageFrom', 'ageTo', 'sumInsured', 'termYears', 'price'],
  filters: ['productId', 'ageFrom', 'ageTo', 'sumInsured', 'termYears', 'price'],
  search: ['productId'],
  order: [{ field: 'productId' }, { field: 'sumInsured' }, { field: 'termYears' }, { field: 'ageFrom' }],
  rowName: ['productId', 'ageFrom', 'ageTo', 'sumInsured'],
  check,
  empty: 'empty.insurancePrices',
} as const satisfies Register;
