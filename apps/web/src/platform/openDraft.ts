import * as v from 'valibot';
import { browserStorage } from './browserStorage.ts';
import { areDraftsSaved, draftKey, draftText, storedDraft } from './drafts.ts';

/** The longest draft, in characters of its JSON: all of the site share 5 MB. */
export const DRAFT_LIMIT = 64_000;
/** How long the person has to pause before what they typed is written, in ms. */
export const DRAFT_PAUSE_MS = 400;

/** What was typed in one form and has not been sent yet. */
export type Draft<Values> = {
  /** What the form starts with: what was typed before, else its initial values. */
  readonly start: Values;
  /** Saves the current values, debounced; the initial values are no draft. */
  readonly keep: (values: Values) => void;
  /** Writes at once what waits for the pause: the form, or its page, is about to go. */
  readonly flush: () => void;
  /** The form was sent, or given up on purpose: nothing of it is to come back. */
  readonly forget: () => void;
};

export type DraftOptions<Values> = {
  /** The draft's person; null while signed out, when nothing is saved. */
  readonly userId: number | null;
  /** Name of the form, one for each thing that is edited: 'activity', 'prospect-12'. */
  readonly name: string;
  /** The fields that are kept, and what they may hold. Fields that it does not name are never written, so it names no secret. */
  readonly schema: v.GenericSchema<unknown, Values>;
  /** The form while nothing has been typed. */
  readonly initial: Values;
};

/**
 * Opens the draft of a form. Storage that is full, forbidden or tampered with leaves the form as it starts without one. Two
 * tabs with the same form do not follow one another: the one that wrote last is kept.
 */
export function openDraft<Values>({ userId, name, schema, initial }: DraftOptions<Values>): Draft<Values> {
  const key = userId === null ? null : draftKey(userId, name);
  let waiting: { readonly values: Values; readonly timer: ReturnType<typeof setTimeout> } | null = null;

  function contentOf(values: Values): string | null {
    const known = v.safeParse(schema, values);
    return known.success ? JSON.stringify(known.output) : null;
  }

  function write(values: Values): void {
    if (userId === null || key === null || !areDraftsSaved(userId)) return;
    const content = contentOf(values);
    // What cannot be kept leaves the last that could.
    if (content === null || content.length > DRAFT_LIMIT) return;
    browserStorage.write(key, content === contentOf(initial) ? null : draftText(content, Date.now()));
  }

  function drop(): Values | null {
    if (waiting === null) return null;
    const { values, timer } = waiting;
    clearTimeout(timer);
    waiting = null;
    return values;
  }

  function flush(): void {
    const values = drop();
    if (values !== null) write(values);
  }

  const typed = v.safeParse(schema, key === null ? undefined : storedDraft(key, Date.now()));
  return {
    start: typed.success ? typed.output : initial,
    keep: (values) => {
      drop();
      waiting = { values, timer: setTimeout(flush, DRAFT_PAUSE_MS) };
    },
    flush,
    forget: () => {
      drop();
      if (key !== null) browserStorage.write(key, null);
    },
  };
}
