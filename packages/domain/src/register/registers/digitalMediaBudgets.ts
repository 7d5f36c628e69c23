import type { Register } from '../register.ts';
import { businessLine } from './businessLine.ts';

/** What a campaign may spend in a month, and what it has spent: the figures of the financial dashboard. */
export const digitalMediaBudgets = {
  id: 'digital-media-budgets',
  entry: 'catalogDigitalMediaBudget',
  fields: [
    {
      id: 'campaignId',
      label: 'field.campaign',
      kind: 'reference',
      to: 'campaign',
      required: true,
      writable: 'creation',
    },
    { id: 'month', label: 'field.month', kind: 'month', required: true, writable: 'creation' },
    { id: 'budget', label: 'field.budget', kind: 'money', min: 0, max: 1_000_000_000, required: true },
    { id: 'exercised', label: 'field.exercised', kind: 'money', min: 0, max: 1_000_000_000, required: true },
    {
      id: 'medium',
      label: 'field.medium',
      kind: 'choice',
      writable: 'never',
      options: [
        { value: 'Facebook', label: 'medium.facebook' },
        { value: 'Google', label: 'medium.google' },
        { value: 'Página web', label: 'medium.web' },
      ],
    },
    businessLine,
  ],
  columns: ['month', 'campaignId', 'medium', 'businessLine', 'budget', 'exercised'],
  filters: ['month', 'campaignId', 'medium', 'businessLine', 'budget'],
  search: ['campaignId'],
  order: [{ field: 'month', descending: true }, { field: 'campaignId' }],
  rowName: ['month', 'campaignId'],
  unique: [['campaignId', 'month']],
  empty: 'empty.digitalMediaBudgets',
} as const satisfies Register;
