import { TRACING_KEY } from '../../activity/index.ts';
import type { Register } from '../register.ts';

/** What an activity came to, what each outcome asks for, and the types whose activities it is offered for. */
export const tracings = {
  id: 'tracings',
  entry: 'catalogTracings',
  fields: [
    { id: 'name', label: 'field.name', kind: 'text', max: 80, required: true },
    { id: 'reschedule', label: 'field.reschedule', hint: 'hint.reschedule', kind: 'flag', writable: 'creation' },
    { id: 'followIt', label: 'field.followIt', hint: 'hint.followIt', kind: 'flag' },
    {
      id: 'activityTypeIds',
      label: 'field.offeredFor',
      hint: 'hint.offeredFor',
      kind: 'references',
      to: 'activityType',
    },
  ],
  columns: ['name', 'activityTypeIds', 'reschedule', 'followIt'],
  filters: ['activityTypeIds', 'reschedule', 'followIt'],
  search: ['name', 'activityTypeIds'],
  order: [{ field: 'name' }],
  rowName: ['name'],
  unique: [['name']],
  fixedIds: Object.values(TRACING_KEY),
  empty: 'empty.tracings',
} as const satisfies Register;
