'use client';
import { type ColumnFilter, isActive } from '@sereno/domain/table';
import { useState } from 'react';

type Draft<Value> = {
  readonly value: Value;
  /** The filter when it was typed, and the one that was asked for with it; the same when it is none. */
  readonly from: string;
  readonly to: string;
};

/** One text for one filter, whatever the order in which its parts were put together. */
const keyOf = (filter: ColumnFilter | null): string =>
  filter === null || !isActive(filter)
    ? ''
    : JSON.stringify(filter, ['kind', 'text', 'values', 'min', 'max', 'start', 'end', 'value']);

/**
 * What a person types for a filter, letter by letter, which need not be a filter yet. It gives way as soon as the filter becomes
 * another one than was asked for, from outside.
 */
export function useFilterDraft<Value>(filter: ColumnFilter | null) {
  const [draft, setDraft] = useState<Draft<Value> | null>(null);
  const current = keyOf(filter);
  // It has arrived; from now on the filter before it is another one.
  if (draft !== null && current === draft.to && draft.from !== draft.to) setDraft({ ...draft, from: draft.to });
  const isKept = draft !== null && (current === draft.from || current === draft.to);
  return {
    /** What was typed; null when the filter itself is to be shown. */
    draft: isKept ? draft.value : null,
    /** Keeps what was typed; `asked` is the filter that it makes, or undefined while it makes none. */
    keep: (value: Value, asked: ColumnFilter | null | undefined): void =>
      setDraft({ value, from: current, to: asked === undefined ? current : keyOf(asked) }),
  };
}
