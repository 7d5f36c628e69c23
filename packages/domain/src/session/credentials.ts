import type { Issue } from './issue.ts';
import { type LengthBounds, lengthIssue } from './lengthIssue.ts';

/** Bounds, both allowed, of name, e-mail, user name and password, in characters (CST-01). */
export const CREDENTIAL_LENGTH = { min: 3, max: 50 } as const satisfies LengthBounds;

/** How long sign-in waits before the call, in milliseconds (AUTH-15, CST-11). */
export const LOGIN_DELAY_MS = 1000;

export type Credentials = { readonly username: string; readonly password: string };

/**
 * What keeps the credentials from being sent, user name first, at most one issue per field (AUTH-10 to AUTH-14).
 * Spaces around the user name do not count, and one of spaces alone is missing; in a password every space counts.
 */
export function validateCredentials({ username, password }: Credentials): Issue[] {
  return [
    lengthIssue('username', username.trim(), CREDENTIAL_LENGTH),
    lengthIssue('password', password, CREDENTIAL_LENGTH),
  ].filter((issue) => issue !== null);
}
