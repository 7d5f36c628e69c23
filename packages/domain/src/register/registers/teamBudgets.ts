import type { Register } from '../register.ts';

/** What a team is to sell in a month, in pesos of contracts and of renewals: the goals of the team sales dashboard. */
export const teamBudgets = {
  id: 'team-budgets',
  entry: 'catalogTeamSalesBudget',
  fields: [
    { id: 'teamId', label: 'field.team', kind: 'reference', to: 'team', required: true, writable: 'creation' },
    { id: 'month', label: 'field.month', kind: 'month', required: true, writable: 'creation' },
    { id: 'contracts', label: 'field.contracts', kind: 'money', min: 0, max: 1_000_000_000, required: true },
    { id: 'renewals', label: 'field.renewals', kind: 'money', min: 0, max: 1_000_000_000, required: true },
  ],
  columns: ['month', 'teamId', 'contracts', 'renewals'],
  filters: ['month', 'teamId', 'contracts'],
  search: ['teamId'],
  order: [{ field: 'month', descending: true }, { field: 'teamId' }],
  rowName: ['month', 'teamId'],
  unique: [['teamId', 'month']],
  empty: 'empty.teamBudgets',
} as const satisfies Register;
