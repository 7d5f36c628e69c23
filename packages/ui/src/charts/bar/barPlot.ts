import { textWidth } from '../scale/labels.ts';
import { columnLayout, rowLayout, type BandInput, type BandLayout } from '../axes/bandLayout.ts';
import { acrossLines, downLines, roomAbove, roomAfter, type ThresholdLine } from '../axes/thresholdLines.ts';
import type { SeriesChart } from '../axes/useSeriesChart.ts';
import type { PlotBox, PlotModel, PlotSize, TipRow } from '../frame/chartTypes.ts';
import type { ChartCategory } from '../series/chartData.ts';
import { stackSums, wholePieces } from '../axes/stack.ts';
import { barDomain, barPieces, barPlaces, barsPath, levelsPath, type BarLayout } from '../axes/barBoxes.ts';
import { barFigures, type BarFigure } from './barNames.ts';

export type BarPlotInput = {
  readonly chart: SeriesChart;
  readonly categories: readonly ChartCategory[];
  readonly size: PlotSize;
  readonly hasLabels: boolean;
  readonly layout: BarLayout;
  /** Categories from top to bottom. */
  readonly isRows: boolean;
};

/** A drawing of bars. */
export type BarPlot = {
  readonly layout: BandLayout;
  /** One for each series. */
  readonly paths: readonly string[];
  /** A line over each bar or stack, where it ended in the previous period; '' without one. */
  readonly previousPath: string;
  readonly figures: readonly BarFigure[];
  readonly thresholds: readonly ThresholdLine[];
  /** Too thin for an outline. */
  readonly isThin: boolean;
  readonly model: PlotModel;
};

const isNow = ({ isPrevious }: TipRow): boolean => isPrevious !== true;

function contains(box: PlotBox | null, x: number, y: number): boolean {
  return box !== null && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** A drawing narrower than that is a phone's. */
const NARROW = 480;
/** More rows would be too thin to read. */
const MOST_ROWS = 24;

/** Whether vertical bars must become horizontal: on a phone, when their names do not fit. */
export function mustLie(categories: readonly ChartCategory[], { width, fontSize }: PlotSize): boolean {
  if (width >= NARROW || categories.length > MOST_ROWS || categories.some(({ short }) => short !== undefined))
    return false;
  const step = (width - 4 * fontSize) / categories.length;
  return categories.some(({ label }) => textWidth(label, fontSize) + 8 > step);
}

type Figures = { readonly layout: BandLayout; readonly figures: readonly BarFigure[] };
type FiguresIn = (layout: BandLayout) => readonly BarFigure[];

const withFigures = (layout: BandLayout, figuresIn: FiguresIn): Figures => ({ layout, figures: figuresIn(layout) });

/** Vertical bars, with a free line where a figure would overlap the axis title or the names. */
function columnsWithRoom(bands: BandInput, figuresIn: FiguresIn): Figures {
  const { fontSize } = bands.size;
  const first = withFigures(columnLayout(bands), figuresIn);
  const { box } = first.layout;
  const word = bands.hasValueLabel ? fontSize * 1.4 : 0;
  const isOver = first.figures.some(({ y }) => y - fontSize < word);
  const isUnder = first.figures.some(({ y }) => y > box.y + box.height + fontSize * 0.4);
  if (!isOver && !isUnder) return first;
  const room = fontSize * 1.5;
  return withFigures(
    columnLayout({ ...bands, aboveRoom: isOver ? room : 0, belowRoom: isUnder ? room : 0 }),
    figuresIn,
  );
}

/** Lays a bar chart out. */
export function barPlot(input: BarPlotInput): BarPlot {
  const { chart, categories, size, hasLabels, layout: kind, isRows } = input;
  const { drawn, before, thresholds, isWhole, short, tick } = chart;
  const levels = thresholds.map(({ value }) => value);
  const count = categories.length;
  const pieces = barPieces(drawn, count, kind);
  // A stack is compared as a whole: levels between its segments would be ambiguous.
  const isWholeBefore = kind === 'stacked' && before.length > 0;
  const previousPieces = isWholeBefore ? [wholePieces(stackSums(before, count))] : barPieces(before, count, kind);
  const isSummed = kind === 'stacked' || drawn.length === 1;
  // Thinner bars have no figures, see `barFigures`, so sums are not computed.
  const hasSums = isSummed && (isRows ? size.height : size.width) / Math.max(1, count) >= size.fontSize * 1.2;
  const sums = hasSums ? stackSums(drawn, count) : [];
  const widestSum = (isRows ? sums : []).reduce<number>(
    (most, sum) => Math.max(most, sum === null ? 0 : textWidth(short(sum), size.fontSize)),
    0,
  );
  const bands: BandInput = {
    size,
    domain: barDomain(pieces, previousPieces, [wholePieces(chart.reach)]),
    names: categories.map(({ label, short: own }) => own ?? label),
    isWhole,
    write: tick,
    hasValueLabel: hasLabels,
    hasCategoryLabel: hasLabels,
    endRoom: isRows ? widestSum + 8 : roomAfter(thresholds, size),
    topRoom: isRows ? roomAbove(thresholds, size) : 0,
  };
  // With grouped bars only a single series has figures: its levels are the first ones.
  const figuresIn = (one: BandLayout) =>
    barFigures(sums, pieces, { layout: one, size, isRows, short, marks: previousPieces[0], thresholds: levels });
  const { layout, figures } = isRows ? withFigures(rowLayout(bands), figuresIn) : columnsWithRoom(bands, figuresIn);
  const { box, band } = layout;
  const step = band.step();
  const isStackOfMany = isWholeBefore && drawn.length > 1;
  const places = barPlaces(pieces, layout, { layout: kind, isRows });
  const previousPlaces = barPlaces(previousPieces, layout, { layout: kind, isRows });
  const lineAt = (column: number, x: number, y: number): number | null => {
    if (drawn.length < 2) return null;
    const line = drawn.findIndex((_, index) => contains(places.boxOf(index, column), x, y));
    return line < 0 ? null : line;
  };

  return {
    layout,
    paths: drawn.map((_, line) => barsPath(places, line, count)),
    previousPath: levelsPath(previousPlaces, { pieces: previousPieces, columns: count, isRows, scale: layout.scale }),
    figures,
    thresholds: isRows
      ? downLines(thresholds, layout, size, layout.scale)
      : acrossLines(thresholds, layout, size).lines,
    isThin: places.thickness < 4,
    model: {
      columns: count,
      lines: drawn.length,
      isUpright: isRows,
      find: (x, y) => {
        const along = isRows ? y - box.y : x - box.x;
        if (along < 0 || along > step * count || x < 0 || x > size.width || y < 0 || y > size.height) return null;
        const column = Math.min(count - 1, Math.floor(along / step));
        return { column, line: lineAt(column, x, y) };
      },
      place: ({ column, line }) => {
        const own = line === null ? null : places.boxOf(line, column);
        if (own !== null && drawn.length > 1) return own;
        return isRows
          ? { x: box.x, y: band(column) ?? 0, width: box.width, height: step }
          : { x: band(column) ?? 0, y: box.y, width: step, height: box.height };
      },
      tip: (point) => {
        const tip = chart.tipAt(point);
        return isStackOfMany ? { ...tip, rows: [...tip.rows.filter(isNow), chart.beforeAt(point.column)] } : tip;
      },
      datum: chart.datumAt,
    },
  };
}
