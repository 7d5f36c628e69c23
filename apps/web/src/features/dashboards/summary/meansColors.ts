import type { SeriesColor } from '@sereno/ui/theme';

/** The colours that media choose from; the last of the eight is for what is folded into one. */
const COLORS = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly SeriesColor[];

/**
 * The colour of each prospection medium: its own by its id, whatever the filters bring beside it. One whose colour another of
 * the same answer has takes the next that is free; without one, and without an id, the chart chooses.
 */
export function meansColors(ids: readonly (number | null)[]): readonly { readonly color?: SeriesColor }[] {
  const taken = new Map<number, SeriesColor>();
  const free = new Set<SeriesColor>(COLORS);
  for (const id of ids.filter((known) => known !== null).toSorted((one, other) => one - other)) {
    if (taken.has(id)) continue;
    const first = (((id - 1) % COLORS.length) + COLORS.length) % COLORS.length;
    const color = [...COLORS.slice(first), ...COLORS.slice(0, first)].find((each) => free.has(each));
    if (color === undefined) break;
    taken.set(id, color);
    free.delete(color);
  }
  return ids.map((id) => {
    const color = id === null ? undefined : taken.get(id);
    return color === undefined ? {} : { color };
  });
}
