import { ACTIVITY_COLORS, ACTIVITY_TYPE, CHANNELS } from '../../activity/index.ts';
import type { Register } from '../register.ts';

const labelled = <Group extends string, Value extends string>(group: Group, values: readonly Value[]) =>
  values.map((value) => ({ value, label: `${group}.${value}` as const }));

/** What an activity can be: its name, how long one takes, what it is started with and the colour of its mark. */
export const activityTypes = {
  id: 'activity-types',
  entry: 'catalogActivityTypes',
  fields: [
    { id: 'name', label: 'field.name', kind: 'text', max: 60, required: true },
    { id: 'durationMinutes', label: 'field.durationMinutes', kind: 'number', min: 1, max: 720, required: true },
    {
      id: 'channel',
      label: 'field.channel',
      hint: 'hint.channel',
      kind: 'choice',
      options: labelled('channel', CHANNELS),
    },
    { id: 'color', label: 'field.color', kind: 'choice', options: labelled('color', ACTIVITY_COLORS) },
  ],
  columns: ['name', 'durationMinutes', 'channel', 'color'],
  filters: ['durationMinutes', 'channel'],
  search: ['name'],
  order: [{ field: 'name' }],
  rowName: ['name'],
  unique: [['name']],
  fixedIds: Object.values(ACTIVITY_TYPE),
  empty: 'empty.activityTypes',
} as const satisfies Register;
