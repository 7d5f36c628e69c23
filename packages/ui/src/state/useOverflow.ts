'use client';
import { useCallback, useState, type RefCallback } from 'react';

/**
 * Whether an element scrolls because its content is too high for it: then it must be focusable, so that the keyboard can
 * scroll it.
 * @returns The answer, and the ref of the element.
 */
export function useOverflow(): readonly [overflows: boolean, watch: RefCallback<HTMLElement>] {
  const [overflows, setOverflows] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [overflows, watch];
}
