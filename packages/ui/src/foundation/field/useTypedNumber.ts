'use client';
import { useState } from 'react';
import { problemOf, stepFrom, type NumberProblem, type NumberRange } from './numberRange.ts';
import type { NumberText } from './numberText.ts';

type TypedNumber = {
  value: number | null;
  change: (value: number | null) => void;
  text: NumberText;
  step: number;
  range: NumberRange;
};

/** What was typed, as long as the host's value is the one that was read from it. */
type Draft = { readonly typed: string; readonly value: number | null };

/** A number that is typed as text: the text stays as it is until the person is done, and for good when it is no number. */
export function useTypedNumber({ value, change, text, step, range }: TypedNumber) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [typing, setTyping] = useState(false);
  const [spoken, setSpoken] = useState('');

  const typed = draft !== null && draft.value === value ? draft.typed : null;
  const shown = typed ?? (value === null ? '' : text.write(value));
  const reading = text.read(shown);
  const problem: NumberProblem | null =
    reading.kind === 'number'
      ? problemOf(reading.value, reading.decimals, range)
      : reading.kind === 'empty'
        ? null
        : 'notANumber';

  const set = (next: number | null): void => {
    if (next !== value) change(next);
  };
  return {
    /** The text of the input. */
    shown,
    /** What is wrong with it, also while it is being typed. */
    problem,
    /** The person is still typing what may become right; a problem that was shown before is judged at each key. */
    typing,
    /** The last value that was reached by steps, for who does not see it change. */
    spoken,
    type(next: string): void {
      const read = text.read(next);
      const number = read.kind === 'number' ? read.value : null;
      setDraft({ typed: next, value: number });
      setTyping(typing || problem === null);
      setSpoken('');
      set(number);
    },
    settle(): void {
      setTyping(false);
      if (reading.kind !== 'unreadable') setDraft(null);
    },
    moveTo(next: number): void {
      // What was typed and could not be read is not thrown away by a key.
      if (reading.kind === 'unreadable') return;
      setDraft(null);
      setTyping(false);
      setSpoken(text.write(next));
      set(next);
    },
    stepFrom: (times: number): number => stepFrom(value, step, times, range),
  };
}
