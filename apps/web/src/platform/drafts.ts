import type { createStore } from 'jotai';
import * as v from 'valibot';
import { browserStorage } from './browserStorage.ts';
import { sessionAtom } from './session.ts';

const PREFIX = 'sereno:draft:';
/** Whose drafts are kept. It goes at the log-out, so that no form of another tab writes anything after that. */
const OWNER_KEY = 'sereno:drafts-of';
/** How long a draft is of use, in ms: as long as a session may live, an adviser's day. */
export const DRAFT_LIFE_MS = 12 * 3_600_000;

const draft = v.object({ version: v.literal(1), at: v.number(), values: v.unknown() });

/** Where the draft of a form lies. */
export const draftKey = (userId: number, name: string) => `${PREFIX}${userId}:${name}`;

/** What a draft is stored as; `content` is JSON. */
export const draftText = (content: string, now: number) => `{"version":1,"at":${now},"values":${content}}`;

/** The values of a stored draft; undefined for one that is too old, from the future, or no draft at all. */
export function storedDraft(key: string, now: number): unknown {
  try {
    const { at, values } = v.parse(draft, JSON.parse(browserStorage.read(key) ?? ''));
    const age = now - at;
    return age >= 0 && age < DRAFT_LIFE_MS ? values : undefined;
  } catch {
    return undefined;
  }
}

/** The names of the drafts that this person has. */
export function draftNames(userId: number): readonly string[] {
  const start = draftKey(userId, '');
  const now = Date.now();
  return browserStorage
    .keys(start)
    .filter((key) => storedDraft(key, now) !== undefined)
    .map((key) => key.slice(start.length));
}

/** Whether that person's drafts are kept now. */
export const areDraftsKept = (userId: number) => browserStorage.read(OWNER_KEY) === String(userId);

/** Keeps that person's drafts from now on. Anybody else's go, and their own that are of no use any more. */
function keepDraftsOf(userId: number): void {
  const now = Date.now();
  const isKept = (key: string) => key.startsWith(draftKey(userId, '')) && storedDraft(key, now) !== undefined;
  for (const key of browserStorage.keys(PREFIX)) if (!isKept(key)) browserStorage.write(key, null);
  browserStorage.write(OWNER_KEY, String(userId));
}

/** Forgets every draft, and keeps none until somebody signs in: the person has chosen to leave. */
export function forgetDrafts(): void {
  browserStorage.write(OWNER_KEY, null);
  for (const key of browserStorage.keys(PREFIX)) browserStorage.write(key, null);
}

/**
 * Keeps the drafts of whoever is signed in. A session that ends by itself leaves them for the same person's return; when
 * somebody else signs in they go.
 */
export function followDrafts(store: ReturnType<typeof createStore>): void {
  let owner: number | null = null;
  const follow = () => {
    const userId = store.get(sessionAtom)?.user.id ?? null;
    if (userId !== null && userId !== owner) keepDraftsOf(userId);
    owner = userId;
  };
  follow();
  store.sub(sessionAtom, follow);
}
