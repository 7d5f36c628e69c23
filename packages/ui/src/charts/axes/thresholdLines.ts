import type { PlotSize } from '../frame/chartTypes.ts';
import { shortened, spreadPlaces, textWidth } from '../scale/labels.ts';
import type { ChartThreshold, ThresholdTone } from '../series/chartData.ts';
import type { BandLayout } from './bandLayout.ts';

/** A line through the plot, and its label; px. */
export type ThresholdLine = {
  readonly path: string;
  readonly tone: ThresholdTone;
  readonly text: string;
  readonly x: number;
  readonly y: number;
};

type Thresholds = readonly ChartThreshold[];

/** Labels after the plot take at most that part of the width. */
const MOST_ROOM = 0.25;
/** Between the plot and a label. */
const GAP = 4;
/** From one label to the next, in parts of the letters' size. */
const LINE = 1.3;
const HALF = 0.35;

/** Room in px after an upright plot, and above one that lies, for the labels; 0 without any. */
export const roomAfter = (thresholds: Thresholds, { width, fontSize }: PlotSize): number =>
  thresholds.reduce(
    (most, { label }) => Math.max(most, Math.min(textWidth(label, fontSize) + 2 * GAP, width * MOST_ROOM)),
    0,
  );
export const roomAbove = (thresholds: Thresholds, { fontSize }: PlotSize): number =>
  thresholds.length * LINE * fontSize;

/**
 * Lines across an upright plot, with labels after it at their heights, clear of one another.
 * @param options.beside Heights of other labels there.
 * @param options.after Px from the plot to the labels.
 * @returns Also the baselines of those other labels.
 */
export function acrossLines(
  thresholds: Thresholds,
  { box, scale }: Pick<BandLayout, 'box' | 'scale'>,
  { width, fontSize }: PlotSize,
  { beside = [], after = GAP }: { readonly beside?: readonly number[]; readonly after?: number } = {},
): { readonly lines: readonly ThresholdLine[]; readonly baselines: readonly number[] } {
  const x = box.x + box.width + after;
  const baselines = spreadPlaces([...beside, ...thresholds.map(({ value }) => scale(value))], {
    distance: fontSize * LINE,
    low: box.y,
    high: box.y + box.height,
  }).map((height) => height + fontSize * HALF);
  const lines = thresholds.map(({ value, label, tone = 'neutral' }, index) => ({
    path: `M${box.x},${scale(value)}h${box.width}`,
    tone,
    text: shortened(label, width - x, fontSize),
    x,
    y: baselines[beside.length + index] ?? 0,
  }));
  return { lines, baselines };
}

/**
 * Lines down a plot whose values run from start to end, each with its label in a line above it.
 * @param xOf Px of a value.
 */
export function downLines(
  thresholds: Thresholds,
  { box }: Pick<BandLayout, 'box'>,
  { width, fontSize }: PlotSize,
  xOf: (value: number) => number,
): readonly ThresholdLine[] {
  return thresholds.map(({ value, label, tone = 'neutral' }, index) => {
    const text = shortened(label, width, fontSize);
    const wide = textWidth(text, fontSize);
    return {
      path: `M${xOf(value)},${box.y}v${box.height}`,
      tone,
      text,
      x: Math.max(0, Math.min(xOf(value) - wide / 2, width - wide)),
      y: box.y - GAP - (thresholds.length - 1 - index) * LINE * fontSize,
    };
  });
}
