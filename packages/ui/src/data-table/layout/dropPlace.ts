/** A column of a group, from its start to its end in reading direction, in px. */
export type Box = { readonly id: string; readonly start: number; readonly end: number };

/** Where something is dropped: before that box, behind all of them where it is null; and where to draw it. */
export type DropPlace = { readonly before: string | null; readonly line: number };

/**
 * Where a box that is dragged to `at` goes: behind those whose middle it has passed. Null where it stays.
 * @param boxes Those that it moves among, itself included, in their order.
 */
export function dropPlace(boxes: readonly Box[], id: string, at: number): DropPlace | null {
  const passed = boxes.filter(({ start, end }) => (start + end) / 2 < at).length;
  const own = boxes.findIndex((box) => box.id === id);
  if (passed === own || passed === own + 1) return null;
  const next = boxes[passed];
  return { before: next?.id ?? null, line: next?.start ?? boxes.at(-1)?.end ?? at };
}

/** How near to an edge of the scrolling area the pointer scrolls it, in px, and how far at most with each frame. */
const MARGIN = 48;
const FASTEST = 18;

/** How far an area that reaches from `start` to `end` scrolls with each frame, in px: the further, the nearer its edge is. */
export function scrollStep(at: number, start: number, end: number): number {
  const depth = at < (start + end) / 2 ? Math.min(0, at - start - MARGIN) : Math.max(0, at - end + MARGIN);
  return Math.round((Math.max(-MARGIN, Math.min(MARGIN, depth)) / MARGIN) * FASTEST);
}
