import type { PlotBox, PlotSize } from '../frame/chartTypes.ts';
import type { DrawnSlice } from './slices.ts';
import { type FigureFormat, formatFigure, formatShortFigure } from '../series/figureFormat.ts';
import type { Formats } from '../../locale/formats.ts';
import { textWidth } from '../scale/labels.ts';

const THICKNESS = 0.3;
/** The ring takes at most that part of the width: the labels need the rest. */
const RING_SHARE = 0.38;
const LARGEST_RING = 200;

export type DonutLayout = {
  readonly ring: { readonly x: number; readonly y: number; readonly outer: number; readonly inner: number };
  /** Of the labels: where they begin, and how wide and high a line is. */
  readonly start: number;
  readonly lineWidth: number;
  readonly lineHeight: number;
  readonly line: (place: number) => PlotBox;
  /** The slice under a point: its part of the ring, or its label. */
  readonly find: (x: number, y: number) => number | null;
};

/**
 * A ring at the start, and a line beside it for each slice.
 * @param textLines Texts of a slice that stand below each other, 1 or 2.
 */
export function donutLayout(
  slices: readonly Pick<DrawnSlice, 'from' | 'to'>[],
  { width, height, fontSize }: PlotSize,
  textLines = 1,
): DonutLayout {
  const diameter = Math.max(24, Math.min(height - 4, width * RING_SHARE, LARGEST_RING));
  const outer = diameter / 2;
  const ring = { x: outer + 2, y: height / 2, outer, inner: outer * (1 - THICKNESS) };
  const start = Math.ceil(diameter + 4 + Math.min(32, width * 0.05));
  const lineHeight = Math.min(fontSize * (1 + 1.4 * textLines), height / Math.max(1, slices.length));
  const lineWidth = Math.max(1, Math.min(width - start, 460));
  const top = (height - lineHeight * slices.length) / 2;
  const line = (place: number): PlotBox => ({
    x: start - 6,
    y: top + place * lineHeight,
    width: lineWidth + 6,
    height: lineHeight,
  });
  return {
    ring,
    start,
    lineWidth,
    lineHeight,
    line,
    find: (x, y) => {
      const place = Math.floor((y - top) / lineHeight);
      if (x >= start - 6) return x <= start + lineWidth && place >= 0 && place < slices.length ? place : null;
      const radius = Math.hypot(x - ring.x, y - ring.y);
      if (radius > ring.outer || radius < ring.inner) return null;
      const angle = (Math.atan2(x - ring.x, ring.y - y) + 2 * Math.PI) % (2 * Math.PI);
      const found = slices.findIndex(({ from, to }) => angle >= from && angle < to);
      return found === -1 ? null : found;
    },
  };
}

/** Labels beside the name of each slice, and the width left for the name, px. */
type SliceLabels = {
  /** Empty without room for them. */
  readonly values: readonly string[];
  readonly parts: readonly string[];
  /** Width of the percentages, with the gap before them. */
  readonly partWidth: number;
  readonly nameWidth: number;
  /** Whether each name is shown in full. */
  readonly isWhole: boolean;
};

const GAP = 10;
/** Fewer letters are not worth showing: the row drops its figures, which the tooltip and the table have. */
const LEAST_NAME = 5;

/**
 * The most text that leaves names complete: value and percentage, the short value, the value alone. If even that is too
 * much, names are truncated.
 */
export function sliceLabels(
  slices: readonly DrawnSlice[],
  unit: FigureFormat,
  formats: Formats,
  width: number,
  fontSize: number,
): SliceLabels {
  const widthOf = (texts: readonly string[]): number => {
    const widest = texts.reduce((most, text) => Math.max(most, textWidth(text, fontSize)), 0);
    return widest === 0 ? 0 : widest + GAP;
  };
  const full = slices.map(({ value }) => formatFigure(value, unit, formats));
  const parts = slices.map(({ part }) => (part === null ? '' : formatFigure(part, 'percent', formats)));
  const names = widthOf(slices.map(({ name }) => name)) - GAP;
  const choice = (values: readonly string[], beside: readonly string[]): SliceLabels => {
    const partWidth = widthOf(beside);
    const nameWidth = width - widthOf(values) - partWidth;
    return { values, parts: beside, partWidth, nameWidth, isWhole: nameWidth >= names };
  };
  const first = choice(full, parts);
  if (first.isWhole) return first;
  const none = slices.map(() => '');
  const short = slices.map(({ value }, place) =>
    value === null ? (full[place] ?? '') : formatShortFigure(value, unit, formats),
  );
  const choices = [first, choice(short, parts), choice(full, none), choice(short, none)];
  const whole = choices.find(({ isWhole }) => isWhole);
  if (whole !== undefined) return whole;
  // Nothing leaves them complete, so the least is dropped.
  const last = choices.findLast(({ nameWidth }) => nameWidth >= LEAST_NAME * fontSize);
  return last ?? { values: none, parts: none, partWidth: 0, nameWidth: width, isWhole: width >= names };
}

/** Value and part of the sum in one text, for a line of their own under the name; the value short where the whole is too wide. */
export function underName(
  { value, part }: Pick<DrawnSlice, 'value' | 'part'>,
  unit: FigureFormat,
  formats: Formats,
  width: number,
  fontSize: number,
): string {
  const percent = part === null ? [] : [formatFigure(part, 'percent', formats)];
  const full = [formatFigure(value, unit, formats), ...percent].join(' · ');
  if (value === null || textWidth(full, fontSize) <= width) return full;
  return [formatShortFigure(value, unit, formats), ...percent].join(' · ');
}
