import type { createStore } from 'jotai';
import * as v from 'valibot';
import { browserStorage } from './browserStorage.ts';
import { sessionAtom } from './session.ts';

const PREFIX = 'sereno:draft:';
/** The person whose drafts are saved. Cleared at sign-out, so that forms of other tabs write nothing after it. */
const OWNER_KEY = 'sereno:drafts-of';
/** How long a draft is valid, ms: as long as a session can live, an adviser's day. */
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
export const areDraftsSaved = (userId: number) => browserStorage.read(OWNER_KEY) === String(userId);

/** Saves that person's drafts from now on. Deletes those of others, and expired ones. */
function keepDraftsOf(userId: number): void {
  const now = Date.now();
  const isSaved = (key: string) => key.startsWith(draftKey(userId, '')) && storedDraft(key, now) !== undefined;
  for (const key of browserStorage.keys(PREFIX)) if (!isSaved(key)) browserStorage.write(key, null);
  browserStorage.write(OWNER_KEY, String(userId));
}

/** Deletes every draft, and saves none until somebody signs in: the person chose to sign out. */
export function forgetDrafts(): void {
  browserStorage.write(OWNER_KEY, null);
  for (const key of browserStorage.keys(PREFIX)) browserStorage.write(key, null);
}

/**
 * Saves the signed-in person's drafts. A session that expires leaves them for the same person; when somebody else signs
 * in they are deleted.
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
