'use client';
import { useEffect, useState } from 'react';

/** Result of parsing a text: a value, or its error as a sentence. */
export type Reading<Value> = { readonly value: Value } | { readonly issue: string };

type TypedValueOptions<Value> = {
  value: Value | null;
  change: (value: Value | null) => void;
  /** The value as it is shown. */
  write: (value: Value) => string;
  /** Parses a typed text; a value from the host is validated by its formatted text. */
  read: (text: string) => Reading<Value>;
};

type Draft = {
  readonly typed: string;
  /** The value's text when typing started, and of its result: the draft stays while the host shows one of them. */
  readonly before: string;
  readonly after: string;
  /** It was rejected once: from then on it is validated on each key, and when limits or language change. */
  readonly isJudged: boolean;
  /** The text is committed. */
  readonly isSettled: boolean;
};

/** Drops a draft when the host's value has changed; else returns the same draft. */
function saved(draft: Draft | null, written: string): Draft | null {
  if (draft === null) return null;
  if (written === draft.after) return draft.before === written ? draft : { ...draft, before: written };
  return written === draft.before ? draft : null;
}

/** A typed value: the text stays until committed, and for good when it cannot be parsed. */
export function useTypedValue<Value>({ value, change, write, read }: TypedValueOptions<Value>) {
  const [held, setDraft] = useState<Draft | null>(null);
  const written = value === null ? '' : write(value);
  const draft = saved(held, written);
  // A draft the host has moved past is dropped, and does not return with an earlier value.
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
    // It was rejected by limits that have changed.
    if (isTakeable) settle();
    // oxlint-disable-next-line react/exhaustive-deps -- It runs once, when the text becomes acceptable.
  }, [isTakeable]);

  return {
    /** The text of the input. */
    shown: draft?.typed ?? written,
    /** The error as a sentence; null without one, or while typing. */
    issue,
    type(typed: string): void {
      setDraft({ typed, before: written, after: draft?.after ?? written, isJudged: issue !== null, isSettled: false });
    },
    /** Commits the text. Reports the parsed value to the host, or null. */
    settle,
    /** A value was selected instead of typed. */
    choose(next: Value | null): void {
      setDraft(null);
      change(next);
    },
  };
}
