import type { SessionUser } from '@sereno/domain/session';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { Session } from '../platform/session.ts';

/**
 * The session with what is now known of its user. It stays the very same object where nothing is new, so that nothing is
 * written or rendered again, and where it is somebody else's by now.
 */
export const withUser =
  (id: number, changes: Partial<SessionUser>) =>
  (session: Session | null): Session | null =>
    session?.user.id === id
      ? replaceEqualDeep(session, { ...session, user: { ...session.user, ...changes } })
      : session;
