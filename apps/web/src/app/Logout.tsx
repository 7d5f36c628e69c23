import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { forgetDrafts } from '../platform/drafts.ts';
import { paths } from '../platform/paths.ts';
import { report } from '../platform/report.ts';
import { sessionAtom } from '../platform/session.ts';

/**
 * Forgets the session and what was typed under it at once, with or without a connection, tells the server, and goes to the
 * login (AUTH-06, AUTH-26).
 */
export function Logout() {
  const { api } = usePlatform();
  const [session, setSession] = useAtom(sessionAtom);
  useEffect(() => {
    forgetDrafts();
    if (session === null) return;
    setSession(null);
    api.signOut(session.token).catch(report);
  }, [api, session, setSession]);
  return session === null ? <Redirect replace to={paths.login()} /> : null;
}
