import type { Register } from '../register.ts';

/** What became of each bought list: how many of its prospects were reached, quoted for and won. */
export const listReview = {
  id: 'list-review',
  entry: 'prospectDatabaseReview',
  readOnly: true,
  fields: [
    { id: 'name', label: 'field.fileName', kind: 'text', max: 200, writable: 'never' },
    { id: 'createdAt', label: 'field.importedAt', kind: 'instant', writable: 'never' },
    { id: 'rows', label: 'field.rows', kind: 'number', min: 0, max: 100_000, writable: 'never' },
    { id: 'duplicates', label: 'field.duplicates', kind: 'number', min: 0, max: 100_000, writable: 'never' },
    { id: 'handedOut', label: 'field.handedOut', kind: 'number', min: 0, max: 100_000, writable: 'never' },
    { id: 'contacted', label: 'field.contacted', kind: 'number', min: 0, max: 100_000, writable: 'never' },
    { id: 'quoted', label: 'field.quoted', kind: 'number', min: 0, max: 100_000, writable: 'never' },
    { id: 'won', label: 'field.won', kind: 'number', min: 0, max: 100_000, writable: 'never' },
  ],
  columns: ['name', 'createdAt', 'rows', 'duplicates', 'handedOut', 'contacted', 'quoted', 'won'],
  filters: ['createdAt', 'contacted', 'quoted', 'won'],
  search: ['name'],
  order: [{ field: 'createdAt', descending: true }],
  rowName: ['name'],
  empty: 'empty.listReview',
} as const satisfies Register;
