import {
  type ActivityForm,
  type ActivityFormField,
  activityFormIssues,
  type ActivityFormRules,
  needsNextActivity,
} from '@sereno/domain/activity';

/** Longest observations and comments; the contract allows no more. */
export const MAX_TEXT_LENGTH = 4000;

/** A field of the dialog that can have an error. */
export type DialogField = ActivityFormField | 'observations' | 'comments';

const SCREEN_ORDER: readonly DialogField[] = [
  'prospect',
  'tracingType',
  'observations',
  'activityType',
  'subject',
  'date',
  'startTime',
  'endTime',
  'comments',
];

/**
 * Sent texts that are longer than the contract allows; texts that are not sent may be of any length (NXA-12, ADL-37).
 */
function tooLongTexts(form: ActivityForm, rules: ActivityFormRules): readonly DialogField[] {
  const isTooLong = (field: 'observations' | 'comments'): boolean => form[field].length > MAX_TEXT_LENGTH;
  return [
    ...(form.task !== 'add' && isTooLong('observations') ? (['observations'] as const) : []),
    ...(needsNextActivity(form, rules) && isTooLong('comments') ? (['comments'] as const) : []),
  ];
}

/** The fields that prevent saving, in screen order; empty for a valid form (NXA-06). */
export function wrongFields(form: ActivityForm, rules: ActivityFormRules): readonly DialogField[] {
  const wrong = new Set([...activityFormIssues(form, rules).map(({ field }) => field), ...tooLongTexts(form, rules)]);
  return SCREEN_ORDER.filter((field) => wrong.has(field));
}
