import { useSetAtom } from 'jotai';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { report } from '../../platform/report.ts';
import { openSessionAtom, type Session } from '../../platform/session.ts';

/**
 * Opens the session that the server has granted. One that comes too late, to a page that was left or to a browser in which
 * somebody else is signed in by now, is dropped, and ended on the server.
 */
export function useOpenSession(isHere: () => boolean): (session: Session) => void {
  const { api } = usePlatform();
  const open = useSetAtom(openSessionAtom);
  return (session) => {
    if (!isHere() || !open(session)) api.signOut(session.token).catch(report);
  };
}
