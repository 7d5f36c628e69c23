import { isAdministrator } from '../../access/index.ts';
import type { Register } from '../register.ts';

/** Up to which share of the price before discount a role may discount; a role without a limit in use grants nothing. */
export const discountLimits = {
  id: 'discount-limits',
  entry: 'contractDiscountRequests',
  beside: { title: 'title.discountLimits', keptBy: ({ roleId }) => isAdministrator(roleId) },
  fields: [
    {
      id: 'roleId',
      label: 'field.role',
      hint: 'hint.discountingRole',
      kind: 'reference',
      to: 'discountingRole',
      required: true,
      writable: 'creation',
    },
    {
      id: 'percent',
      label: 'field.percent',
      hint: 'hint.discountLimit',
      kind: 'number',
      min: 0,
      max: 100,
      decimals: 2,
      required: true,
    },
  ],
  columns: ['roleId', 'percent'],
  filters: ['percent'],
  search: ['roleId'],
  order: [{ field: 'percent', descending: true }, { field: 'roleId' }],
  rowName: ['roleId'],
  unique: [['roleId']],
  empty: 'empty.discountLimits',
} as const satisfies Register;
