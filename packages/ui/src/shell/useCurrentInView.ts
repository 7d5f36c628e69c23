import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The current page's row; when that is in a closed group or missing, its group's. */
function currentLine(menu: HTMLElement): HTMLElement | null {
  const shown = ':not(.panel[data-open="false"] *)';
  return (
    menu.querySelector<HTMLElement>(`[aria-current="page"]${shown}`) ??
    menu.querySelector<HTMLElement>('[data-holds-current="true"]')
  );
}

/**
 * The scroll container of the row: the menu, or the drawer around it. Null when that would be the page, or nothing
 * needs scrolling.
 */
function scrollBox(line: HTMLElement): HTMLElement | null {
  for (let box = line.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight) return box;
  }
  return null;
}

function bringIntoView(line: HTMLElement, smoothly: boolean): void {
  const box = scrollBox(line);
  if (box === null) return;
  const place = line.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (place.top >= view.top && place.bottom <= view.bottom) return;
  const top = (place.top + place.bottom - view.top - view.bottom) / 2;
  box.scrollBy({ top, behavior: smoothly ? 'smooth' : 'instant' });
}

/**
 * Scrolls the current page's row to the middle of its container when it is not visible: at once when the menu appears,
 * and after its group has opened when the page changes. The page itself never scrolls.
 * @param current Id of the page with a row in the menu; undefined without one.
 */
export function useCurrentInView(menu: RefObject<HTMLElement | null>, current: string | undefined): void {
  const appeared = useRef(false);
  useLayoutEffect(() => {
    const root = menu.current;
    if (root === null || current === undefined) return undefined;
    const line = currentLine(root);
    if (line === null) return undefined;
    if (!appeared.current) {
      appeared.current = true;
      bringIntoView(line, false);
      return undefined;
    }
    let stale = false;
    // In the next frame, which computes styles anyway: at once it would force an extra layout.
    const requested = requestAnimationFrame(() => {
      const slides = root.getAnimations({ subtree: true }).map(({ finished }) => finished);
      void Promise.allSettled(slides).then(() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        if (!stale) bringIntoView(line, !still);
      });
    });
    return () => {
      stale = true;
      cancelAnimationFrame(requested);
    };
  }, [menu, current]);
}
