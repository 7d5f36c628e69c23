'use client';
import { useSyncExternalStore } from 'react';
import { media } from '../theme/index.ts';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(media.md);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window has room for a column per role. True on the server. */
export function useRoomForRoles(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.md).matches,
    () => true,
  );
}
