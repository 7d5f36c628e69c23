'use client';
import { useEffect } from 'react';
import { menuContent } from '../../foundation/popup/Menu.tsx';
import { tableMenu } from './useTableMenus.ts';

/** Where a browser is never idle, or cannot say so, it is done after this many ms. */
const LATEST = 2000;

/**
 * Fetches what the menus of rows show, once the first rows are there and the browser has nothing else to do, so that one opens where
 * the network is gone by then. Where it cannot be fetched, whoever presses the button tries again.
 */
export function usePreloadMenus(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const preload = (): void => {
      void tableMenu.preload();
      void menuContent.preload();
    };
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, LATEST);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(preload, { timeout: LATEST });
    return () => cancelIdleCallback(request);
  }, [isWanted]);
}
