import type { SessionUser } from '@sereno/domain/session';
import { replaceEqualDeep } from '@tanstack/react-query';
import type { Session } from '../platform/session.ts';

/**
 * The session with the latest data of its user. Returns the same object when nothing changed, so that nothing is
 * written or rendered, and when the session belongs to another person by now.
 */
export const withUser =
  (id: number, changes: Partial<SessionUser>) =>
  (session: Session | null): Session | null =>
    session?.user.id === id
      ? replaceEqualDeep(session, { ...session, user: { ...session.user, ...changes } })
      : session;
