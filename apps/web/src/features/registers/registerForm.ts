import {
  type FieldIssue,
  type FieldValue,
  type FieldValues,
  formFields,
  type KnownRegister,
  registerIssues,
  type RegisterRow,
  tidied,
  tidiedValues,
} from '@sereno/domain/register';

type Names = RegisterRow['names'];

/** A row while it is created or changed. */
export type RegisterForm = {
  /** What the form began with: what differs from it was typed. */
  readonly base: FieldValues;
  readonly values: FieldValues;
  /** The names of the rows that are referred to, by the id of the reference. */
  readonly names: Names;
  /** The version that is changed; null where a row is created. */
  readonly version: number | null;
  /** What somebody else saved meanwhile; null until then. */
  readonly newest: { readonly values: FieldValues; readonly names: Names; readonly isEnded: boolean } | null;
  readonly isTouched: boolean;
};

const same = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  tidied(one ?? null) === tidied(other ?? null);

/** The form as it opens upon a row; upon none it is empty. */
export function openForm(register: KnownRegister, row: RegisterRow | null): RegisterForm {
  const values = tidiedValues(register, row?.values ?? {}, row === null);
  return {
    base: values,
    values,
    names: row?.names ?? {},
    version: row?.version ?? null,
    newest: null,
    isTouched: false,
  };
}

/** The form after a field was filled in. @param name Of the row that a reference leads to. */
export function fillIn(form: RegisterForm, field: string, value: FieldValue, name?: string): RegisterForm {
  return {
    ...form,
    values: { ...form.values, [field]: value },
    names: name === undefined ? form.names : { ...form.names, [field]: name },
    isTouched: true,
  };
}

/**
 * The form beside what somebody else saved meanwhile: what the person has not touched becomes theirs, what was typed stays, and is saved
 * upon their version.
 */
export function compare(register: KnownRegister, form: RegisterForm, row: RegisterRow): RegisterForm {
  const { values: newest, version } = openForm(register, row);
  const isMine = (field: string) => !same(form.values[field], form.base[field]);
  const merged = Object.keys(newest).map((field) => [field, (isMine(field) ? form : { values: newest }).values[field]]);
  const mineNames = Object.entries(form.names).filter(([field]) => isMine(field));
  return {
    ...form,
    base: newest,
    values: Object.fromEntries(merged),
    names: { ...row.names, ...Object.fromEntries(mineNames) },
    version,
    newest: { values: newest, names: row.names, isEnded: row.isEnded },
  };
}

/** The fields in which the form differs from what somebody else saved meanwhile. */
export function differing(register: KnownRegister, { newest, values }: RegisterForm): readonly string[] {
  if (newest === null) return [];
  return formFields(register, false)
    .map(({ id }) => id)
    .filter((id) => !same(values[id], newest.values[id]));
}

/** The form with the newest value of a field. */
export function takeNewest(form: RegisterForm, field: string): RegisterForm {
  const { newest } = form;
  return newest === null ? form : fillIn(form, field, newest.values[field] ?? null, newest.names[field] ?? '');
}

/** What keeps the form from being saved, in the order of its fields. */
export function issuesOf(register: KnownRegister, { values, version }: RegisterForm): readonly FieldIssue[] {
  return registerIssues(register, tidiedValues(register, values, version === null), version === null);
}
