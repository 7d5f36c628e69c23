import type { Registration } from '@sereno/domain/session';
import { useLocation } from 'wouter';
import { entryTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useCalls } from '../../platform/calls.ts';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { paths } from '../../platform/paths.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { report } from '../../platform/report.ts';
import { registration } from './accountCommands.ts';
import type { Notice } from './notice.ts';
import { useIsHere } from '../../platform/useIsHere.ts';
import { useOpenSession } from './useOpenSession.ts';

/**
 * Registers and opens the session of the new person (REG-12, REG-13, REG-15). Where the account is made but its owner cannot
 * be read, the person signs in: registering again could only fail.
 */
export function useRegister() {
  const { api } = usePlatform();
  const calls = useCalls();
  const isHere = useIsHere();
  const openSession = useOpenSession(isHere);
  const [, navigate] = useLocation();
  const { t } = useText(entryTexts);
  // One attempt until the owner is known: a second registration in between could only be refused.
  const { submit, ...state } = useCommand(registration, {
    t,
    onDone: ({ token }) => enter(token),
  });

  const register = ({ fullName, email, username, password }: Registration) =>
    submit({ fullName: fullName.trim(), email: email.trim(), username: username.trim(), password });

  async function enter(token: string): Promise<void> {
    const user = await calls.user.ownerOf(token).catch((error: unknown) => {
      report(error);
      return null;
    });
    if (user !== null) openSession({ token, user });
    else {
      // It cannot be used.
      api.signOut(token).catch(report);
      if (isHere()) navigate(paths.login(), { state: 'registered' satisfies Notice });
    }
  }
  return { ...state, register };
}
