import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { LIST_PARAMETER, useAdviserList } from './useAdviserList.ts';

/** Somebody wants to see the advisers: another one for each time. */
export type AdvisersRequest = {
  /** Whether they get the focus: a press moves it there, opening a page only scrolls to them. */
  readonly hasFocus: boolean;
};

export type RequestedAdvisers = {
  /** The last that was asked; null for nothing yet. */
  readonly requested: AdvisersRequest | null;
  /** Chooses those who have not sold and goes to them. It stays the same over renders. */
  readonly askWithoutSales: () => void;
};

/** The way from the figures at the top to the advisers far below, by a press or by an address that names their table. */
export function useRequestedAdvisers(): RequestedAdvisers {
  const [search] = useSearchParams();
  const [, choose] = useAdviserList();
  const [requested, setRequested] = useState<AdvisersRequest | null>(() =>
    search.has(LIST_PARAMETER) ? { hasFocus: false } : null,
  );
  const askWithoutSales = useCallback(() => {
    choose('withoutSales');
    setRequested({ hasFocus: true });
  }, [choose]);
  return { requested, askWithoutSales };
}
