import type { DetailAsk } from '@sereno/domain/dashboards';
import { useCallback, useEffect, useRef } from 'react';
import { useDashboard } from './dashboardContext.ts';

/**
 * What opens the rows behind a figure, unless the figures are of other filters than those that are chosen by now. It stays the same
 * over renders, so that nothing is drawn again because of it.
 * @param isOld Whether they are of other filters.
 */
export function useOpenCurrent(isOld: boolean): (ask: DetailAsk) => void {
  const { open } = useDashboard();
  const isOldNow = useRef(isOld);
  useEffect(() => {
    isOldNow.current = isOld;
  }, [isOld]);
  return useCallback(
    (ask) => {
      if (!isOldNow.current) open(ask);
    },
    [open],
  );
}
