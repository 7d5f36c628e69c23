import { isAdministrator } from '../../access/index.ts';
import { minuteOfDay, MINUTES_PER_DAY, parseTimeOfDay } from '../../calendar/index.ts';
import type { FieldIssue, FieldValue, FieldValues, Register } from '../register.ts';

/** The shortest time that a room can be open, in minutes. */
const SHORTEST = 15;

const minuteIn = (value: FieldValue | undefined): number => {
  const time = parseTimeOfDay(String(value ?? ''));
  return time === null ? 0 : minuteOfDay(time);
};

/** A room closes after it opens, and is prepared and cleared within the day. */
function check({ opensAt, closesAt, minutesBefore, minutesAfter }: FieldValues): readonly FieldIssue[] {
  const opens = minuteIn(opensAt);
  const closes = minuteIn(closesAt);
  const left = MINUTES_PER_DAY - closes;
  const issues: FieldIssue[] = [];
  if (closes < opens + SHORTEST) issues.push({ field: 'closesAt', code: 'tooSmall', limit: opens + SHORTEST });
  if (Number(minutesBefore) > opens) issues.push({ field: 'minutesBefore', code: 'tooLarge', limit: opens });
  if (Number(minutesAfter) > left) issues.push({ field: 'minutesAfter', code: 'tooLarge', limit: left });
  return issues;
}

/** The rooms for ceremonies; one that is out of use keeps its reservations and takes no new ones. */
export const rooms = {
  id: 'rooms',
  entry: 'recordariHome',
  beside: { title: 'title.rooms', keptBy: ({ roleId }) => isAdministrator(roleId) },
  fields: [
    { id: 'name', label: 'field.name', kind: 'text', max: 80, required: true },
    { id: 'branch', label: 'field.branch', kind: 'text', max: 80 },
    { id: 'capacity', label: 'field.capacity', kind: 'number', min: 1, max: 5000 },
    { id: 'opensAt', label: 'field.opensAt', hint: 'hint.roomHours', kind: 'time', required: true },
    { id: 'closesAt', label: 'field.closesAt', kind: 'time', required: true },
    {
      id: 'minutesBefore',
      label: 'field.minutesBefore',
      hint: 'hint.preparation',
      kind: 'number',
      min: 0,
      max: 240,
      required: true,
    },
    { id: 'minutesAfter', label: 'field.minutesAfter', kind: 'number', min: 0, max: 240, required: true },
  ],
  columns: ['name', 'branch', 'capacity', 'opensAt', 'closesAt', 'minutesBefore', 'minutesAfter'],
  filters: ['branch', 'capacity'],
  search: ['name', 'branch'],
  order: [{ field: 'name' }],
  rowName: ['name'],
  unique: [['name']],
  check,
  empty: 'empty.rooms',
} as const satisfies Register;
