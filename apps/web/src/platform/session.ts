import type { SessionUser } from '@sereno/domain/session';
import { atom, type createStore } from 'jotai';
import { browserStorage } from './browserStorage.ts';
import { parseStoredSession } from './storedSession.ts';

/** A session with a user counts as signed in (AUTH-08); the token authenticates calls. */
export type Session = { readonly token: string; readonly user: SessionUser };
type Store = ReturnType<typeof createStore>;

/** The running session, or null. */
export const sessionAtom = atom<Session | null>(null);

/** Reads at once what another tab did. */
const storageAtom = atom({ sync: () => {} });

/** Opens a session after sign-in; false when somebody is already signed in, in this tab or another one. */
export const openSessionAtom = atom(null, (get, set, session: Session): boolean => {
  get(storageAtom).sync();
  if (get(sessionAtom) !== null) return false;
  set(sessionAtom, session);
  return true;
});

/** Ends the session of that user only, not of another one who signed in meanwhile. */
export const endSessionAtom = atom(null, (get, set, userId: number) => {
  get(storageAtom).sync();
  if (get(sessionAtom)?.user.id === userId) set(sessionAtom, null);
});

/**
 * Stores the session under one key of local storage (SES-04): reads it, writes every change, and follows changes of
 * other tabs, so that signing out in one signs out all. Returns a function that reads at once, when waiting for the
 * storage event is too late.
 */
export function persistSession(store: Store, key: string): () => void {
  // Without storage the session lives in this page only, and stored values do not matter.
  let saved = true;
  let following = false;
  const follow = () => {
    if (!saved) return;
    following = true;
    store.set(sessionAtom, parseStoredSession(browserStorage.read(key)));
    following = false;
  };
  follow();
  store.set(storageAtom, { sync: follow });
  store.sub(sessionAtom, () => {
    // What came from the storage is there already; written again it could undo what another tab does meanwhile.
    if (following) return;
    const session = store.get(sessionAtom);
    saved = browserStorage.write(key, session === null ? null : JSON.stringify(session));
  });
  window.addEventListener('storage', (event) => {
    // A null key is `localStorage.clear()` of another tab.
    if (event.key === key || event.key === null) follow();
  });
  window.addEventListener('pageshow', (event) => {
    // A page restored from the back/forward cache has missed every event.
    if (event.persisted) follow();
  });
  return follow;
}
