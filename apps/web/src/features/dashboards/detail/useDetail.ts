import { hasDetailUrl, type DetailQuery, readDetailQuery, writeDetailQuery } from '@sereno/domain/dashboards';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearch, useSearchParams } from 'wouter';
import { useAddress } from '../../../platform/useAddress.ts';

/** Where the address keeps the rows behind a figure. */
const PARAMETER = 'detalle';
/** Marks a step of the history that opened rows, so that closing them is the way back. */
const OPENED_HERE = { detail: true } as const;

/** Whether the step before the present one is the same dashboard without the rows. */
const wasOpenedHere = (state: unknown): boolean => typeof state === 'object' && state !== null && 'detail' in state;

/** The rows behind a figure or a mark, as the address asks for them. */
export type DetailState = {
  /**
   * Null where the address asks for none, or for what cannot be read, which is taken out of it; the same object as long as it
   * asks the same.
   */
  readonly detail: DetailQuery | null;
  /** Shows the rows behind a figure; nothing where no address can ask for them. It stays the same over renders, so that parts of a page need not render again. */
  readonly open: (detail: DetailQuery) => void;
  /** Closes them. It stays the same over renders. */
  readonly close: () => void;
};

/**
 * The rows behind the figure or the mark that was pressed, kept in the address: a link shows them, and Back closes them.
 * The dashboard's filters stay as they are.
 */
export function useDetail(): DetailState {
  const [search, change] = useAddress();
  const [, setSearch] = useSearchParams();
  const text = search.get(PARAMETER);
  const detail = useMemo(() => readDetailQuery(text), [text]);
  const open = useCallback(
    (next: DetailQuery): void => {
      if (!hasDetailUrl(next)) return;
      setSearch(
        (current) => {
          current.set(PARAMETER, writeDetailQuery(next));
          return current;
        },
        { state: OPENED_HERE },
      );
    },
    [setSearch],
  );
  const isRubbish = text !== null && detail === null;
  useEffect(() => {
    if (isRubbish) change((params) => params.delete(PARAMETER));
  }, [isRubbish, change]);
  const close = useCallback((): void => {
    if (wasOpenedHere(window.history.state)) window.history.back();
    else change((params) => params.delete(PARAMETER));
  }, [change]);
  return { detail, open, close };
}

/**
 * Gives the address that shows contracts, or other rows, over the dashboard as it is filtered now, so that a link of them can be copied and opened
 * elsewhere; null where no address can ask for them. It stays the same as long as the filters do, whatever rows are shown.
 */
export function useDetailHref(): (detail: DetailQuery) => string | null {
  const [path] = useLocation();
  const search = new URLSearchParams(useSearch());
  search.delete(PARAMETER);
  const filters = search.toString();
  return useCallback(
    (detail) => {
      if (!hasDetailUrl(detail)) return null;
      const requested = new URLSearchParams(filters);
      requested.set(PARAMETER, writeDetailQuery(detail));
      return `${path}?${requested.toString()}`;
    },
    [path, filters],
  );
}

/** What the address of `useDetailHref` asks for; null where it asks for nothing. */
export const detailInHref = (href: string): DetailQuery | null =>
  readDetailQuery(new URLSearchParams(href.slice(href.indexOf('?'))).get(PARAMETER));
