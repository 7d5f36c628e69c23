import type { SessionUser } from '@sereno/domain/session';
import { atom, type createStore } from 'jotai';
import { browserStorage } from './browserStorage.ts';
import { parseStoredSession } from './storedSession.ts';

/** Somebody is signed in when there is a user (AUTH-08); the token opens the server to them. */
export type Session = { readonly token: string; readonly user: SessionUser };
type Store = ReturnType<typeof createStore>;

/** The running session, or null. */
export const sessionAtom = atom<Session | null>(null);

/** Looks at once what another tab has done. */
const storageAtom = atom({ sync: () => {} });

/** Opens the session that somebody was let in to; false where somebody is signed in by now, in this tab or another one. */
export const openSessionAtom = atom(null, (get, set, session: Session): boolean => {
  get(storageAtom).sync();
  if (get(sessionAtom) !== null) return false;
  set(sessionAtom, session);
  return true;
});

/** Ends the session of that user and no other, whoever is signed in by now. */
export const endSessionAtom = atom(null, (get, set, userId: number) => {
  get(storageAtom).sync();
  if (get(sessionAtom)?.user.id === userId) set(sessionAtom, null);
});

/**
 * Keeps the session under one key of local storage (SES-04): reads what is there, writes every change, and follows the
 * changes of other tabs, so that signing out in one signs out all. Gives the function that looks at once, for the moments
 * that cannot wait for the browser to tell.
 */
export function persistSession(store: Store, key: string): () => void {
  // Where the browser keeps nothing, the session lives in this page alone, and what is stored says nothing about it.
  let kept = true;
  let following = false;
  const follow = () => {
    if (!kept) return;
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
    kept = browserStorage.write(key, session === null ? null : JSON.stringify(session));
  });
  window.addEventListener('storage', (event) => {
    // A null key is `localStorage.clear()` of another tab.
    if (event.key === key || event.key === null) follow();
  });
  window.addEventListener('pageshow', (event) => {
    // A page that comes back from the browser's memory has heard of nothing that happened meanwhile.
    if (event.persisted) follow();
  });
  return follow;
}
