'use client';
import { useState } from 'react';

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
  /** The shown value when the typing began, and what it became by it: the text stands as long as the host shows one of them. */
  readonly before: string;
  readonly after: string;
  /** What is wrong with it; judged when the person is done, and from then on at each key. */
  readonly issue: string | null;
};

/** A value that can be typed: the text stays as it is until the person is done, and for good when it cannot be read. */
export function useTypedValue<Value>({ value, change, write, read }: TypedValueOptions<Value>) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const written = value === null ? '' : write(value);
  const current = draft !== null && [draft.before, draft.after].includes(written) ? draft : null;
  const issueOf = (text: string): string | null => {
    if (text.trim() === '') return null;
    const reading = read(text);
    return 'issue' in reading ? reading.issue : null;
  };
  return {
    /** The text of the input. */
    shown: current?.typed ?? written,
    /** What is wrong, as a sentence; null when nothing is, or when the person is still typing. */
    issue: current === null ? issueOf(written) : current.issue,
    type(typed: string): void {
      const issue = (current?.issue ?? null) === null ? null : issueOf(typed);
      setDraft({ typed, before: written, after: current?.after ?? written, issue });
    },
    /** The person is done typing. Tells the host the value that was read, or null when there is none. */
    settle(): void {
      if (current === null) return;
      const isEmpty = current.typed.trim() === '';
      const reading = isEmpty ? null : read(current.typed);
      if (reading !== null && 'issue' in reading) {
        setDraft({ typed: current.typed, before: written, after: '', issue: reading.issue });
        if (value !== null) change(null);
        return;
      }
      setDraft(null);
      const next = reading === null ? null : reading.value;
      if ((next === null ? '' : write(next)) !== written) change(next);
    },
    /** A value has been chosen rather than typed. */
    choose(next: Value | null): void {
      setDraft(null);
      change(next);
    },
  };
}
