type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

/** Distance to the edges of the window, px. */
const EDGE = 8;
/** Overlap with its cell, px, so that a pointer moving between them leaves neither. */
const OVERLAP = 2;

/**
 * Where what is shown of a cell stands in a window of that size, in px from its left and top: below the cell, above where there
 * is no room, and beginning where the cell begins, as far as the edges allow.
 */
export function peekPlace(cell: Box, size: Size, room: Size, isRightToLeft: boolean): { left: number; top: number } {
  const below = cell.bottom - OVERLAP;
  const above = cell.top + OVERLAP - size.height;
  const fits = below + size.height <= room.height - EDGE || above < EDGE;
  const start = isRightToLeft ? cell.right - size.width : cell.left;
  const within = (place: number, length: number, all: number): number =>
    Math.max(EDGE, Math.min(place, all - EDGE - length));
  return {
    left: within(start, size.width, room.width),
    top: within(fits ? below : above, size.height, room.height),
  };
}
