import type { Register } from '../register.ts';
import { beneficiaries } from './beneficiaries.ts';

/** Who became, was changed as or ceased to be a beneficiary on which day, and whose birthday it is: last year's, this year's, the next. */
export const beneficiariesPeriod = {
  id: 'beneficiaries-period',
  entry: 'reportBeneficiariesPeriod',
  readOnly: true,
  scope: 'employeeId',
  ending: 'never',
  fields: [
    { id: 'day', label: 'field.day', kind: 'date', writable: 'never' },
    {
      id: 'kind',
      label: 'field.beneficiaryEvent',
      kind: 'choice',
      writable: 'never',
      options: [
        { value: 'added', label: 'beneficiaryEvent.added' },
        { value: 'changed', label: 'beneficiaryEvent.changed' },
        { value: 'removed', label: 'beneficiaryEvent.removed' },
        { value: 'birthday', label: 'beneficiaryEvent.birthday' },
      ],
    },
    { id: 'age', label: 'field.age', kind: 'number', min: 0, max: 150, writable: 'never' },
    ...beneficiaries.fields.filter(({ id }) => id !== 'validFrom'),
  ],
  columns: ['day', 'kind', 'name', 'age', 'number', 'contractId', 'phone', 'relationship', 'employeeId'],
  filters: ['day', 'kind', 'relationship', 'employeeId'],
  search: ['name', 'contractId', 'number', 'phone'],
  order: [{ field: 'day' }, { field: 'name' }],
  rowName: ['name', 'day'],
  empty: 'empty.beneficiariesPeriod',
} as const satisfies Register;
