'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ColumnFilter } from '../source/filter.ts';
import type { TableQuery } from '../model/query.ts';

/** How long a person must have stopped typing before the rows follow, in ms. */
const TYPING_PAUSE = 250;

export type FilterChanges = {
  /** Narrows the column down to that, or not at all when it is null; `isTyped` waits until typing has stopped. */
  readonly change: (id: string, filter: ColumnFilter | null, isTyped?: boolean) => void;
  /** Forgets what waits for the column: what was typed is no filter (yet), and the last good one stays. */
  readonly withdraw: (id: string) => void;
  readonly clear: () => void;
};

type Filters = TableQuery['filters'];

/** Applies filters as they change. What still waits when the panel closes is applied then. */
export function useFilterChanges(
  isOpen: boolean,
  filters: Filters,
  onFilters: (filters: Filters) => void,
): FilterChanges {
  const latest = useRef({ filters, onFilters });
  const waiting = useRef(new Map<string, ColumnFilter | null>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    latest.current = { filters, onFilters };
  });

  const apply = (): void => {
    clearTimeout(timer.current);
    if (waiting.current.size === 0) return;
    const changed = Object.entries({ ...latest.current.filters, ...Object.fromEntries(waiting.current) });
    waiting.current.clear();
    latest.current.onFilters(Object.fromEntries(changed.flatMap(([id, filter]) => (filter ? [[id, filter]] : []))));
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
      latest.current.onFilters({});
    },
  };
}
