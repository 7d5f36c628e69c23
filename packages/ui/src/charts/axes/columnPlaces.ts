import type { PlotBox, PlotSize } from '../frame/chartTypes.ts';
import type { BandLayout } from './bandLayout.ts';

/** Where the columns of an upright plot lie in px. */
export type ColumnPlaces = {
  /** How many there are. */
  readonly count: number;
  /** The middle of a column. */
  readonly xOf: (column: number) => number;
  /** The column under a point, also above and below the plot; null beside it. */
  readonly columnAt: (x: number, y: number) => number | null;
  /** The whole of a column, and the line through its middle. */
  readonly boxOf: (column: number) => PlotBox;
  readonly lineOf: (column: number) => PlotBox;
};

/** Places of so many columns, one for each category. */
export function columnPlaces({ box, band }: BandLayout, count: number, size: PlotSize): ColumnPlaces {
  const step = band.step();
  const across = (x: number, width: number): PlotBox => ({ x, y: box.y, width, height: box.height });
  const startOf = (column: number): number => band(column) ?? 0;
  return {
    count,
    xOf: (column) => startOf(column) + step / 2,
    columnAt: (x, y) =>
      x < box.x || x > box.x + box.width || y < 0 || y > size.height
        ? null
        : Math.min(count - 1, Math.floor((x - box.x) / step)),
    boxOf: (column) => across(startOf(column), step),
    lineOf: (column) => across(startOf(column) + step / 2 - 0.5, 1),
  };
}
