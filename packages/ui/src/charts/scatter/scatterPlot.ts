import { columnLayout, sidewaysAxis, type BandLayout, type ValueLabel } from '../axes/bandLayout.ts';
import { acrossLines, roomAfter, type ThresholdLine } from '../axes/thresholdLines.ts';
import type { ChartDatum, ChartThreshold } from '../series/chartData.ts';
import type { PlotModel, PlotSize, PlotTipText } from '../frame/chartTypes.ts';
import type { SeriesColor } from '../../theme/index.ts';
import { textWidth } from '../scale/labels.ts';
import { valueExtent, type ValueScale } from '../scale/valueAxis.ts';
import type { DrawnPoint } from './scatterPoints.ts';

export type ScatterPlotInput = {
  /** By x. */
  readonly points: readonly DrawnPoint[];
  readonly colors: readonly SeriesColor[];
  /** Of y, as levels. */
  readonly thresholds: readonly ChartThreshold[];
  readonly size: PlotSize;
  /** Levels that the axis of y reaches to, and whether they are exponents of ten. */
  readonly reach: readonly number[];
  readonly isLog: boolean;
  /** Whether the figures of an axis have no halves, and what writes its ticks. */
  readonly isXWhole: boolean;
  readonly isYWhole: boolean;
  readonly writeX: (value: number) => string;
  readonly writeY: (value: number) => string;
  readonly tipOf: (point: DrawnPoint) => PlotTipText;
  readonly datumOf: (point: DrawnPoint) => ChartDatum | null;
};

/** A drawing of points between two axes of values. */
export type ScatterPlot = {
  readonly layout: BandLayout;
  readonly xScale: ValueScale;
  readonly xValues: readonly ValueLabel[];
  /** A path for each series: a year of contracts is one element. */
  readonly paths: readonly string[];
  readonly lines: readonly ThresholdLine[];
  readonly model: PlotModel;
};

/** A pointer means the nearest point, so many px away at most. */
const NEAR = 24;
/** Around a point that is pointed at, in px. */
const HALF = 6;

const NOTHING: PlotTipText = { title: '', rows: [] };
const px = (value: number): string => String(Math.round(value * 10) / 10);

/** Lays points out; the axes reach from the lowest to the highest value, whether or not 0 lies between them. */
export function scatterPlot(input: ScatterPlotInput): ScatterPlot {
  const { points, colors, thresholds, reach, isLog, size, isXWhole, isYWhole, writeX, writeY, tipOf, datumOf } = input;
  const domain = valueExtent(points.map(({ x }) => x));
  const half =
    Math.max(textWidth(writeX(domain.low), size.fontSize), textWidth(writeX(domain.high), size.fontSize)) / 2;
  const layout = columnLayout({
    size,
    domain: valueExtent([...points.map(({ level }) => level), ...thresholds.map(({ value }) => value), ...reach]),
    names: [],
    isWhole: isYWhole,
    write: writeY,
    hasValueLabel: true,
    hasCategoryLabel: true,
    endRoom: Math.max(Math.min(half, size.width / 4), roomAfter(thresholds, size)),
  });
  const { box, scale } = layout;
  const across = { size, domain, isWhole: isXWhole, write: writeX };
  const { scale: xScale, values: xValues } = sidewaysAxis(across, [box.x, box.x + box.width], false);
  const places = points.map(({ x, level }) => ({ x: xScale(x), y: scale(level) }));
  const placeOf = (column: number) => places[column] ?? { x: 0, y: 0 };
  const paths = colors.map(() => '');
  points.forEach(({ line }, column) => {
    paths[line] += `M${px(placeOf(column).x)},${px(placeOf(column).y)}h0`;
  });
  return {
    layout: { ...layout, isLog },
    xScale,
    xValues,
    paths,
    lines: acrossLines(thresholds, layout, size).lines,
    model: {
      columns: points.length,
      lines: 1,
      find: (x, y) => {
        let found: number | null = null;
        let least = NEAR;
        places.forEach((place, column) => {
          const distance = Math.hypot(place.x - x, place.y - y);
          if (distance > least) return;
          least = distance;
          found = column;
        });
        return found === null ? null : { column: found, line: null };
      },
      place: ({ column }) => ({
        x: placeOf(column).x - HALF,
        y: placeOf(column).y - HALF,
        width: 2 * HALF,
        height: 2 * HALF,
      }),
      tip: ({ column }) => {
        const point = points[column];
        return point === undefined ? NOTHING : tipOf(point);
      },
      datum: ({ column }) => {
        const point = points[column];
        return point === undefined ? null : datumOf(point);
      },
      dots: ({ column }) => [{ ...placeOf(column), color: colors[points[column]?.line ?? 0] ?? 'neutral' }],
    },
  };
}
