import type { Register } from '../register.ts';

/** What an employee's invoices are made out with: the data that the tax authority has of them. */
export const employeeInvoicing = {
  id: 'employee-invoicing',
  entry: 'userInvoicing',
  fields: [
    {
      id: 'employeeId',
      label: 'field.employee',
      kind: 'reference',
      to: 'employee',
      required: true,
      writable: 'creation',
    },
    { id: 'rfc', label: 'field.rfc', hint: 'hint.rfc', kind: 'text', max: 13, format: 'rfc', required: true },
    {
      id: 'regime',
      label: 'field.regime',
      kind: 'choice',
      required: true,
      options: [
        { value: '605', label: 'regime.605' },
        { value: '606', label: 'regime.606' },
        { value: '608', label: 'regime.608' },
        { value: '612', label: 'regime.612' },
        { value: '616', label: 'regime.616' },
        { value: '621', label: 'regime.621' },
        { value: '625', label: 'regime.625' },
        { value: '626', label: 'regime.626' },
      ],
    },
    {
      id: 'cfdiUse',
      label: 'field.cfdiUse',
      kind: 'choice',
      required: true,
      options: [
        { value: 'G01', label: 'cfdi.G01' },
        { value: 'G03', label: 'cfdi.G03' },
        { value: 'CN01', label: 'cfdi.CN01' },
        { value: 'S01', label: 'cfdi.S01' },
      ],
    },
    { id: 'zipCode', label: 'field.zipCode', kind: 'text', max: 5, format: 'zipCode', required: true },
  ],
  columns: ['employeeId', 'rfc', 'regime', 'cfdiUse', 'zipCode'],
  filters: ['employeeId', 'regime', 'cfdiUse'],
  search: ['employeeId', 'rfc', 'zipCode'],
  order: [{ field: 'employeeId' }],
  rowName: ['employeeId'],
  unique: [['employeeId'], ['rfc']],
  empty: 'empty.employeeInvoicing',
} as const satisfies Register;
