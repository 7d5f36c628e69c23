import { isEmail, isVisibleText, readPhone } from '../contact/index.ts';
import { isPostalCode } from '../postal/index.ts';
import type { Issue } from '../session/index.ts';
import { lengthIssue } from '../session/lengthIssue.ts';
import type { ProspectRecord } from './prospect.ts';
import { PHONE_LENGTH, type ProspectForm, type ProspectFormField, tidyForm } from './prospectForm.ts';
import { tidyComments } from './tidyText.ts';

/** How much is asked of a registration: a name and a way to reach the person, or the means by which they came as well. */
export type ProspectFormKind = 'simple' | 'full';

/** A field that can be wrong; `contact` stands for phones and e-mail together, of which one is needed (VAL-05). */
export type ProspectIssueField = Exclude<ProspectFormField, 'acceptsEmail'> | 'contact';

/** What is wrong with a field of a prospect. */
export type ProspectIssue = Issue & { readonly field: ProspectIssueField };

/** Bounds, both allowed, of a prospect's texts, in characters; a bound of 0 is a text that may be left out. */
export const PROSPECT_LENGTH = {
  firstName: { min: 2, max: 100 },
  lastName: { min: 0, max: 100 },
  email: { min: 0, max: 100 },
  street: { min: 0, max: 150 },
  county: { min: 0, max: 100 },
  state: { min: 0, max: 100 },
  comments: { min: 0, max: 1000 },
} as const;

type TextField = keyof typeof PROSPECT_LENGTH;

function issueOf(field: TextField, text: string | null, isWritten: (text: string) => boolean): ProspectIssue | null {
  const bounds = PROSPECT_LENGTH[field];
  if (bounds.min === 0 && (text === null || text === '')) return null;
  const length = lengthIssue(field, text ?? '', bounds);
  if (length !== null) return { ...length, field };
  return isWritten(text ?? '') ? null : { code: 'wrongFormat', field };
}

/** Whether a text of one line can be kept as it stands. */
const isTidyLine = (text: string): boolean => text.trim() === text && isVisibleText(text);
const isTidyText = (text: string): boolean => text.trim() === text && tidyComments(text) === text;
/** As it is dialled: the number by which people who are known already are found again. */
const isDialled = (text: string): boolean => text.length <= PHONE_LENGTH && readPhone(text)?.dial === text;

function phoneIssue(field: 'mobilePhone' | 'homePhone', phone: string | null): ProspectIssue | null {
  return phone === null || isDialled(phone) ? null : { code: 'wrongFormat', field };
}

function contactIssue({ mobilePhone, homePhone, email }: ProspectRecord): ProspectIssue | null {
  return (mobilePhone ?? homePhone ?? email) === null ? { code: 'required', field: 'contact' } : null;
}

/**
 * What is wrong with a prospect that is to be written down, in screen order, at most one issue for each field (VAL-01 to VAL-05).
 * Texts have to be trimmed, and phones to be as they are dialled, as `prospectRecord` makes them.
 */
export function recordIssues(record: ProspectRecord, kind: ProspectFormKind = 'simple'): readonly ProspectIssue[] {
  const { address } = record;
  const { zipCode } = address;
  return [
    issueOf('firstName', record.firstName, isTidyLine),
    issueOf('lastName', record.lastName, isTidyLine),
    contactIssue(record),
    phoneIssue('mobilePhone', record.mobilePhone),
    phoneIssue('homePhone', record.homePhone),
    issueOf('email', record.email, isEmail),
    kind === 'full' && record.meansId === null ? ({ code: 'required', field: 'meansId' } as const) : null,
    zipCode === null || isPostalCode(zipCode) ? null : ({ code: 'wrongFormat', field: 'zipCode' } as const),
    issueOf('state', address.state, isTidyLine),
    issueOf('county', address.county, isTidyLine),
    issueOf('street', address.street, isTidyLine),
    issueOf('comments', record.comments, isTidyText),
  ].filter((issue) => issue !== null);
}

/** What keeps the form from being saved, in screen order, at most one issue for each field (VAL-01 to VAL-05). */
export function prospectIssues(form: ProspectForm, kind: ProspectFormKind): readonly ProspectIssue[] {
  return recordIssues(tidyForm(form), kind);
}

/** What the form sends; null while something is wrong with it, as `prospectIssues` tells. */
export function prospectRecord(form: ProspectForm, kind: ProspectFormKind = 'simple'): ProspectRecord | null {
  const record = tidyForm(form);
  return recordIssues(record, kind).length === 0 ? record : null;
}
