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

/** The saved value of each field, so that a phone is equal in any spacing. */
function saved(form: ProspectForm): Readonly<Record<ProspectFormField, unknown>> {
  const { address, ...record } = tidyForm(form);
  return { ...record, ...address };
}

/** Fields whose saved values differ, in screen order. */
export function differingFields(one: ProspectForm, other: ProspectForm): readonly ProspectFormField[] {
  const [left, right] = [saved(one), saved(other)];
  return FIELDS.filter((field) => left[field] !== right[field]);
}

/** The form with the named fields taken from another one. */
export function takeFields(form: ProspectForm, from: ProspectForm, fields: readonly ProspectFormField[]): ProspectForm {
  return { ...form, ...Object.fromEntries(fields.map((field) => [field, from[field]])) };
}

/**
 * Merges edits with a prospect that somebody else has changed meanwhile: edited fields keep the typed value, the rest
 * take the other's.
 * @param opened The form as it was opened.
 */
export function mergeForms(opened: ProspectForm, typed: ProspectForm, newest: ProspectForm): ProspectForm {
  return takeFields(newest, typed, differingFields(opened, typed));
}
