import { type ProspectForm, type ProspectFormField, tidyForm } from './prospectForm.ts';

/** The fields of the form, in screen order. */
const FIELDS = [
  'firstName',
  'lastName',
  'mobilePhone',
  'homePhone',
  'email',
  'acceptsEmail',
  'meansId',
  'zipCode',
  'state',
  'county',
  'street',
  'comments',
] as const satisfies readonly ProspectFormField[];

/** What would be written down of a field, so that a phone is the same however it is spaced. */
function kept(form: ProspectForm): Readonly<Record<ProspectFormField, unknown>> {
  const { address, ...record } = tidyForm(form);
  return { ...record, ...address };
}

/** The fields in which two forms would not be written down alike, in screen order. */
export function differingFields(one: ProspectForm, other: ProspectForm): readonly ProspectFormField[] {
  const [left, right] = [kept(one), kept(other)];
  return FIELDS.filter((field) => left[field] !== right[field]);
}

/** The form with the fields that are named taken from another one. */
export function takeFields(form: ProspectForm, from: ProspectForm, fields: readonly ProspectFormField[]): ProspectForm {
  return { ...form, ...Object.fromEntries(fields.map((field) => [field, from[field]])) };
}

/**
 * What was typed upon a prospect that somebody else has changed meanwhile: what the person touched stays as they typed it, all
 * else becomes what the other one saved.
 * @param opened The form as it was opened.
 */
export function mergeForms(opened: ProspectForm, typed: ProspectForm, newest: ProspectForm): ProspectForm {
  return takeFields(newest, typed, differingFields(opened, typed));
}
