import { formatPhone, readPhone } from '../contact/index.ts';
import type { Prospect, ProspectRecord } from './prospect.ts';
import { tidyComments } from './tidyText.ts';

/** What the form of a prospect holds while it is edited: texts as they are typed, so that it can be kept and taken up again. */
export type ProspectForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobilePhone: string;
  readonly homePhone: string;
  readonly email: string;
  /** Whether mail is welcome (VAL-06); counts only beside an e-mail address. */
  readonly acceptsEmail: boolean;
  readonly meansId: number | null;
  readonly street: string;
  readonly county: string;
  readonly state: string;
  readonly zipCode: string;
  readonly comments: string;
};

export type ProspectFormField = keyof ProspectForm;

/** One edit of the form: a field and what it holds now. */
export type ProspectEdit = {
  readonly [Field in ProspectFormField]: { readonly field: Field; readonly value: ProspectForm[Field] };
}[ProspectFormField];

/** The form after an edit; the same one where the edit changes nothing. */
export function editProspectForm(form: ProspectForm, { field, value }: ProspectEdit): ProspectForm {
  return form[field] === value ? form : { ...form, [field]: value };
}

/** The form before anything is typed. */
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

/** What a form begins with; phones as they are read aloud. */
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

/** The form as editing a prospect opens with it. Of a prospect whose contact data are not seen, they are missing. */
export function formOfProspect({ means, ...prospect }: Prospect): ProspectForm {
  return formOfRecord({ ...prospect, meansId: means?.id ?? null });
}

function textOf(typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : text;
}

/** The longest telephone number that is read, with its spaces and its extension. */
export const PHONE_LENGTH = 40;

/** A telephone number as it is dialled; one that cannot be read stays as it was typed. */
function phoneOf(typed: string): string | null {
  const text = textOf(typed);
  // A long text is no number, and looking for one in it would take long.
  return text !== null && text.length <= PHONE_LENGTH ? (readPhone(text)?.dial ?? text) : text;
}

/** What the form says, tidied: texts trimmed, phones as they are dialled, null for what is empty. It may still break the rules. */
export function tidyForm(form: ProspectForm): ProspectRecord {
  // Messengers copy marks of direction along with an address.
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
