import { useSyncExternalStore } from 'react';

const QUERY = '(forced-colors: active)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether forced colours are active, so that shades are invisible and values must be printed. */
export function useForcedColors(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
}
