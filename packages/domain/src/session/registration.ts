import { isEmail, isVisibleText } from '../contact/index.ts';
import { CREDENTIAL_LENGTH } from './credentials.ts';
import { type Issue, lengthIssue } from './issue.ts';

/** Fields of the registration form (REG-02, REG-03); confirmation and terms are not sent (REG-12). */
export type Registration = {
  readonly fullName: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly confirmation: string;
  readonly termsAccepted: boolean;
};

export type RegistrationField = keyof Registration;

/** Fields in screen order, which is the order of issues. */
export const REGISTRATION_FIELDS = [
  'fullName',
  'email',
  'username',
  'password',
  'confirmation',
  'termsAccepted',
] as const satisfies readonly RegistrationField[];

/** Western European letters, digits, dot, hyphen, underscore and @, so that no two user names look alike. */
const USERNAME = /^[A-Za-z0-9À-ÖØ-öø-ÿ._@-]+$/u;

/** The issue of a text: its length first, then its format. */
function textIssue(field: string, text: string, isWritten: (text: string) => boolean): Issue | null {
  const length = lengthIssue(field, text, CREDENTIAL_LENGTH);
  if (length !== null) return length;
  return isWritten(text) ? null : { code: 'wrongFormat', field };
}

/** The issue of an e-mail address; it is trimmed first (REG-06 to REG-09, PWD-02 to PWD-04). */
export function validateEmail(text: string): Issue | null {
  return textIssue('email', text.trim(), isEmail);
}

/** The issue of a new user name; it is trimmed first (REG-06, REG-07, REG-09). */
export function validateUsername(text: string): Issue | null {
  return textIssue('username', text.trim(), isUsername);
}

/** Whether a text is written with the characters of user names. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text);
}

/** A new password, typed twice to catch typing errors. */
export type NewPassword = Pick<Registration, 'password' | 'confirmation'>;

/**
 * Issues of a new password, at most one per field (REG-06, REG-07, REG-09, REG-10).
 * @param shortest The fewest characters, which a company may set higher: the setting `auth.minPasswordLength`.
 */
export function validateNewPassword(
  { password, confirmation }: NewPassword,
  shortest: number = CREDENTIAL_LENGTH.min,
): Issue[] {
  return [
    lengthIssue('password', password, { ...CREDENTIAL_LENGTH, min: shortest }),
    confirmationIssue({ password, confirmation }),
  ].filter((issue) => issue !== null);
}

function confirmationIssue({ password, confirmation }: NewPassword): Issue | null {
  if (confirmation === '') return { code: 'required', field: 'confirmation' };
  return confirmation === password ? null : { code: 'mismatch', field: 'confirmation' };
}

/**
 * Issues that prevent sending a registration, in screen order, at most one per field (REG-06 to REG-11). Name, e-mail
 * and user name are trimmed; in a password every space counts.
 * @param shortest The fewest characters of the password, as in `validateNewPassword`.
 */
export function validateRegistration(registration: Registration, shortest?: number): Issue[] {
  const { fullName, email, username, termsAccepted } = registration;
  return [
    textIssue('fullName', fullName.trim(), isVisibleText),
    validateEmail(email),
    validateUsername(username),
    ...validateNewPassword(registration, shortest),
    termsAccepted ? null : ({ code: 'notAccepted', field: 'termsAccepted' } as const),
  ].filter((issue) => issue !== null);
}
