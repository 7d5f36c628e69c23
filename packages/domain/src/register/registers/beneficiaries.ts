import type { Register } from '../register.ts';

/** The beneficiaries in force of the contracts that somebody sees; a contract's are changed as one list. */
export const beneficiaries = {
  id: 'beneficiaries',
  entry: 'contractBeneficiaries',
  readOnly: true,
  scope: 'employeeId',
  ending: 'never',
  fields: [
    { id: 'name', label: 'field.beneficiary', kind: 'text', max: 120, writable: 'never' },
    {
      id: 'relationship',
      label: 'field.relationship',
      kind: 'choice',
      writable: 'never',
      options: [
        { value: 'spouse', label: 'relationship.spouse' },
        { value: 'child', label: 'relationship.child' },
        { value: 'parent', label: 'relationship.parent' },
        { value: 'sibling', label: 'relationship.sibling' },
        { value: 'grandparent', label: 'relationship.grandparent' },
        { value: 'grandchild', label: 'relationship.grandchild' },
        { value: 'other', label: 'relationship.other' },
      ],
    },
    { id: 'share', label: 'field.percent', kind: 'number', min: 0, max: 100, decimals: 2, writable: 'never' },
    { id: 'bornOn', label: 'field.bornOn', kind: 'date', writable: 'never' },
    { id: 'phone', label: 'field.phone', kind: 'text', max: 20, writable: 'never' },
    { id: 'number', label: 'field.contract', kind: 'text', max: 40, writable: 'never' },
    { id: 'contractId', label: 'field.holder', kind: 'reference', to: 'contract', writable: 'never' },
    { id: 'validFrom', label: 'field.validFrom', kind: 'date', writable: 'never' },
    { id: 'employeeId', label: 'field.adviser', kind: 'reference', to: 'employee', writable: 'never' },
  ],
  columns: ['name', 'relationship', 'share', 'number', 'contractId', 'bornOn', 'phone', 'validFrom', 'employeeId'],
  filters: ['relationship', 'share', 'bornOn', 'validFrom', 'employeeId'],
  search: ['name', 'contractId', 'number', 'phone'],
  order: [{ field: 'name' }, { field: 'number' }],
  rowName: ['name', 'number'],
  empty: 'empty.beneficiaries',
} as const satisfies Register;
