import { useCallback, useEffect, useRef } from 'react';

/** Whether the calling page is still shown: an answer after leaving it must not navigate. */
export function useIsHere(): () => boolean {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
