/** What the frame's bar and the notice above it take, and the air below them. */
const TOP_ROOM = '72px + var(--sereno-notice-size, 0px)';

/**
 * Keeps the page's scroll padding true while the row is there, however many lines it takes: what is scrolled into sight, focused
 * or linked to stops below the row. Marks the row with `data-stuck` while the page scrolls under it. Gives the function that ends
 * both.
 */
export function watchBar(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return undefined;
  // No custom property: every element would inherit it, and the whole page would have its styles worked out once more.
  const { style } = document.documentElement;
  const look = getComputedStyle(row);
  // A window that begins one pixel below the place where the row sticks sees all of it until it does.
  const place = Number.parseFloat(look.insetBlockStart) || 0;
  const measure = (): void => {
    const room = look.position === 'sticky' ? row.getBoundingClientRect().height : 0;
    style.scrollPaddingBlockStart = `calc(${TOP_ROOM} + ${room}px)`;
  };
  // Before the first paint, and then before each paint that follows a change of its size.
  measure();
  const sizes = new ResizeObserver(measure);
  sizes.observe(row);

  const edges = new IntersectionObserver(
    ([entry]) =>
      row.toggleAttribute('data-stuck', entry !== undefined && entry.intersectionRatio < 1 && isAbove(entry)),
    { threshold: [1], rootMargin: `-${place + 1}px 0px 0px 0px` },
  );
  edges.observe(row);
  return () => {
    sizes.disconnect();
    edges.disconnect();
    style.removeProperty('scroll-padding-block-start');
  };
}

/** It is cut at the upper edge, and not because it lies further down the page. */
const isAbove = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  rootBounds !== null && boundingClientRect.top < rootBounds.top;
