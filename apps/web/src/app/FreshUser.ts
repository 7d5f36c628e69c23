import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { endSessionAtom, sessionAtom } from '../platform/session.ts';
import { withUser } from './withUser.ts';

export const freshUserKey = ['user', 'me'] as const;

/**
 * Applies the server's current data about the person (API-07): a role, team or name that changed after sign-in takes
 * effect on the next page load. A component of its own, so that its query renders nothing else again.
 * @param id Id of the session's user. An answer about another user ends the session: its user does not belong to its
 * token, so the stored session was tampered with.
 */
export function FreshUser({ id }: { id: number }): null {
  const { api } = usePlatform();
  const setSession = useSetAtom(sessionAtom);
  const endSession = useSetAtom(endSessionAtom);
  const { data } = useQuery({ queryKey: freshUserKey, queryFn: ({ signal }) => api.me(signal) });
  useEffect(() => {
    if (!data) return;
    if (data.id === id) setSession(withUser(id, data));
    else endSession(id);
  }, [data, id, setSession, endSession]);
  return null;
}
