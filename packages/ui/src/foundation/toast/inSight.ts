/** What decides whether a toast is visible. */
export type Candidate = {
  readonly id: string;
  /** Sequence number of its last report: higher is newer. */
  readonly reported: number;
};

/** More would hide the page. */
export const places = 3;

/**
 * Ids of the visible toasts, from the top. The newest get the slots, and those that stay keep their order. While a
 * person is `reading` them, with the pointer or the focus inside, none is removed; free slots are still filled.
 */
export function inSight(shown: readonly string[], held: readonly Candidate[], reading: boolean): readonly string[] {
  const newest = held.toSorted((a, b) => b.reported - a.reported).map(({ id }) => id);
  const settled = reading ? shown.filter((id) => newest.includes(id)) : [];
  // A set keeps the order of first insertion.
  const visible = [...new Set([...settled, ...newest])].slice(0, places);
  return [...visible.filter((id) => !shown.includes(id)), ...shown.filter((id) => visible.includes(id))];
}

/** Ids in page order: the visible ones, and those still fading at their former index. */
export function withFading(
  before: readonly string[],
  shown: readonly string[],
  fading: readonly string[],
): readonly string[] {
  const remaining = before.filter((id) => shown.includes(id) || fading.includes(id));
  return [...shown.filter((id) => !remaining.includes(id)), ...remaining];
}
