import { formatPhone, readPhone } from '../contact/index.ts';
import type { Prospect, ProspectRecord } from './prospect.ts';

/** State of the prospect form: texts as typed, so that it can be saved and restored. */
export type ProspectForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobilePhone: string;
  readonly homePhone: string;
  readonly email: string;
  /** Whether the person accepts e-mail (VAL-06); applies only with an e-mail address. */
  readonly acceptsEmail: boolean;
  readonly meansId: number | null;
  readonly street: string;
  readonly county: string;
  readonly state: string;
  readonly zipCode: string;
  readonly comments: string;
};

export type ProspectFormField = keyof ProspectForm;

/** One edit of the form: a field and its new value. */
export type ProspectEdit = {
  readonly [Field in ProspectFormField]: { readonly field: Field; readonly value: ProspectForm[Field] };
}[ProspectFormField];

/** The form after an edit; the same object when nothing changes. */
export function editProspectForm(form: ProspectForm, { field, value }: ProspectEdit): ProspectForm {
  return form[field] === value ? form : { ...form, [field]: value };
}

/** The empty form. */
export const emptyProspectForm: ProspectForm = {
  firstName: '',
  lastName: '',
  mobilePhone: '',
  homePhone: '',
  email: '',
  acceptsEmail: false,
  meansId: null,
  street: '',
  county: '',
  state: '',
  zipCode: '',
  comments: '',
};

/** The form of a record; phones grouped for reading. */
export function formOfRecord(record: ProspectRecord): ProspectForm {
  const { address } = record;
  return {
    firstName: record.firstName,
    lastName: record.lastName ?? '',
    mobilePhone: formatPhone(record.mobilePhone ?? ''),
    homePhone: formatPhone(record.homePhone ?? ''),
    email: record.email ?? '',
    acceptsEmail: record.acceptsEmail,
    meansId: record.meansId,
    street: address.street ?? '',
    county: address.county ?? '',
    state: address.state ?? '',
    zipCode: address.zipCode ?? '',
    comments: record.comments ?? '',
  };
}

/** The initial form for editing a prospect. Hidden contact data are empty. */
export function formOfProspect({ means, ...prospect }: Prospect): ProspectForm {
  return formOfRecord({ ...prospect, meansId: means?.id ?? null });
}

function textOf(typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : text;
}

/** Longest telephone number that is parsed, with spaces and extension. */
export const PHONE_LENGTH = 40;

/** A telephone number in dialled form; text that cannot be parsed stays as typed. */
function phoneOf(typed: string): string | null {
  const text = textOf(typed);
  // A long text is not a number, and parsing it would take long.
  return text !== null && text.length <= PHONE_LENGTH ? (readPhone(text)?.dial ?? text) : text;
}

/**
 * The form's values, normalised: texts trimmed, phones in dialled form, null for empty fields. It may still be invalid.
 */
export function tidyForm(form: ProspectForm): ProspectRecord {
  // Messengers copy direction marks along with an address.
  const email = textOf(form.email.replaceAll(/\p{Cf}/gu, ''));
  return {
    firstName: form.firstName.trim(),
    lastName: textOf(form.lastName),
    mobilePhone: phoneOf(form.mobilePhone),
    homePhone: phoneOf(form.homePhone),
    email,
    acceptsEmail: form.acceptsEmail && email !== null,
    meansId: form.meansId,
    address: {
      street: textOf(form.street),
      county: textOf(form.county),
      state: textOf(form.state),
      zipCode: textOf(form.zipCode),
    },
    comments: textOf(tidyComments(form.comments)),
  };
}

/**
 * Characters that no database accepts and people do not type: control characters except tab and line feed, and lone
 * surrogates.
 */
const UNWRITABLE = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** Normalises a multi-line text: one kind of line ending, no characters that cannot be stored. */
export function tidyComments(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITABLE, '');
}
