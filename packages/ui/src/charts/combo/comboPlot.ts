import { drawable } from '@sereno/domain/figure';
import { columnLayout, valueLabels, type BandInput, type BandLayout, type ValueLabel } from '../axes/bandLayout.ts';
import { barDomain, barPieces, barPlaces, barsPath, type BarLayout } from '../axes/barBoxes.ts';
import { columnPlaces } from '../axes/columnPlaces.ts';
import { wholePieces } from '../axes/stack.ts';
import { acrossLines, roomAfter, type ThresholdLine } from '../axes/thresholdLines.ts';
import type { LinePlaces } from '../axes/linePoints.ts';
import type { PlotModel, PlotSize } from '../frame/chartTypes.ts';
import { textWidth } from '../scale/labels.ts';
import { valueDomain, type ValueScale } from '../scale/valueAxis.ts';
import type { ChartCategory } from '../series/chartData.ts';
import { secondAxis, sharedZero } from './twoAxes.ts';
import type { ComboChart } from './useComboChart.ts';

export type ComboPlotInput = {
  readonly chart: ComboChart;
  readonly categories: readonly ChartCategory[];
  readonly size: PlotSize;
  readonly hasLabels: boolean;
  readonly layout: BarLayout;
};

/** A drawing of bars and a line. */
export type ComboPlot = {
  readonly layout: BandLayout;
  /** The axis of the line. */
  readonly lineScale: ValueScale;
  readonly lineValues: readonly ValueLabel[];
  /** A path for each series of bars. */
  readonly paths: readonly string[];
  /** Of the bars. */
  readonly thresholds: readonly ThresholdLine[];
  readonly isThin: boolean;
  readonly places: LinePlaces;
  readonly model: PlotModel;
};

/** Between the plot and the ticks at its end. */
const GAP = 10;
/** Ticks at the end take at most that part of the width. */
const MOST_ROOM = 1 / 3;
/** A pointer that is so many px from the line means it rather than the bar behind it. */
const NEAR = 8;

/** Lays bars and a line out. */
export function comboPlot({ chart, categories, size, hasLabels, layout: kind }: ComboPlotInput): ComboPlot {
  const { bars, line, thresholds } = chart;
  const count = categories.length;
  const pieces = barPieces(bars, count, kind);
  const [domain, lineDomain] = sharedZero(
    barDomain(pieces, [wholePieces(chart.reach)]),
    valueDomain(line.values.slice(0, count)),
  );
  const bands: BandInput = {
    size,
    domain,
    names: categories.map(({ label, short }) => short ?? label),
    isWhole: chart.isWhole,
    write: chart.tick,
    hasValueLabel: hasLabels,
    hasCategoryLabel: hasLabels,
    endRoom: 0,
  };
  const axisBeside = ({ scale, values }: BandLayout) =>
    secondAxis(lineDomain, { scale, ticks: values.map(({ value }) => value) }, chart.isLineWhole);
  // How high the plot is decides on the ticks, and these on how wide it is.
  const widest = Math.max(
    ...axisBeside(columnLayout(bands)).ticks.map((tick) => textWidth(chart.lineTick(tick), size.fontSize)),
  );
  const tickRoom = Math.min(widest + GAP, size.width * MOST_ROOM);
  const layout = columnLayout({ ...bands, endRoom: tickRoom + roomAfter(thresholds, size) });
  const { scale: lineScale, ticks } = axisBeside(layout);
  const columns = columnPlaces(layout, count, size);
  const boxes = barPlaces(pieces, layout, { layout: kind, isRows: false });
  const lineAt = (column: number, x: number, y: number): number | null => {
    const value = drawable(line.values[column]);
    if (value !== null && Math.abs(lineScale(value) - y) <= NEAR) return bars.length;
    const found = bars.findIndex((_, index) => {
      const one = boxes.boxOf(index, column);
      return one !== null && x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height;
    });
    return found === -1 ? null : found;
  };
  return {
    layout,
    lineScale,
    lineValues: valueLabels(ticks, chart.lineTick),
    paths: bars.map((_, index) => barsPath(boxes, index, count)),
    thresholds: acrossLines(thresholds, layout, size, { after: tickRoom }).lines,
    isThin: boxes.thickness < 4,
    places: { ...columns, yOf: lineScale },
    model: {
      columns: count,
      lines: bars.length + 1,
      find: (x, y) => {
        const column = columns.columnAt(x, y);
        return column === null ? null : { column, line: lineAt(column, x, y) };
      },
      place: ({ column, line: place }) => (place === null ? null : boxes.boxOf(place, column)) ?? columns.boxOf(column),
      tip: (point) => chart.tipAt(point),
      datum: chart.datumAt,
      dots: ({ column, line: place }) => {
        const value = drawable(line.values[column]);
        if (value === null || (place !== null && place < bars.length)) return [];
        return [{ x: columns.xOf(column), y: lineScale(value), color: line.color }];
      },
    },
  };
}
