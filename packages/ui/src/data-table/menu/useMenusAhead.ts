'use client';
import { useEffect } from 'react';
import { menuCode } from '../../foundation/popup/menuCode.ts';
import { laterCode } from '../laterCode.ts';

/** Where a browser is never idle, or cannot say so, it is done after this many ms. */
const LATEST = 2000;

/**
 * Fetches what the menus of rows show, once the first rows are there and the browser has nothing else to do, so that one opens where
 * the network is gone by then. Where it cannot be fetched, whoever presses the button tries again.
 */
export function useMenusAhead(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const fetchCode = (): void => {
      laterCode.menu.prefetch();
      menuCode.content.prefetch();
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(fetchCode, LATEST);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(fetchCode, { timeout: LATEST });
    return () => cancelIdleCallback(request);
  }, [isWanted]);
}
