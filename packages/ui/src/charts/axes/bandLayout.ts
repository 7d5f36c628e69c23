import { scaleBand } from '@visx/scale';
import { fittingLabels, shortened, textWidth } from '../scale/labels.ts';
import { valueAxis, type ValueAxis, type ValueDomain, type ValueScale } from '../scale/valueAxis.ts';
import type { PlotBox, PlotSize } from '../frame/chartTypes.ts';

/** Where a category begins in px, by its index. */
export type BandScale = ReturnType<typeof scaleBand<number>>;

/** A tick of the values. */
export type ValueLabel = { readonly value: number; readonly text: string };

/** Shared by both directions: the box between the axes, the scales of categories and values, and what is written on them. */
export type BandLayout = {
  readonly box: PlotBox;
  readonly band: BandScale;
  readonly scale: ValueScale;
  readonly values: readonly ValueLabel[];
  /** The values are exponents of ten, among which 0 is none. Default false. */
  readonly isLog?: boolean;
  /** Categories whose names are shown. */
  readonly categories: readonly { readonly index: number; readonly text: string }[];
  /** Height in px at the start of each category that its name takes, above its bar; 0 where names stand beside the bars. */
  readonly nameRoom: number;
};

export type BandInput = {
  readonly size: PlotSize;
  readonly domain: ValueDomain;
  /** Category names as shown on the axis. */
  readonly names: readonly string[];
  /** Only whole numbers: counts have no halves. */
  readonly isWhole: boolean;
  /** Writes a tick. */
  readonly write: (value: number) => string;
  /** Whether the axes have titles, which need a line each. */
  readonly hasValueLabel: boolean;
  readonly hasCategoryLabel: boolean;
  /** Kept free in px at the end of the drawing, for direct labels. */
  readonly endRoom: number;
  /** Kept free in px above the plot, for labels. Default: none. */
  readonly topRoom?: number;
  /** Free space in px above and below upright bars, for figures at their ends. Default: none. */
  readonly aboveRoom?: number;
  readonly belowRoom?: number;
};

/** Between two labels, and between a label and the drawing. */
const GAP = 8;
/** A category at least this many letters wide shows a truncated name. */
const LETTERS = 4;
/** Steps between ticks, at most. */
const MOST_STEPS = 5;
/** Ticks are at least this many lines of text apart. */
const LINES_PER_STEP = 2.4;

/** By index, since names can repeat. */
export function categoryBand(count: number, range: [start: number, end: number]): BandScale {
  return scaleBand<number>({ domain: Array.from({ length: count }, (_, index) => index), range });
}

/** Ticks of the value axis; a text that two ticks share is shown once. */
export function valueLabels(ticks: readonly number[], write: (value: number) => string): readonly ValueLabel[] {
  const texts = ticks.map(write);
  return ticks.map((value, index) => ({
    value,
    text: index > 0 && texts[index] === texts[index - 1] ? '' : (texts[index] ?? ''),
  }));
}

/** Categories from start to end, values upwards. */
export function columnLayout(input: BandInput): BandLayout {
  const { size, domain, names, isWhole, write, endRoom, topRoom = 0, aboveRoom = 0, belowRoom = 0 } = input;
  const line = size.fontSize * 1.5;
  const top = line / 2 + (input.hasValueLabel ? line : 0) + topRoom;
  const height = Math.max(line, size.height - top - line - GAP - (input.hasCategoryLabel ? line : 0));
  const steps = Math.max(1, Math.min(MOST_STEPS, Math.floor(height / (line * LINES_PER_STEP))));
  const { scale, ticks } = valueAxis(domain, { range: [top + height - belowRoom, top + aboveRoom], steps, isWhole });
  const widest = Math.max(...ticks.map((tick) => textWidth(write(tick), size.fontSize)));
  const start = Math.min(widest + GAP, size.width / 2);
  const width = Math.max(1, size.width - start - Math.max(2, endRoom));
  const band = categoryBand(names.length, [start, start + width]);
  return {
    box: { x: start, y: top, width, height },
    band,
    scale,
    values: valueLabels(ticks, write),
    categories: columnNames(names, band, size),
    nameRoom: 0,
  };
}

function columnNames(names: readonly string[], band: BandScale, size: PlotSize): BandLayout['categories'] {
  const step = band.step();
  const room = step - GAP;
  const isRoomy = room >= size.fontSize * LETTERS;
  const texts = isRoomy ? names.map((name) => shortened(name, room, size.fontSize)) : names;
  return fittingLabels({
    widths: texts.map((text) => textWidth(text, size.fontSize)),
    step,
    firstMiddle: (band(0) ?? 0) + step / 2,
    start: 0,
    end: size.width,
    gap: GAP,
  }).map((index) => ({ index, text: texts[index] ?? '' }));
}

/** Values from start to end, with as many ticks as have room beside one another. */
export function sidewaysAxis(
  { size, domain, isWhole, write }: Pick<BandInput, 'size' | 'domain' | 'isWhole' | 'write'>,
  range: [start: number, end: number],
  isTight: boolean,
): Pick<BandLayout, 'scale' | 'values'> {
  const axisOf = (steps: number): ValueAxis => valueAxis(domain, { range, steps, isWhole, isTight });
  const widthOf = (text: string): number => textWidth(text, size.fontSize);
  const most = Math.max(...axisOf(MOST_STEPS).ticks.map((tick) => widthOf(write(tick)))) + 4 * GAP;
  const { scale, ticks } = axisOf(Math.max(1, Math.min(MOST_STEPS, Math.floor((range[1] - range[0]) / most))));
  const fits = ({ value, text }: ValueLabel): boolean => scale(value) + widthOf(text) / 2 <= size.width;
  return { scale, values: valueLabels(ticks, write).filter(fits) };
}

/** Names take at most that part of the width. */
const NAMES_SHARE = 0.4;
/** A name above its bar takes so many times the height of its letters, where a category is that many times as high. */
const NAME_ABOVE = 1.3;
const ROOM_ABOVE = 2.4;

/**
 * Categories from top to bottom, values from start to end. Names that are too long for their share of the width stand above their bars,
 * where there is room, and are read whole.
 */
export function rowLayout(input: BandInput): BandLayout {
  const { size, names, endRoom, topRoom = 0 } = input;
  const line = size.fontSize * 1.5;
  const top = (input.hasCategoryLabel ? line : 2) + topRoom;
  const height = Math.max(line, size.height - top - line - GAP - (input.hasValueLabel ? line : 0));
  const widest = names.reduce((most, name) => Math.max(most, textWidth(name, size.fontSize)), 0);
  const band = categoryBand(names.length, [top, top + height]);
  const isAbove = widest > size.width * NAMES_SHARE && band.step() >= size.fontSize * ROOM_ABOVE;
  const namesWidth = isAbove ? size.width : Math.min(widest, size.width * NAMES_SHARE);
  const start = isAbove ? 2 : namesWidth + GAP;
  const width = Math.max(1, size.width - start - Math.max(size.fontSize, endRoom));
  // Horizontal bars have little room: the axis ends at the largest bar, not at a round tick after it.
  const { scale, values } = sidewaysAxis(input, [start, start + width], true);
  const every = Math.max(1, Math.ceil(line / band.step()));
  return {
    box: { x: start, y: top, width, height },
    band,
    scale,
    values,
    categories: names.flatMap((name, index) =>
      index % every === 0 ? [{ index, text: shortened(name, namesWidth, size.fontSize) }] : [],
    ),
    nameRoom: isAbove ? size.fontSize * NAME_ABOVE : 0,
  };
}
