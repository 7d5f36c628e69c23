import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { lazyComponent } from '@sereno/ui/lazy';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { forgetDrafts } from '../platform/drafts.ts';
import { mayHaveJobs } from '../platform/commands/outbox/marker.ts';
import { paths } from '../platform/paths.ts';
import { report } from '../platform/report.ts';
import { sessionAtom } from '../platform/session.ts';

const LeaveQuestion = lazyComponent(() =>
  import('../features/outbox/LeaveQuestion.tsx').then((module) => module.LeaveQuestion),
);

/** Leaves at once; where something may not have been sent yet, asks first. */
export function Logout() {
  const session = useAtomValue(sessionAtom);
  const [leaving, setLeaving] = useState(() => session === null || !mayHaveJobs(session.user.id));
  return leaving || session === null ? <Leave /> : <LeaveQuestion onLeave={setLeaving} />;
}

/**
 * Deletes the session and its drafts at once, with or without a network, notifies the server, and opens the login
 * (AUTH-06, AUTH-26).
 */
function Leave() {
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
