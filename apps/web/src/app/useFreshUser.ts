import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { endSessionAtom, sessionAtom } from '../platform/session.ts';
import { withUser } from './withUser.ts';

export const freshUserKey = ['user', 'me'] as const;

/**
 * Takes over what the server says of the person now (API-07): a role, a team or a name that changed after the sign-in
 * holds from the next look at the page, not from the next sign-in.
 * @param id Whose session it is. An answer about anybody else ends it: its user does not belong to its token, so the stored
 * session was tampered with.
 */
export function useFreshUser(id: number): void {
  const { api } = usePlatform();
  const setSession = useSetAtom(sessionAtom);
  const endSession = useSetAtom(endSessionAtom);
  const { data } = useQuery({ queryKey: freshUserKey, queryFn: ({ signal }) => api.me(signal) });
  useEffect(() => {
    if (!data) return;
    if (data.id === id) setSession(withUser(id, data));
    else endSession(id);
  }, [data, id, setSession, endSession]);
}
