/** What decides whether a toast is in sight. */
export type Candidate = {
  readonly id: string;
  /** Rank of its last report: the higher, the newer. */
  readonly reported: number;
};

/** More would hide the page. */
export const places = 3;

/**
 * The ids of the toasts in sight, from the top. The newest have the places, and those that stay never change their order.
 * While a person is `reading` them, with the pointer or the focus inside, none is taken away; free places are still filled.
 */
export function inSight(shown: readonly string[], held: readonly Candidate[], reading: boolean): readonly string[] {
  const newest = held.toSorted((a, b) => b.reported - a.reported).map(({ id }) => id);
  const settled = reading ? shown.filter((id) => newest.includes(id)) : [];
  // A set keeps the order of first mention.
  const visible = [...new Set([...settled, ...newest])].slice(0, places);
  return [...visible.filter((id) => !shown.includes(id)), ...shown.filter((id) => visible.includes(id))];
}

/** The ids in the order on the page: those in sight, and among them, where they stood before, those that still fade. */
export function withFading(
  before: readonly string[],
  shown: readonly string[],
  fading: readonly string[],
): readonly string[] {
  const remaining = before.filter((id) => shown.includes(id) || fading.includes(id));
  return [...shown.filter((id) => !remaining.includes(id)), ...remaining];
}
