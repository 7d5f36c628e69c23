import { type Issue, type LengthBounds, lengthIssue } from './issue.ts';

/** Length bounds of name, e-mail, user name and password, in characters, both allowed (CST-01). */
export const CREDENTIAL_LENGTH = { min: 3, max: 50 } as const satisfies LengthBounds;

/** Delay before the sign-in call, ms (AUTH-15, CST-11). */
export const LOGIN_DELAY_MS = 1000;

export type Credentials = { readonly username: string; readonly password: string };

/**
 * Issues that prevent sending the credentials, user name first, at most one per field (AUTH-10 to AUTH-14). The user
 * name is trimmed, so spaces alone count as missing; in a password every space counts.
 */
export function validateCredentials({ username, password }: Credentials): Issue[] {
  return [
    lengthIssue('username', username.trim(), CREDENTIAL_LENGTH),
    lengthIssue('password', password, CREDENTIAL_LENGTH),
  ].filter((issue) => issue !== null);
}
