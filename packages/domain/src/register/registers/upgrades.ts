import type { Register } from '../register.ts';
import { contracts } from './contracts.ts';

/** What an upgrade has of a contract, in the order of its detail. */
const SHARED = [
  'number',
  'prospect',
  'phone',
  'businessLine',
  'status',
  'soldOn',
  'employeeId',
  'net',
  'downPayment',
  'payments',
];

/** The contracts that moved another one to a better plan, each for the difference. */
export const upgrades = {
  id: 'upgrades',
  entry: 'contractUpgrade',
  readOnly: true,
  scope: 'employeeId',
  ending: 'never',
  fields: [
    ...contracts.fields.filter(({ id }) => SHARED.includes(id)),
    { id: 'baseNumber', label: 'field.baseContract', kind: 'text', max: 40, writable: 'never' },
    { id: 'plan', label: 'field.plan', kind: 'text', max: 200, writable: 'never' },
  ],
  columns: ['number', 'plan', 'prospect', 'net', 'payments', 'soldOn', 'baseNumber', 'status', 'employeeId'],
  filters: ['status', 'soldOn', 'businessLine', 'employeeId', 'net', 'payments'],
  search: ['number', 'prospect', 'plan'],
  order: [{ field: 'soldOn', descending: true }],
  rowName: ['number', 'prospect'],
  empty: 'empty.upgrades',
} as const satisfies Register;
