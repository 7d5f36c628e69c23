import { ACTIVITY_TYPE } from '../../activity/index.ts';
import type { Register } from '../register.ts';

/** What an activity can be: its name, and how long one takes. */
export const activityTypes = {
  id: 'activity-types',
  entry: 'catalogActivityTypes',
  fields: [
    { id: 'name', label: 'field.name', kind: 'text', max: 60, required: true },
    { id: 'durationMinutes', label: 'field.durationMinutes', kind: 'number', min: 1, max: 720, required: true },
  ],
  columns: ['name', 'durationMinutes'],
  filters: ['durationMinutes'],
  search: ['name'],
  order: [{ field: 'name' }],
  rowName: ['name'],
  unique: [['name']],
  fixedIds: Object.values(ACTIVITY_TYPE),
  empty: 'empty.activityTypes',
} as const satisfies Register;
