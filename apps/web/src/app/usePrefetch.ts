import type { QueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../i18n/index.tsx';
import { paths } from '../platform/paths.ts';
import { requestsInFlightAtom } from '../platform/requests.ts';
import { quietMoment } from '../platform/whenIdle.ts';
import { preloadUserDrawer } from './FrameDrawers.tsx';
import { preloadPalette } from './Palette.tsx';
import { preloadPath } from './routes.tsx';

/** Where most people go from the page they start with, the most frequent first. */
const FREQUENT: readonly string[] = [paths.activity, paths.activitiesDashboard, paths.commissions, paths.dashboard];

/** Device memory, in GB, up to which no pages are fetched ahead. */
const SMALL_MEMORY = 2;

/** Pages of ours that a hovered, touched or focused link leads to: a click may follow. */
function linkedPath({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  return link?.getAttribute('href') ?? null;
}

/** Whether the connection or the memory is too small to fetch pages that may never be opened. */
function isConstrained(): boolean {
  if ('deviceMemory' in navigator && Number(navigator.deviceMemory) <= SMALL_MEMORY) return true;
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const isSaving = 'saveData' in connection && connection.saveData === true;
  const isSlow = 'effectiveType' in connection && /[23]g/.test(String(connection.effectiveType));
  return isSaving || isSlow;
}

/**
 * Preloads code and texts of pages: at once for a hovered or focused link; for all of the person's menu one by one,
 * after the first page has its figures, while no call is running.
 * @param path Path of the open page.
 * @param menu Paths of the menu; must be stable between renders.
 */
export function usePrefetch(path: string, menu: readonly string[], queries: QueryClient): void {
  const language = useLanguage();
  const store = useStore();
  const first = useRef(path);

  useEffect(() => {
    const stop = new AbortController();
    const prefetch = (event: Event) => {
      const linked = linkedPath(event);
      if (linked !== null) void preloadPath(linked, language);
    };
    const listen = { passive: true, signal: stop.signal };
    for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, prefetch, listen);
    return () => stop.abort();
  }, [language]);

  useEffect(() => {
    if (isConstrained()) return undefined;
    let isOver = false;
    const isBusy = () => !isOver && store.get(requestsInFlightAtom) + queries.isFetching() > 0;
    const pages = [...FREQUENT.filter((page) => menu.includes(page)), ...menu];
    const steps = [first.current, ...pages].map((page) => () => preloadPath(page, language));
    // One at a time, so that what the person asks for meanwhile has the network.
    void [preloadUserDrawer, ...steps, preloadPalette].reduce(async (before, step) => {
      await before;
      if (isOver) return;
      await step();
      await quietMoment(isBusy);
    }, Promise.resolve());
    return () => {
      isOver = true;
    };
  }, [menu, language, queries, store]);
}
