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

/** Something, an @ and a domain with a dot; whether it exists only a message can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** What is wrong with an e-mail address; spaces around it do not count (REG-06 to REG-09, PWD-02 to PWD-04). */
export function validateEmail(text: string): Issue | null {
  const email = text.trim();
  const length = lengthIssue('email', email, CREDENTIAL_LENGTH);
  if (length !== null) return length;
  return EMAIL.test(email) ? null : { code: 'wrongFormat', field: 'email' };
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
    lengthIssue('fullName', fullName.trim(), CREDENTIAL_LENGTH),
    validateEmail(email),
    lengthIssue('username', username.trim(), CREDENTIAL_LENGTH),
    ...validateNewPassword(registration),
    termsAccepted ? null : ({ code: 'notAccepted', field: 'termsAccepted' } as const),
  ].filter((issue) => issue !== null);
}
