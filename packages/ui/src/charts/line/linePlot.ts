import { drawable } from '@sereno/domain/figure';
import { textWidth } from '../scale/labels.ts';
import { valueDomain, valueExtent } from '../scale/valueAxis.ts';
import { columnLayout, type BandLayout } from '../axes/bandLayout.ts';
import { columnPlaces } from '../axes/columnPlaces.ts';
import { isolatedPoints, linePoints } from '../axes/linePoints.ts';
import { acrossLines, roomAfter, type ThresholdLine } from '../axes/thresholdLines.ts';
import type { DrawnSeries } from '../axes/drawnSeries.ts';
import type { SeriesPlotInput } from '../axes/seriesDrawing.tsx';
import type { SeriesChart } from '../axes/useSeriesChart.ts';
import type { PlotDot, PlotModel } from '../frame/chartTypes.ts';

/** Minimum plot width, in em, for names at the ends of lines. */
const LEAST_NAMED = 43;
/** Maximum lines with names at their ends. */
const MOST_NAMED = 4;
/** Maximum width of the longest name, as a fraction of the plot. */
const NAMES_SHARE = 0.2;

const widestName = (drawn: readonly DrawnSeries[], fontSize: number): number =>
  Math.max(...drawn.map(({ name }) => textWidth(name, fontSize)));

/** Plot width from which lines have direct labels, in em. Infinity for one line, too many, or a legend that stays. */
export function namedFrom({ drawn, keepsLegend }: Pick<SeriesChart, 'drawn' | 'keepsLegend'>): number {
  if (drawn.length < 2 || drawn.length > MOST_NAMED || keepsLegend) return Infinity;
  return Math.max(LEAST_NAMED, widestName(drawn, 1) / NAMES_SHARE);
}

/** A drawing of lines: points, names at their ends, and what can be pointed at. */
export type LinePlot = {
  readonly layout: BandLayout;
  /** The points of a series, and where they lie in px; null for gaps. */
  readonly pointsOf: (series: DrawnSeries) => ReturnType<typeof linePoints>;
  /** The isolated points of a series, as a path; '' without any. */
  readonly isolatedOf: (series: DrawnSeries) => string;
  /** Names at the ends of the lines, at their heights in px; empty with a legend. */
  readonly names: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  readonly thresholds: readonly ThresholdLine[];
  readonly model: PlotModel;
};

function lastKnown(values: readonly (number | null)[], count: number): number | null {
  for (let index = Math.min(values.length, count) - 1; index >= 0; index -= 1) {
    const value = drawable(values[index]);
    if (value !== null) return value;
  }
  return null;
}

function* valuesOf({ drawn, before, thresholds, ends }: SeriesChart, count: number) {
  yield* [ends.min, ends.max];
  for (const { value } of thresholds) yield value;
  for (const { values } of [...drawn, ...before]) yield* values.length > count ? values.slice(0, count) : values;
}

/** Lays a line chart out. */
export function linePlot({ chart, categories, size, hasLabels }: SeriesPlotInput): LinePlot {
  const { drawn, thresholds, ends, isLog, isWhole, tick } = chart;
  const count = categories.length;
  const isNamed = size.width >= namedFrom(chart) * size.fontSize;
  const laid = columnLayout({
    size,
    domain: isLog ? valueExtent([...valuesOf(chart, count)]) : valueDomain(valuesOf(chart, count), ends),
    names: categories.map(({ label, short: own }) => own ?? label),
    isWhole,
    write: tick,
    hasValueLabel: hasLabels,
    hasCategoryLabel: hasLabels,
    endRoom: Math.max(isNamed ? widestName(drawn, size.fontSize) + 8 : 0, roomAfter(thresholds, size)),
  });
  const layout = { ...laid, isLog };
  const { box, scale } = layout;
  const columns = columnPlaces(layout, count, size);
  const yOf = (value: number | null | undefined): number => scale(drawable(value) ?? 0);

  const last = isNamed ? drawn.map(({ values }) => yOf(lastKnown(values, count))) : [];
  const { lines, baselines } = acrossLines(thresholds, layout, size, { beside: last });

  const nearest = (column: number, y: number): number | null => {
    if (drawn.length < 2) return null;
    const distances = drawn.map(({ values }) => {
      const value = drawable(values[column]);
      return value === null ? Infinity : Math.abs(scale(value) - y);
    });
    const least = Math.min(...distances);
    return Number.isFinite(least) ? distances.indexOf(least) : null;
  };
  const dotsAt = (column: number): readonly PlotDot[] =>
    drawn.flatMap(({ values, color }) => {
      const value = drawable(values[column]);
      return value === null ? [] : [{ x: columns.xOf(column), y: scale(value), color }];
    });

  const places = { ...columns, yOf };

  return {
    layout,
    isolatedOf: ({ values }) => isolatedPoints(values, places),
    pointsOf: ({ values }) => linePoints(values, places),
    names: isNamed
      ? drawn.map(({ name }, index) => ({
          text: name,
          x: box.x + box.width + 4,
          y: baselines[index] ?? 0,
        }))
      : [],
    thresholds: lines,
    model: {
      columns: count,
      lines: drawn.length,
      find: (x, y) => {
        const column = columns.columnAt(x, y);
        return column === null ? null : { column, line: nearest(column, y) };
      },
      place: ({ column }) => columns.lineOf(column),
      tip: (point) => chart.tipAt(point),
      datum: chart.datumAt,
      dots: ({ column }) => dotsAt(column),
    },
  };
}
