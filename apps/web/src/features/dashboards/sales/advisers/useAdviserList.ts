import { ADVISER_LISTS, type AdviserList } from '@sereno/domain/dashboards';
import { useCallback } from 'react';
import { setParameter, useAddress } from '../../../../platform/useAddress.ts';

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
  const [search, change] = useAddress();
  const word = search.get(LIST_PARAMETER);
  const choose = useCallback(
    (list: AdviserList): void =>
      change((params) => setParameter(params, LIST_PARAMETER, list === 'active' ? null : WORDS[list])),
    [change],
  );
  return [ADVISER_LISTS.find((list) => WORDS[list] === word) ?? 'active', choose];
}
