import { canSeeAdviserName } from '../../access/index.ts';
import type { Register } from '../register.ts';

/** The quotations by the person who has them, with how long they are valid. */
export const assignedQuotations = {
  id: 'assigned-quotations',
  entry: 'funeralnetQuotes',
  readOnly: true,
  scope: 'employeeId',
  fields: [
    { id: 'number', label: 'field.number', kind: 'text', max: 40, writable: 'never' },
    {
      id: 'employeeId',
      label: 'field.assignedTo',
      kind: 'reference',
      to: 'employee',
      writable: 'never',
      seenBy: ({ roleId }) => canSeeAdviserName(roleId),
    },
    { id: 'prospect', label: 'field.prospect', kind: 'text', max: 100, writable: 'never' },
    {
      id: 'status',
      label: 'field.validity',
      kind: 'choice',
      options: [
        { value: 'valid', label: 'quotation.valid' },
        { value: 'expired', label: 'quotation.expired' },
        { value: 'contracted', label: 'quotation.contracted' },
      ],
      writable: 'never',
    },
    { id: 'validUntil', label: 'field.quotationValidUntil', kind: 'date', writable: 'never' },
    { id: 'total', label: 'field.total', kind: 'money', min: 0, max: 2_000_000_000, writable: 'never' },
    { id: 'plan', label: 'field.plan', kind: 'text', max: 200, writable: 'never' },
    { id: 'payments', label: 'field.payments', kind: 'number', min: 0, max: 360, writable: 'never' },
    { id: 'quotedOn', label: 'field.quotedOn', kind: 'date', writable: 'never' },
  ],
  columns: ['number', 'employeeId', 'prospect', 'status', 'validUntil', 'total', 'plan', 'payments', 'quotedOn'],
  filters: ['employeeId', 'status', 'validUntil', 'total', 'payments', 'quotedOn'],
  search: ['number', 'prospect', 'plan', 'employeeId'],
  order: [{ field: 'employeeId' }, { field: 'quotedOn', descending: true }, { field: 'number', descending: true }],
  rowName: ['number', 'prospect'],
  ending: 'never',
  empty: 'empty.assignedQuotations',
} as const satisfies Register;
