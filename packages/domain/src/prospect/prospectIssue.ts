import { isEmail, isVisibleText, readPhone } from '../contact/index.ts';
import { isPostalCode } from '../postal/index.ts';
import type { Issue } from '../session/index.ts';
import { lengthIssue } from '../session/issue.ts';
import type { ProspectRecord } from './prospect.ts';
import { PHONE_LENGTH, type ProspectForm, type ProspectFormField, tidyComments, tidyForm } from './prospectForm.ts';

/** What a registration requires: a name and a way to reach the person ('simple'), or the medium as well ('full'). */
export type ProspectFormKind = 'simple' | 'full';

/** A field with an issue; `contact` stands for phones and e-mail together, one of which is required (VAL-05). */
export type ProspectIssueField = Exclude<ProspectFormField, 'acceptsEmail'> | 'contact';

/** An issue of a prospect's field. */
export type ProspectIssue = Issue & { readonly field: ProspectIssueField };

/** Bounds of a prospect's texts in characters, both allowed; a minimum of 0 is optional. */
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

/** Whether a single-line text is already normalised. */
const isTidyLine = (text: string): boolean => text.trim() === text && isVisibleText(text);
const isTidyText = (text: string): boolean => text.trim() === text && tidyComments(text) === text;
/** In dialled form, by which existing people are matched. */
const isDialled = (text: string): boolean => text.length <= PHONE_LENGTH && readPhone(text)?.dial === text;

function phoneIssue(field: 'mobilePhone' | 'homePhone', phone: string | null): ProspectIssue | null {
  return phone === null || isDialled(phone) ? null : { code: 'wrongFormat', field };
}

function contactIssue({ mobilePhone, homePhone, email }: ProspectRecord): ProspectIssue | null {
  return (mobilePhone ?? homePhone ?? email) === null ? { code: 'required', field: 'contact' } : null;
}

/**
 * Issues of a record, in screen order, at most one per field (VAL-01 to VAL-05). Texts must be trimmed and phones in
 * dialled form, as `prospectRecord` makes them.
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

/** Issues that prevent saving the form, in screen order, at most one per field (VAL-01 to VAL-05). */
export function prospectIssues(form: ProspectForm, kind: ProspectFormKind): readonly ProspectIssue[] {
  return recordIssues(tidyForm(form), kind);
}

/** The record that the form sends; null while `prospectIssues` reports an issue. */
export function prospectRecord(form: ProspectForm, kind: ProspectFormKind = 'simple'): ProspectRecord | null {
  const record = tidyForm(form);
  return recordIssues(record, kind).length === 0 ? record : null;
}
