import { valueDomain } from '../scale/valueAxis.ts';
import { columnLayout, type BandLayout } from '../axes/bandLayout.ts';
import { stackSeries, stackSums, type StackPiece } from '../axes/stack.ts';
import { columnPlaces } from '../axes/columnPlaces.ts';
import { linePoints } from '../axes/linePoints.ts';
import { acrossLines, roomAfter, type ThresholdLine } from '../axes/thresholdLines.ts';
import type { SeriesPlotInput } from '../axes/seriesDrawing.tsx';
import type { PlotModel } from '../frame/chartTypes.ts';

/** A drawing of areas on top of one another. */
export type AreaPlot = {
  readonly layout: BandLayout;
  /** One for each series, with a piece for each category; null for gaps. */
  readonly pieces: readonly (readonly StackPiece[])[];
  /** The line over the sums of the previous period; null without one. */
  readonly before: ReturnType<typeof linePoints> | null;
  /** Where a category lies in px. */
  readonly xOf: (column: number) => number;
  /** The days of a series between two gaps, which have no area: a path of their heights; '' without any. */
  readonly isolatedOf: (line: number) => string;
  readonly thresholds: readonly ThresholdLine[];
  readonly model: PlotModel;
};

/** Lays areas out. */
export function areaPlot({ chart, categories, size, hasLabels }: SeriesPlotInput): AreaPlot {
  const { drawn, before, thresholds, isWhole, tick } = chart;
  const count = categories.length;
  const pieces = stackSeries(drawn, count);
  const sums = before.length === 0 ? [] : stackSums(before, count);
  const layout = columnLayout({
    size,
    domain: valueDomain([...pieces.flatMap((layer) => layer.map((piece) => piece?.to)), ...sums, ...chart.reach]),
    names: categories.map(({ label, short: own }) => own ?? label),
    isWhole,
    write: tick,
    hasValueLabel: hasLabels,
    hasCategoryLabel: hasLabels,
    endRoom: roomAfter(thresholds, size),
  });
  const { scale } = layout;
  const columns = columnPlaces(layout, count, size);
  const { xOf } = columns;
  const lineAt = (column: number, y: number): number | null => {
    if (drawn.length < 2) return null;
    const line = pieces.findIndex((layer) => {
      const piece = layer[column];
      if (!piece) return false;
      const [one, other] = [scale(piece.from), scale(piece.to)];
      return y >= Math.min(one, other) && y <= Math.max(one, other);
    });
    return line === -1 ? null : line;
  };
  return {
    layout,
    pieces,
    thresholds: acrossLines(thresholds, layout, size).lines,
    before: sums.length === 0 ? null : linePoints(sums, { ...columns, yOf: scale }),
    xOf,
    isolatedOf: (line) => {
      const layer = pieces[line] ?? [];
      return layer
        .map((piece, column) => {
          if (!piece || layer[column - 1] || layer[column + 1]) return '';
          return `M${xOf(column)},${scale(piece.from)}V${scale(piece.to)}`;
        })
        .join('');
    },
    model: {
      columns: count,
      lines: drawn.length,
      find: (x, y) => {
        const column = columns.columnAt(x, y);
        return column === null ? null : { column, line: lineAt(column, y) };
      },
      place: ({ column }) => columns.lineOf(column),
      tip: (point) => {
        const tip = chart.tipAt(point);
        if (before.length === 0) return tip;
        return {
          ...tip,
          rows: [...tip.rows.filter(({ isPrevious }) => isPrevious !== true), chart.beforeAt(point.column)],
        };
      },
      datum: chart.datumAt,
      dots: ({ column }) =>
        drawn.flatMap(({ color }, line) => {
          const piece = pieces[line]?.[column];
          return piece ? [{ x: xOf(column), y: scale(piece.to), color }] : [];
        }),
    },
  };
}
