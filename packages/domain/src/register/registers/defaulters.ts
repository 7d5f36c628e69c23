import type { Register } from '../register.ts';
import { businessLine } from './businessLine.ts';

/** Contracts with a late monthly payment: who owes how much, and for how long. */
export const defaulters = {
  id: 'defaulters',
  entry: 'contractDefaulters',
  readOnly: true,
  scope: 'employeeId',
  ending: 'never',
  fields: [
    { id: 'prospect', label: 'field.prospect', kind: 'text', max: 200, writable: 'never' },
    { id: 'phone', label: 'field.phone', kind: 'text', max: 20, writable: 'never' },
    { id: 'number', label: 'field.contract', kind: 'text', max: 40, writable: 'never' },
    { id: 'lateAmount', label: 'field.lateAmount', kind: 'money', min: 0, max: 2_000_000_000, writable: 'never' },
    {
      id: 'age',
      label: 'field.debtAge',
      kind: 'choice',
      writable: 'never',
      options: [
        { value: '1-30', label: 'debtAge.1-30' },
        { value: '31-60', label: 'debtAge.31-60' },
        { value: '61-90', label: 'debtAge.61-90' },
        { value: '91+', label: 'debtAge.91+' },
      ],
    },
    { id: 'lateDays', label: 'field.lateDays', kind: 'number', min: 0, max: 100_000, writable: 'never' },
    { id: 'latePayments', label: 'field.latePayments', kind: 'number', min: 0, max: 360, writable: 'never' },
    { id: 'lateSince', label: 'field.lateSince', kind: 'date', writable: 'never' },
    businessLine,
    { id: 'employeeId', label: 'field.adviser', kind: 'reference', to: 'employee', writable: 'never' },
  ],
  columns: [
    'prospect',
    'lateAmount',
    'age',
    'phone',
    'number',
    'latePayments',
    'lateDays',
    'lateSince',
    'employeeId',
    'businessLine',
  ],
  filters: ['age', 'lateAmount', 'latePayments', 'lateSince', 'employeeId', 'businessLine'],
  search: ['number', 'prospect', 'phone', 'employeeId'],
  order: [{ field: 'lateSince' }, { field: 'lateAmount', descending: true }],
  rowName: ['prospect', 'number'],
  empty: 'empty.defaulters',
} as const satisfies Register;
