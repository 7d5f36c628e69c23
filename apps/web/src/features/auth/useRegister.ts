import type { Registration } from '@sereno/domain/session';
import { useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { useCalls } from '../../platform/calls.ts';
import { paths } from '../../platform/paths.ts';
import { report } from '../../platform/report.ts';
import { sessionAtom } from '../../platform/session.ts';
import type { Notice } from './notice.ts';
import { useSubmission } from './useSubmission.ts';

/**
 * Registers and opens the session of the new person (REG-12, REG-13, REG-15). Where the account is made but its owner cannot
 * be read, the person signs in: registering again could only fail.
 */
export function useRegister() {
  const calls = useCalls();
  const setSession = useSetAtom(sessionAtom);
  const [, navigate] = useLocation();
  const { submit, ...state } = useSubmission();

  async function register({ fullName, email, username, password }: Registration): Promise<void> {
    const person = { fullName: fullName.trim(), email: email.trim(), username: username.trim(), password };
    const registered = await submit(() => calls.user.register(person));
    if (registered?.kind !== 'done') return;
    const user = await calls.user.ownerOf(registered.token).catch((error: unknown) => {
      report(error);
      return null;
    });
    if (user !== null) setSession({ token: registered.token, user });
    else navigate(paths.login(), { state: 'registered' satisfies Notice });
  }
  return { ...state, register };
}
