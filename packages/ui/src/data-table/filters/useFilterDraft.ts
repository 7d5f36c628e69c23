'use client';
import { useState } from 'react';
import { type FilterValue, isActive } from '../source/filter.ts';
import type { FilterField } from './filterField.ts';

/** What the control of every kind of filter is given. */
export type FilterInputProps = {
  readonly field: FilterField;
  /** What the column is narrowed down to; null when it is not. */
  readonly filter: FilterValue | null;
  /** Asks for another filter, or none; `isTyped` while more letters may follow. */
  readonly onChange: (filter: FilterValue | null, isTyped?: boolean) => void;
  /** What was typed is no filter: the last good one stays. */
  readonly onWithdraw: () => void;
};

type Draft<Value> = {
  readonly value: Value;
  /** The filter that was seen last. */
  readonly seen: string;
  /** What may be seen from now on: that, what was asked for, and what was asked for before and may still be on its way. */
  readonly expected: readonly string[];
};

/** One text for one filter, whatever the order in which its parts were put together. */
const keyOf = (filter: FilterValue | null): string =>
  filter === null || !isActive(filter)
    ? ''
    : JSON.stringify(filter, ['kind', 'text', 'values', 'min', 'max', 'start', 'end', 'value']);

/**
 * What a person types for a filter, letter by letter, which need not be a filter yet. It gives way as soon as the filter becomes
 * another one than was asked for, from outside.
 */
export function useFilterDraft<Value>(filter: FilterValue | null) {
  const [draft, setDraft] = useState<Draft<Value> | null>(null);
  const current = keyOf(filter);
  const isSaved = draft !== null && draft.expected.includes(current);
  if (isSaved && current !== draft.seen) {
    const isLast = current === draft.expected.at(-1);
    // Once the last one has arrived, those before are others.
    setDraft({ ...draft, seen: current, expected: isLast ? [current] : draft.expected });
  }
  return {
    /** What was typed; null when the filter itself is to be shown. */
    draft: isSaved ? draft.value : null,
    /** Keeps what was typed; `asked` is the filter that it makes, or undefined while it makes none. */
    keep: (value: Value, requested: FilterValue | null | undefined): void => {
      const onItsWay = isSaved ? (draft.expected.at(-1) ?? current) : current;
      setDraft({
        value,
        seen: current,
        expected: [current, onItsWay, requested === undefined ? onItsWay : keyOf(requested)],
      });
    },
  };
}
