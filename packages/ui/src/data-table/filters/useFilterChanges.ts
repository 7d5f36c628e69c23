'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FilterValue } from '../source/filter.ts';
import type { TableFilters } from '../model/query.ts';

/** How long a person must have stopped typing before the rows follow, in ms. */
const TYPING_PAUSE = 250;

export type FilterChanges = {
  /** Narrows the column down to that, or not at all when it is null; `isTyped` waits until typing has stopped. */
  readonly change: (id: string, filter: FilterValue | null, isTyped?: boolean) => void;
  /** Forgets what waits for the column: what was typed is no filter (yet), and the last good one stays. */
  readonly withdraw: (id: string) => void;
  readonly clear: () => void;
};

/** Applies filters as they change. What still waits when the panel closes is applied then. */
export function useFilterChanges(
  isOpen: boolean,
  filters: TableFilters,
  onFilters: (filters: TableFilters) => void,
): FilterChanges {
  const latest = useRef({ filters, onFilters });
  const waiting = useRef(new Map<string, FilterValue | null>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    latest.current = { filters, onFilters };
  });

  const apply = (): void => {
    clearTimeout(timer.current);
    if (waiting.current.size === 0) return;
    const left = latest.current.filters.filter(({ id }) => !waiting.current.has(id));
    const changed = [...waiting.current].flatMap(([id, value]) => (value ? [{ id, value }] : []));
    waiting.current.clear();
    latest.current.onFilters([...left, ...changed]);
  };
  useEffect(() => {
    if (!isOpen) apply();
    // oxlint-disable-next-line react/exhaustive-deps -- only the closing of the panel applies what waits.
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    change: (id, filter, isTyped = false) => {
      waiting.current.set(id, filter);
      clearTimeout(timer.current);
      if (isTyped) timer.current = setTimeout(apply, TYPING_PAUSE);
      else apply();
    },
    withdraw: (id) => {
      waiting.current.delete(id);
    },
    clear: () => {
      waiting.current.clear();
      latest.current.onFilters([]);
    },
  };
}
