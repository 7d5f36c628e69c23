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

/** The typed text, as long as the host's value is the one parsed from it. */
type Draft = { readonly typed: string; readonly value: number | null };

/** A number typed as text: the text stays until blur, and for good when it is not a number. */
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
    /** The text shown in the input. */
    shown,
    /** Its issue, also while typing. */
    problem,
    /** Still typing, so an invalid text may become valid; an issue that is already shown is checked on each key. */
    typing,
    /** The last value reached by stepping, for screen readers. */
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
      // A key does not discard text that could not be parsed.
      if (reading.kind === 'unreadable') return;
      setDraft(null);
      setTyping(false);
      setSpoken(text.write(next));
      set(next);
    },
    stepFrom: (times: number): number => stepFrom(value, step, times, range),
  };
}
