import type { Register } from '../register.ts';

/** What an activity of a type is about. */
export const activitySubjects = {
  id: 'activity-subjects',
  entry: 'catalogActivitySubjects',
  fields: [
    { id: 'activityTypeId', label: 'field.activityType', kind: 'reference', to: 'activityType', required: true },
    { id: 'name', label: 'field.name', kind: 'text', max: 80, required: true },
    { id: 'quotationLaunch', label: 'field.quotationLaunch', hint: 'hint.quotationLaunch', kind: 'flag' },
  ],
  columns: ['name', 'activityTypeId', 'quotationLaunch'],
  filters: ['activityTypeId', 'quotationLaunch'],
  search: ['name', 'activityTypeId'],
  order: [{ field: 'activityTypeId' }, { field: 'name' }],
  rowName: ['name'],
  unique: [['activityTypeId', 'name']],
  empty: 'empty.activitySubjects',
} as const satisfies Register;
