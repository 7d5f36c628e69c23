import { isAdministrator } from '../../access/index.ts';
import type { Register } from '../register.ts';

/** The prospects that came with bought lists, each with how far it got: what the figures of the review are made of. */
export const listPeople = {
  id: 'list-people',
  entry: 'prospectDatabaseReview',
  beside: { title: 'title.listPeople', keptBy: ({ roleId }) => isAdministrator(roleId) },
  readOnly: true,
  fields: [
    { id: 'name', label: 'field.prospect', kind: 'text', max: 100, writable: 'never' },
    { id: 'listId', label: 'field.list', kind: 'reference', to: 'prospectList', writable: 'never' },
    { id: 'employeeId', label: 'field.adviser', kind: 'reference', to: 'employee', writable: 'never' },
    { id: 'contacted', label: 'field.contacted', kind: 'flag', writable: 'never' },
    { id: 'quoted', label: 'field.quoted', kind: 'flag', writable: 'never' },
    { id: 'won', label: 'field.won', kind: 'flag', writable: 'never' },
  ],
  columns: ['name', 'listId', 'employeeId', 'contacted', 'quoted', 'won'],
  filters: ['listId', 'employeeId', 'contacted', 'quoted', 'won'],
  search: ['name'],
  order: [{ field: 'name' }],
  rowName: ['name'],
  ending: 'never',
  empty: 'empty.listReview',
} as const satisfies Register;
