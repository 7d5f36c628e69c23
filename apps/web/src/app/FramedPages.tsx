import { canOpenPath, canSeeMenuEntry } from '@sereno/domain/access';
import { isRegisterEntry } from '@sereno/domain/register';
import { isReportEntry } from '@sereno/domain/report';
import { useState } from 'react';
import { matchRoute, Redirect, useLocation, useRouter } from 'wouter';
import type { SessionEnd } from '../features/auth/notice.ts';
import { usePlatform } from '../platform/PlatformProvider.tsx';
import { paths } from '../platform/paths.ts';
import type { Session } from '../platform/session.ts';
import { Frame } from './Frame.tsx';
import { framedRoutes } from './routes.tsx';

export { openAhead } from './openAhead.ts';
export { preloadHome } from './routes.tsx';

/**
 * The pages after sign-in. While signed out the login comes first (AUTH-05) and returns to the page; an unknown URL
 * shows the error page (EPG-05). When the session ends on a page, a message says so (CAT-04).
 */
export function FramedPages({ session }: { session: Session | null }) {
  const [path] = useLocation();
  const { parser } = useRouter();
  const { config } = usePlatform();
  const [lastUser, setLastUser] = useState(session?.user.id);
  if (session !== null && session.user.id !== lastUser) setLastUser(session.user.id);
  const route = framedRoutes.find(({ pattern }) => matchRoute(parser, pattern, path)[0]);
  if (route === undefined) return <Redirect replace to={paths.error} />;
  if (session === null) {
    // Not the router's path, which is decoded: the return path must be the exact URL.
    const { pathname, search, hash } = window.location;
    const state: SessionEnd | null = lastUser === undefined ? null : { endedOf: lastUser };
    return <Redirect replace to={paths.login(pathname + search + hash)} state={state} />;
  }
  const { user } = session;
  // The guard of a module opens more than its menu offers: people read the registers and reports that they have in their menu.
  const { id } = route.entry;
  const isByMenu = isRegisterEntry(id) || isReportEntry(id);
  const allowed = canOpenPath(path, user, config) && (!isByMenu || canSeeMenuEntry(id, user, config));
  // Another person gets another frame: nothing of the one before may stay in it.
  return <Frame key={user.id} user={user} route={route} allowed={allowed} />;
}
