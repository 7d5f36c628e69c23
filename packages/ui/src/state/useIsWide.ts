'use client';
import { useSyncExternalStore } from 'react';
import { media } from '../theme/index.ts';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(media.md);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window has at least 768 px (LAY-01). True on the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.md).matches,
    () => true,
  );
}
