import { columnLayout, type BandLayout } from '../axes/bandLayout.ts';
import { columnPlaces } from '../axes/columnPlaces.ts';
import { barsPath } from '../axes/barBoxes.ts';
import { downLines, roomAbove, type ThresholdLine } from '../axes/thresholdLines.ts';
import type { ChartDatum, ChartThreshold } from '../series/chartData.ts';
import type { PlotModel, PlotSize, PlotTipText } from '../frame/chartTypes.ts';
import { fittingLabels, textWidth } from '../scale/labels.ts';
import { valueDomain } from '../scale/valueAxis.ts';
import type { HistogramBin } from './histogramBins.ts';

export type HistogramPlotInput = {
  readonly bins: readonly HistogramBin[];
  /** Of the values that are counted. */
  readonly thresholds: readonly ChartThreshold[];
  readonly size: PlotSize;
  readonly hasLabels: boolean;
  /** Writes a count, and an end of an interval. */
  readonly writeCount: (count: number) => string;
  readonly writeEnd: (value: number) => string;
  readonly tipOf: (bin: HistogramBin) => PlotTipText;
  readonly datumOf: (bin: HistogramBin) => ChartDatum | null;
};

/** A drawing of intervals. */
export type HistogramPlot = {
  readonly layout: BandLayout;
  /** All bars. */
  readonly path: string;
  readonly lines: readonly ThresholdLine[];
  readonly isThin: boolean;
  /** The ends that have room, each below the edge of its bar; px. */
  readonly ends: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  readonly model: PlotModel;
};

/** Height of a bar in px, of which its outline leaves one. */
const LEAST = 2;

const NOTHING: PlotTipText = { title: '', rows: [] };

/** Lays intervals out: bars side by side, with the ends of the intervals below their edges. */
export function histogramPlot(input: HistogramPlotInput): HistogramPlot {
  const { bins, thresholds, size, hasLabels, writeCount, writeEnd, tipOf, datumOf } = input;
  const texts = [...bins.map(({ from }) => from), ...bins.slice(-1).map(({ to }) => to)].map(writeEnd);
  const widths = texts.map((text) => textWidth(text, size.fontSize));
  const laid = columnLayout({
    size,
    domain: valueDomain(bins.map(({ count }) => count)),
    names: bins.map(() => ''),
    isWhole: true,
    write: writeCount,
    hasValueLabel: hasLabels,
    hasCategoryLabel: hasLabels,
    topRoom: roomAbove(thresholds, size),
    endRoom: Math.min((widths.at(-1) ?? 0) / 2, size.width / 4),
  });
  const { box, band, scale } = laid;
  const step = band.step();
  const columns = columnPlaces(laid, bins.length, size);
  const boxOf = (_: number, column: number) => {
    const count = bins[column]?.count ?? 0;
    // One of thousands is not nothing.
    const height = count === 0 ? 0 : Math.max(LEAST, scale(0) - scale(count));
    return { x: band(column) ?? 0, y: scale(0) - height, width: step, height };
  };
  const [low = 0, high = 1] = [bins[0]?.from, bins.at(-1)?.to];
  const xOf = (value: number): number => box.x + ((value - low) / (high - low)) * step * bins.length;
  const shown = fittingLabels({ widths, step, firstMiddle: box.x, start: 0, end: size.width, gap: 8 });
  return {
    // The names of the categories stand at their edges, not in their middles.
    layout: { ...laid, categories: [] },
    path: barsPath({ thickness: step, boxOf }, 0, bins.length),
    lines: downLines(thresholds, laid, size, xOf),
    isThin: step < 4,
    ends: shown.map((index) => ({
      x: box.x + index * step,
      y: box.y + box.height + size.fontSize * 1.7,
      text: texts[index] ?? '',
    })),
    model: {
      columns: bins.length,
      lines: 1,
      find: (x, y) => {
        const column = columns.columnAt(x, y);
        return column === null ? null : { column, line: null };
      },
      place: ({ column }) => columns.boxOf(column),
      tip: ({ column }) => {
        const bin = bins[column];
        return bin === undefined ? NOTHING : tipOf(bin);
      },
      datum: ({ column }) => {
        const bin = bins[column];
        return bin === undefined ? null : datumOf(bin);
      },
    },
  };
}
