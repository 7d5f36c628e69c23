import { breakpoints } from '@sereno/ui/theme';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element has no room for the columns of a table, which then shows its rows as cards; measured before it is painted. */
export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const measure = (): void => setNarrow(measured.clientWidth < breakpoints.md);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return isNarrow;
}
