import { TRACING_KEY } from '../../activity/index.ts';
import type { Register } from '../register.ts';

/** What an activity came to, and what each outcome asks for. */
export const tracings = {
  id: 'tracings',
  entry: 'catalogTracings',
  fields: [
    { id: 'name', label: 'field.name', kind: 'text', max: 80, required: true },
    { id: 'reschedule', label: 'field.reschedule', hint: 'hint.reschedule', kind: 'flag', writable: 'creation' },
    { id: 'followIt', label: 'field.followIt', hint: 'hint.followIt', kind: 'flag' },
  ],
  columns: ['name', 'reschedule', 'followIt'],
  filters: ['reschedule', 'followIt'],
  search: ['name'],
  order: [{ field: 'name' }],
  rowName: ['name'],
  unique: [['name']],
  fixedIds: Object.values(TRACING_KEY),
  empty: 'empty.tracings',
} as const satisfies Register;
