import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window meets a media condition, such as `(min-width: 768px)`; followed as it changes. */
export function useMediaQuery(condition: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = window.matchMedia(condition);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(condition).matches);
}
