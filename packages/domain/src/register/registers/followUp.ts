import { canSeeAdviserName } from '../../access/index.ts';
import type { Register } from '../register.ts';

/** The prospects that are followed: who needs a next step stands first, and among them who was left alone the longest. */
export const followUp = {
  id: 'follow-up',
  entry: 'funeralnetFollowUp',
  readOnly: true,
  scope: 'employeeId',
  fields: [
    { id: 'name', label: 'field.prospect', kind: 'text', max: 100, writable: 'never' },
    {
      id: 'step',
      label: 'field.step',
      kind: 'choice',
      options: [
        { value: 'none', label: 'step.none' },
        { value: 'overdue', label: 'step.overdue' },
        { value: 'today', label: 'step.today' },
        { value: 'planned', label: 'step.planned' },
      ],
      writable: 'never',
    },
    { id: 'daysAlone', label: 'field.daysAlone', kind: 'number', min: 0, max: 100_000, writable: 'never' },
    { id: 'lastContact', label: 'field.lastContact', kind: 'date', writable: 'never' },
    { id: 'nextActivity', label: 'field.nextActivity', kind: 'date', writable: 'never' },
    {
      id: 'employeeId',
      label: 'field.adviser',
      kind: 'reference',
      to: 'employee',
      writable: 'never',
      seenBy: ({ roleId }) => canSeeAdviserName(roleId),
    },
    { id: 'place', label: 'field.place', kind: 'text', max: 200, writable: 'never' },
    { id: 'needsStep', label: 'field.needsStep', kind: 'flag', writable: 'never' },
  ],
  columns: ['name', 'step', 'daysAlone', 'lastContact', 'nextActivity', 'employeeId', 'place'],
  filters: ['step', 'daysAlone', 'lastContact', 'nextActivity', 'employeeId'],
  search: ['name', 'place', 'employeeId'],
  order: [{ field: 'needsStep', descending: true }, { field: 'daysAlone', descending: true }, { field: 'name' }],
  rowName: ['name'],
  ending: 'never',
  empty: 'empty.followUp',
} as const satisfies Register;
