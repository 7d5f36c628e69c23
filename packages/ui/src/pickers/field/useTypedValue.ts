'use client';
import { useEffect, useState } from 'react';

/** What a text says: a value, or what is wrong with the text, as a sentence. */
export type Reading<Value> = { readonly value: Value } | { readonly issue: string };

type TypedValueOptions<Value> = {
  value: Value | null;
  change: (value: Value | null) => void;
  /** The value as it is shown. */
  write: (value: Value) => string;
  /** What a typed text says; a value that the host has given is judged by the text that it is written as. */
  read: (text: string) => Reading<Value>;
};

type Draft = {
  readonly typed: string;
  /** The text of the value when the typing began, and of what it became by it: the draft stands while the host shows one of them. */
  readonly before: string;
  readonly after: string;
  /** It was refused once: from then on it is judged at each key, and by limits and languages that change. */
  readonly isJudged: boolean;
  /** The person is done with it. */
  readonly isSettled: boolean;
};

/** A draft that the host's value has moved on from; the same draft where it has not. */
function kept(draft: Draft | null, written: string): Draft | null {
  if (draft === null) return null;
  if (written === draft.after) return draft.before === written ? draft : { ...draft, before: written };
  return written === draft.before ? draft : null;
}

/** A value that can be typed: the text stays as it is until the person is done, and for good when it cannot be read. */
export function useTypedValue<Value>({ value, change, write, read }: TypedValueOptions<Value>) {
  const [held, setDraft] = useState<Draft | null>(null);
  const written = value === null ? '' : write(value);
  const draft = kept(held, written);
  // What the host has left behind is forgotten, and does not come back with an earlier value.
  if (draft !== held) setDraft(draft);

  const issueOf = (text: string): string | null => {
    if (text.trim() === '') return null;
    const reading = read(text);
    return 'issue' in reading ? reading.issue : null;
  };
  const issue = draft === null ? issueOf(written) : draft.isJudged ? issueOf(draft.typed) : null;
  const settle = (): void => {
    if (draft === null) return;
    const isEmpty = draft.typed.trim() === '';
    const reading = isEmpty ? null : read(draft.typed);
    if (reading !== null && 'issue' in reading) {
      setDraft({ ...draft, before: written, after: '', isJudged: true, isSettled: true });
      if (value !== null) change(null);
      return;
    }
    setDraft(null);
    const next = reading === null ? null : reading.value;
    if ((next === null ? '' : write(next)) !== written) change(next);
  };
  const isTakeable = draft !== null && draft.isSettled && issue === null;
  useEffect(() => {
    // It was refused for limits that are others now.
    if (isTakeable) settle();
    // oxlint-disable-next-line react/exhaustive-deps -- It asks once, when the text becomes one that can be taken.
  }, [isTakeable]);

  return {
    /** The text of the input. */
    shown: draft?.typed ?? written,
    /** What is wrong, as a sentence; null when nothing is, or when the person is still typing. */
    issue,
    type(typed: string): void {
      setDraft({ typed, before: written, after: draft?.after ?? written, isJudged: issue !== null, isSettled: false });
    },
    /** The person is done typing. Tells the host the value that was read, or null when there is none. */
    settle,
    /** A value has been chosen rather than typed. */
    choose(next: Value | null): void {
      setDraft(null);
      change(next);
    },
  };
}
