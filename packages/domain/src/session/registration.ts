import { isEmail, isVisibleText } from '../contact/index.ts';
import { CREDENTIAL_LENGTH } from './credentials.ts';
import type { Issue } from './issue.ts';
import { lengthIssue } from './lengthIssue.ts';

/** What the registration form holds (REG-02, REG-03); confirmation and terms never leave it (REG-12). */
export type Registration = {
  readonly fullName: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly confirmation: string;
  readonly termsAccepted: boolean;
};

export type RegistrationField = keyof Registration;

/** The fields in screen order, which is the order of the issues. */
export const REGISTRATION_FIELDS = [
  'fullName',
  'email',
  'username',
  'password',
  'confirmation',
  'termsAccepted',
] as const satisfies readonly RegistrationField[];

/** Letters of western Europe, digits, dot, hyphen, underscore and @: no two user names may look alike. */
const USERNAME = /^[A-Za-z0-9À-ÖØ-öø-ÿ._@-]+$/u;

/** What is wrong with how a text is written; its length comes first. */
function textIssue(field: string, text: string, isWritten: (text: string) => boolean): Issue | null {
  const length = lengthIssue(field, text, CREDENTIAL_LENGTH);
  if (length !== null) return length;
  return isWritten(text) ? null : { code: 'wrongFormat', field };
}

/** What is wrong with an e-mail address; spaces around it do not count (REG-06 to REG-09, PWD-02 to PWD-04). */
export function validateEmail(text: string): Issue | null {
  return textIssue('email', text.trim(), isEmail);
}

/** What is wrong with a user name that is chosen; spaces around it do not count (REG-06, REG-07, REG-09). */
export function validateUsername(text: string): Issue | null {
  return textIssue('username', text.trim(), (name) => USERNAME.test(name));
}

/** A password that is chosen, and typed twice so that a slip of the finger is seen. */
export type NewPassword = Pick<Registration, 'password' | 'confirmation'>;

/** What is wrong with a chosen password, at most one issue per field (REG-06, REG-07, REG-09, REG-10). */
export function validateNewPassword({ password, confirmation }: NewPassword): Issue[] {
  return [lengthIssue('password', password, CREDENTIAL_LENGTH), confirmationIssue({ password, confirmation })].filter(
    (issue) => issue !== null,
  );
}

function confirmationIssue({ password, confirmation }: NewPassword): Issue | null {
  if (confirmation === '') return { code: 'required', field: 'confirmation' };
  return confirmation === password ? null : { code: 'mismatch', field: 'confirmation' };
}

/**
 * What keeps a registration from being sent, in screen order, at most one issue per field (REG-06 to REG-11). Spaces around
 * name, address and user name do not count; in a password every space counts.
 */
export function validateRegistration(registration: Registration): Issue[] {
  const { fullName, email, username, termsAccepted } = registration;
  return [
    textIssue('fullName', fullName.trim(), isVisibleText),
    validateEmail(email),
    validateUsername(username),
    ...validateNewPassword(registration),
    termsAccepted ? null : ({ code: 'notAccepted', field: 'termsAccepted' } as const),
  ].filter((issue) => issue !== null);
}
