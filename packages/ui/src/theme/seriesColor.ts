import { color, series } from './variables.ts';

/** A place in the fixed order of the chart colours, or a colour with a meaning of its own. */
export type SeriesColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 'positive' | 'warning' | 'danger' | 'info' | 'neutral';

/** What keeps its colour on every screen: the business lines, the states of activities, contracts and commissions. */
const KNOWN: ReadonlyMap<string, SeriesColor> = new Map<string, SeriesColor>([
  ['PF', 1],
  ['SG', 2],
  ['BF', 3],
  ['onTime', 'positive'],
  ['unattended', 'danger'],
  ['pending', 'warning'],
  ['accepted', 'positive'],
  ['inReconciliation', 'info'],
  ['others', 8],
]);

/** The colour that a thing has everywhere, by its id; undefined where the chart may choose one. */
export function seriesColor(id: string): SeriesColor | undefined {
  return KNOWN.get(id);
}

/** The colour as a reference to the theme's custom property, so that a switch of the theme renders nothing again. */
export function seriesVariable(chosen: SeriesColor): string {
  if (typeof chosen === 'number') return series(chosen);
  return chosen === 'neutral' ? color.textMuted : color[chosen];
}
