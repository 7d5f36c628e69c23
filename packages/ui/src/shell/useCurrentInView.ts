import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The line of the page in sight; where that is folded away or has none, its group's. */
function currentLine(menu: HTMLElement): HTMLElement | null {
  const shown = ':not(.panel[data-open="false"] *)';
  return (
    menu.querySelector<HTMLElement>(`[aria-current="page"]${shown}`) ??
    menu.querySelector<HTMLElement>('[data-holds-current="true"]')
  );
}

/** What scrolls the line: the menu, or the drawer that holds it. Null where that would be the page, or nothing needs to. */
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
 * Brings the line of the page in sight into the middle of what scrolls it, where it is not in view: at once when the
 * menu appears, and after its group has opened when the page changes. The page itself never moves.
 * @param current id of the page that has a line in the menu; undefined while none has
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
    // With the next frame, which works out the styles anyway: asked for at once they would be worked out for this alone.
    const asked = requestAnimationFrame(() => {
      const slides = root.getAnimations({ subtree: true }).map(({ finished }) => finished);
      void Promise.allSettled(slides).then(() => {
        const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        if (!stale) bringIntoView(line, !still);
      });
    });
    return () => {
      stale = true;
      cancelAnimationFrame(asked);
    };
  }, [menu, current]);
}
