import { canAsk, type DetailAsk, writeDetailAsk } from '@sereno/domain/dashboards';
import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';

/** Where the address keeps the rows behind a figure, see `useDetail`. */
export const DETAIL_PARAMETER = 'detalle';

/**
 * Gives the address that shows contracts, or other rows, over the dashboard as it is filtered now, so that a link of them can be copied and opened
 * elsewhere; null where no address can ask for them. It stays the same as long as the filters do, whatever rows are shown.
 */
export function useContractsHref(): (ask: DetailAsk) => string | null {
  const [path] = useLocation();
  const search = new URLSearchParams(useSearch());
  search.delete(DETAIL_PARAMETER);
  const filters = search.toString();
  return useCallback(
    (ask) => {
      if (!canAsk(ask)) return null;
      const asked = new URLSearchParams(filters);
      asked.set(DETAIL_PARAMETER, writeDetailAsk(ask));
      return `${path}?${asked.toString()}`;
    },
    [path, filters],
  );
}
