import { useEffect } from 'react';
import { useLanguage } from '../i18n/index.tsx';
import { whenIdle } from '../platform/whenIdle.ts';
import { preloadPalette } from './Palette.tsx';
import { preloadPath } from './routes.tsx';

/** The pages of our own that a link leads to: where the pointer, the finger or the focus is, a click may follow. */
function linkedPath({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  return link?.getAttribute('href') ?? null;
}

/** Whoever pays for every byte, or waits long for it, fetches a page when it is needed. */
function isConnectionSpared(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const isSaving = 'saveData' in connection && connection.saveData === true;
  const isSlow = 'effectiveType' in connection && /2g/.test(String(connection.effectiveType));
  return isSaving || isSlow;
}

/**
 * Fetches code and texts of pages ahead: of the one that a link under the pointer or the focus leads to, of the palette, and of
 * all that the person's menu offers once the browser has nothing else to do.
 * @param paths Where the menu leads; must keep its identity between renders.
 */
export function usePrefetch(paths: readonly string[]): void {
  const language = useLanguage();

  useEffect(() => {
    const stop = new AbortController();
    const prefetch = (event: Event) => {
      const path = linkedPath(event);
      if (path !== null) preloadPath(path, language);
    };
    const listen = { passive: true, signal: stop.signal };
    for (const type of ['pointerover', 'touchstart', 'focusin']) document.addEventListener(type, prefetch, listen);
    return () => stop.abort();
  }, [language]);

  useEffect(() => {
    if (isConnectionSpared()) return undefined;
    return whenIdle(() => {
      preloadPalette();
      for (const path of paths) preloadPath(path, language);
    });
  }, [paths, language]);
}
