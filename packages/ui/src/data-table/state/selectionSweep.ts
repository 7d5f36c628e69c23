/** Rows that are selected, or left, in one go: those from where it began to where it has come. */
export type Sweep = {
  readonly from: string;
  readonly to: string;
  /** Whether it selects rows; otherwise it leaves them. */
  readonly selects: boolean;
  /** Ids that were selected before it began: what it passes back over becomes again what it was. */
  readonly before: readonly string[];
};

/**
 * The ids that are selected after a sweep over rows in that order. Where its beginning is none of them, on another page for
 * one, it is about its end alone.
 */
export function afterSweep({ from, to, selects, before }: Sweep, order: readonly string[]): readonly string[] {
  const [start, end] = [order.indexOf(from), order.indexOf(to)];
  const passed = start < 0 || end < 0 ? [to] : order.slice(Math.min(start, end), Math.max(start, end) + 1);
  if (selects) return [...new Set([...before, ...passed])];
  const left = new Set(passed);
  return before.filter((id) => !left.has(id));
}
