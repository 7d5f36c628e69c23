import { ADVISER_LISTS, type AdviserList } from '@sereno/domain/dashboards';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Where the address keeps the table that is open. */
export const LIST_PARAMETER = 'vista';
/** The words of the address, which are Spanish like those of the filters. */
const WORDS: Readonly<Record<AdviserList, string>> = {
  active: 'activos',
  withSales: 'con-ventas',
  withoutSales: 'sin-ventas',
};

/** The table of advisers that is open, kept in the address so that a link leads to who has not sold; the active ones otherwise. */
export function useAdviserList(): readonly [AdviserList, (list: AdviserList) => void] {
  const [search, setSearch] = useSearchParams();
  const word = search.get(LIST_PARAMETER);
  const choose = useCallback(
    (list: AdviserList): void =>
      setSearch(
        (current) => {
          if (list === 'active') current.delete(LIST_PARAMETER);
          else current.set(LIST_PARAMETER, WORDS[list]);
          return current;
        },
        // What a step of the history holds besides its address is another part's.
        { replace: true, state: window.history.state },
      ),
    [setSearch],
  );
  return [ADVISER_LISTS.find((list) => WORDS[list] === word) ?? 'active', choose];
}
