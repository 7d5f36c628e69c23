/** What the frame's bar and the notice above it take, and the air below them. */
const TOP_ROOM = '72px + var(--sereno-notice-size, 0px)';

/**
 * Keeps the page's scroll padding equal to the row's height, so that elements scrolled to, focused or linked stop below
 * it. Sets `data-stuck` while the page scrolls under the row. Returns a cleanup function.
 */
export function watchBar(row: HTMLElement | null): (() => void) | undefined {
  if (row === null) return undefined;
  // Not a custom property: every element would inherit it, and the whole page would recompute its styles.
  const { style } = document.documentElement;
  const look = getComputedStyle(row);
  // An observer area that starts one pixel below the sticky position contains the row completely until it sticks.
  const place = Number.parseFloat(look.insetBlockStart) || 0;
  const measure = (): void => {
    const room = look.position === 'sticky' ? row.getBoundingClientRect().height : 0;
    style.scrollPaddingBlockStart = `calc(${TOP_ROOM} + ${room}px)`;
  };
  // Before the first paint, and before each paint after a resize.
  measure();
  const sizes = new ResizeObserver(measure);
  sizes.observe(row);

  const edges = new IntersectionObserver(
    (entries) => {
      // A busy page gets several at once, the newest last.
      const entry = entries.at(-1);
      row.toggleAttribute('data-stuck', entry !== undefined && entry.intersectionRatio < 1 && isAbove(entry));
    },
    { threshold: [1], rootMargin: `-${place + 1}px 0px 0px 0px` },
  );
  edges.observe(row);
  return () => {
    sizes.disconnect();
    edges.disconnect();
    style.removeProperty('scroll-padding-block-start');
  };
}

/** Clipped at the top edge, not because it is further down the page. */
const isAbove = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  rootBounds !== null && boundingClientRect.top < rootBounds.top;
