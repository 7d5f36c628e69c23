import { ACTIVITY_TYPE } from '../../activity/index.ts';
import type { Register } from '../register.ts';

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
      options: [
        { value: 'map', label: 'channel.map' },
        { value: 'phone', label: 'channel.phone' },
        { value: 'email', label: 'channel.email' },
        { value: 'whatsapp', label: 'channel.whatsapp' },
        { value: 'sms', label: 'channel.sms' },
      ],
    },
    {
      id: 'color',
      label: 'field.color',
      kind: 'choice',
      options: [
        { value: 'teal', label: 'color.teal' },
        { value: 'amber', label: 'color.amber' },
        { value: 'indigo', label: 'color.indigo' },
        { value: 'pink', label: 'color.pink' },
        { value: 'olive', label: 'color.olive' },
        { value: 'blue', label: 'color.blue' },
        { value: 'red', label: 'color.red' },
        { value: 'grey', label: 'color.grey' },
      ],
    },
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
