import {
  locationIssue,
  LOGIN_DELAY_MS,
  validateCredentials,
  type Credentials,
  type Issue,
} from '@sereno/domain/session';
import { useState } from 'react';
import { useSendOnce } from '../../platform/commands/useSendOnce.ts';
import type { DeviceLocation } from '../../platform/location.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { attemptFailureOf, type AttemptFailure } from './attemptFailure.ts';
import { useIsHere } from '../../platform/useIsHere.ts';
import { useOpenSession } from './useOpenSession.ts';

/** Why the sign-in failed, for the message. */
export type SignInFailure = AttemptFailure | 'invalid' | 'disabled' | 'tooManyAttempts' | 'location';
type Attempt = {
  readonly busy: boolean;
  /** The last attempt did not leave for what was typed: what is typed now is checked as it changes. */
  readonly checked: boolean;
  readonly failure: SignInFailure | null;
};

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * One attempt to sign in at a time: the rules first (AUTH-10 to AUTH-14), then the wait of 1 s (AUTH-15), in which the
 * location may still arrive (AUTH-23), then the call. Success opens the session; the page leaves by that. Leaving it before
 * gives the attempt up.
 */
export function useSignIn(
  located: () => Promise<DeviceLocation>,
): Attempt & { submit: (credentials: Credentials) => Promise<readonly Issue[]> } {
  const { api, config } = usePlatform();
  const isHere = useIsHere();
  const openSession = useOpenSession(isHere);
  const { sending, result: failure, send, clear } = useSendOnce<Credentials, SignInFailure | null>();
  const busy = sending !== null;
  const [checked, setChecked] = useState(false);

  async function attemptSignIn({ username, password }: Credentials): Promise<SignInFailure | null> {
    const delay = pause(LOGIN_DELAY_MS);
    // Where it is not required, an unanswered question does not delay the sign-in.
    const [location] = await Promise.all([
      config.auth.requireLocation ? located() : Promise.race([located(), delay]),
      delay,
    ]);
    const coordinates = location?.coordinates ?? null;
    if (locationIssue(coordinates, config.auth.requireLocation)) return 'location';
    if (!isHere()) return null;
    const result = await api.signIn({ username: username.trim(), password, coordinates });
    if (result.kind === 'refused') return result.reason;
    openSession({ token: result.token, user: result.user });
    return null;
  }

  async function submit(credentials: Credentials): Promise<readonly Issue[]> {
    if (busy) return [];
    const issues = validateCredentials(credentials);
    setChecked(issues.length > 0);
    if (issues.length > 0) clear();
    else await send(credentials, (sent) => attemptSignIn(sent).catch(attemptFailureOf));
    return issues;
  }

  return { busy, checked, failure, submit };
}
