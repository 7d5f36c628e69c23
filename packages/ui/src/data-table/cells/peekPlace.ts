type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

/** Distance to the edges of the window, px. */
const EDGE = 8;
/** Overlap with its cell, px, so that a pointer moving between them leaves neither. */
const OVERLAP = 2;

/**
 * Where what is shown of a cell stands in a window of that size, in px from its left and top: below the cell, above where there
 * is no room or where it would cover what is `spared`, and beginning where the cell begins, as far as the edges allow.
 */
export function peekPlace(
  cell: Box,
  size: Size,
  room: Size,
  isRightToLeft: boolean,
  spared: Box | null = null,
): { left: number; top: number } {
  const below = cell.bottom - OVERLAP;
  const above = cell.top + OVERLAP - size.height;
  const start = isRightToLeft ? cell.right - size.width : cell.left;
  const within = (place: number, length: number, all: number): number =>
    Math.max(EDGE, Math.min(place, all - EDGE - length));
  const left = within(start, size.width, room.width);
  const covers =
    spared !== null &&
    below < spared.bottom &&
    below + size.height > spared.top &&
    left < spared.right &&
    left + size.width > spared.left;
  const fits = (below + size.height <= room.height - EDGE && !covers) || above < EDGE;
  return {
    left,
    top: within(fits ? below : above, size.height, room.height),
  };
}

/** Puts what is shown of a cell beside it, and not over what is `spared`. */
export function standBeside(cell: Element, surface: HTMLElement, spared: Element | null = null): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { left, top } = peekPlace(
    cell.getBoundingClientRect(),
    { width: surface.offsetWidth, height: surface.offsetHeight },
    { width: clientWidth, height: clientHeight },
    getComputedStyle(cell).direction === 'rtl',
    spared?.getBoundingClientRect(),
  );
  surface.style.left = `${left}px`;
  surface.style.top = `${top}px`;
}

/**
 * Calls `stand` now, and whenever something scrolls or the window changes its size.
 * @returns What stops that.
 */
export function standing(stand: () => void): () => void {
  stand();
  window.addEventListener('scroll', stand, { capture: true, passive: true });
  window.addEventListener('resize', stand);
  return () => {
    window.removeEventListener('scroll', stand, { capture: true });
    window.removeEventListener('resize', stand);
  };
}
