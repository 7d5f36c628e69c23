import { CREDENTIAL_LENGTH } from './credentials.ts';
import { type Issue, lengthIssue } from './issue.ts';
import { type NewPassword, validateNewPassword } from './registration.ts';

/** Fields of a password change: the current password, and the new one twice. */
export type PasswordChange = NewPassword & { readonly current: string };

/**
 * Issues that prevent sending, in screen order, at most one per field; every space of a password counts.
 * @param shortest The fewest characters of the new one, as in `validateNewPassword`.
 */
export function validatePasswordChange(
  { current, password, confirmation }: PasswordChange,
  shortest?: number,
): Issue[] {
  const chosen = validateNewPassword({ password, confirmation }, shortest);
  const isUnchanged = password === current && chosen.every(({ field }) => field !== 'password');
  return [
    lengthIssue('current', current, CREDENTIAL_LENGTH),
    isUnchanged ? ({ code: 'unchanged', field: 'password' } as const) : null,
    ...chosen,
  ].filter((issue) => issue !== null);
}
