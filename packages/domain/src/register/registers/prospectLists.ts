import type { Register } from '../register.ts';

/** The bought lists that became prospects; they are imported and taken back by calls of their own. */
export const prospectLists = {
  id: 'prospect-lists',
  entry: 'prospectDatabases',
  readOnly: true,
  fields: [
    { id: 'name', label: 'field.fileName', kind: 'text', max: 200, writable: 'never' },
    { id: 'createdAt', label: 'field.importedAt', kind: 'instant', writable: 'never' },
    { id: 'createdBy', label: 'field.importedBy', kind: 'reference', to: 'account', writable: 'never' },
    { id: 'rows', label: 'field.rows', kind: 'number', min: 0, max: 100_000, writable: 'never' },
    { id: 'imported', label: 'field.imported', kind: 'number', min: 0, max: 100_000, writable: 'never' },
    { id: 'duplicates', label: 'field.duplicates', kind: 'number', min: 0, max: 100_000, writable: 'never' },
    { id: 'leftOut', label: 'field.leftOut', kind: 'number', min: 0, max: 100_000, writable: 'never' },
  ],
  columns: ['name', 'createdAt', 'createdBy', 'rows', 'imported', 'duplicates', 'leftOut'],
  filters: ['createdAt', 'createdBy', 'imported'],
  search: ['name'],
  order: [{ field: 'createdAt', descending: true }],
  rowName: ['name'],
  empty: 'empty.prospectLists',
} as const satisfies Register;
