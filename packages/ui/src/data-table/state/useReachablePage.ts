'use client';
import { useEffect } from 'react';
import type { TableState } from './useTableState.ts';

/**
 * Asks a server for the last page there is, once it has answered that the asked one is beyond: rows have gone meanwhile, or the
 * page comes from a memory or a link. Without, the table would name a page that nobody has fetched.
 * @param shown The page that the table names; null where no server pages, or as long as it has not answered.
 */
export function useReachablePage({ query, ask }: TableState, shown: number | null): void {
  useEffect(() => {
    if (shown !== null && shown !== query.page) ask({ page: shown });
    // oxlint-disable-next-line react/exhaustive-deps -- `ask` is another one at each render, which is no reason to ask again.
  }, [shown, query.page]);
}
