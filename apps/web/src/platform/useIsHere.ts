import { useCallback, useEffect, useRef } from 'react';

/** Whether the page that asks is still shown: whoever has left it waits for no answer, and is led nowhere by one. */
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
