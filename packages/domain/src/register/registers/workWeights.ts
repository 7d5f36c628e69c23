import { canKeepWeights } from '../../access/index.ts';
import type { FieldIssue, FieldValues, Register } from '../register.ts';

/** What only a finished activity has. */
const OF_ACTIVITIES = ['activityTypeId', 'tracingTypeId'] as const;

/** Only an activity has a type and an outcome. */
const check = (values: FieldValues): readonly FieldIssue[] =>
  values['work'] === 'activity'
    ? []
    : OF_ACTIVITIES.filter((field) => (values[field] ?? null) !== null).map((field) => ({
        field,
        code: 'notWritable',
      }));

/**
 * How much each piece of work counts in the index of an adviser's work, in points. A finished activity weighs as the row of its type and
 * outcome says, else that of its type, of its outcome, or of all; what has no row in use counts nothing.
 */
export const workWeights = {
  id: 'work-weights',
  entry: 'reportWeighing',
  beside: { title: 'title.workWeights', keptBy: canKeepWeights },
  fields: [
    {
      id: 'work',
      label: 'field.work',
      kind: 'choice',
      options: [
        { value: 'activity', label: 'work.activity' },
        { value: 'onTime', label: 'work.onTime' },
        { value: 'prospect', label: 'work.prospect' },
        { value: 'quotation', label: 'work.quotation' },
        { value: 'contract', label: 'work.contract' },
      ],
      required: true,
      writable: 'creation',
    },
    {
      id: 'activityTypeId',
      label: 'field.activityType',
      hint: 'hint.workType',
      kind: 'reference',
      to: 'activityType',
      writable: 'creation',
    },
    {
      id: 'tracingTypeId',
      label: 'field.tracingType',
      hint: 'hint.workOutcome',
      kind: 'reference',
      to: 'tracingType',
      writable: 'creation',
    },
    {
      id: 'weight',
      label: 'field.weight',
      hint: 'hint.weight',
      kind: 'number',
      min: 0,
      max: 1000,
      decimals: 2,
      required: true,
    },
  ],
  columns: ['work', 'activityTypeId', 'tracingTypeId', 'weight'],
  filters: ['work', 'activityTypeId', 'tracingTypeId', 'weight'],
  search: ['activityTypeId', 'tracingTypeId'],
  order: [{ field: 'work' }, { field: 'activityTypeId' }, { field: 'tracingTypeId' }],
  rowName: ['work', 'activityTypeId', 'tracingTypeId'],
  unique: [['work', 'activityTypeId', 'tracingTypeId']],
  check,
  empty: 'empty.workWeights',
} as const satisfies Register;
