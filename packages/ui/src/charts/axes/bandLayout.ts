import { fittingLabels, shortened, textWidth } from '../scale/labels.ts';
import { niceTicks } from '../scale/ticks.ts';
import { type ValueDomain, valueScale } from '../scale/valueDomain.ts';
import type { PlotBox, PlotSize } from '../frame/chartTypes.ts';

/** A label of an axis, at its position in px along it. */
type AxisLabel = { readonly at: number; readonly text: string };

/** Shared by both directions: the box between the axes, the width of a category, and the ticks of the values. */
export type BandLayout = {
  readonly box: PlotBox;
  /** Px from one category to the next. */
  readonly step: number;
  /** Where a value lies in px, along the axis of values. */
  readonly scale: (value: number) => number;
  readonly values: readonly AxisLabel[];
  readonly categories: readonly AxisLabel[];
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
const LINES_PER_STEP = 3;

/** Ticks of the value axis; a text that two ticks share is shown once. */
function valueLabels(ticks: readonly number[], write: (value: number) => string, scale: (value: number) => number) {
  const texts = ticks.map(write);
  return ticks.map((value, index) => ({
    at: scale(value),
    text: index > 0 && texts[index] === texts[index - 1] ? '' : (texts[index] ?? ''),
  }));
}

/** Categories from start to end, values upwards. */
export function columnLayout(input: BandInput): BandLayout {
  const {
    size,
    domain,
    names,
    isWhole,
    write,
    hasValueLabel,
    hasCategoryLabel,
    endRoom,
    aboveRoom = 0,
    belowRoom = 0,
  } = input;
  const line = size.fontSize * 1.5;
  const top = line / 2 + (hasValueLabel ? line : 0);
  const height = Math.max(line, size.height - top - line - GAP - (hasCategoryLabel ? line : 0));
  const steps = Math.max(1, Math.min(MOST_STEPS, Math.floor(height / (line * LINES_PER_STEP * 0.8))));
  const { ticks, domain: whole } = niceTicks(domain, { steps, isWhole });
  const widest = Math.max(...ticks.map((tick) => textWidth(write(tick), size.fontSize)));
  const start = Math.min(widest + GAP, size.width / 2);
  const width = Math.max(1, size.width - start - Math.max(2, endRoom));
  const scale = valueScale(whole, top + height - belowRoom, top + aboveRoom);
  const step = width / Math.max(1, names.length);
  const box = { x: start, y: top, width, height };
  return {
    box,
    step,
    scale,
    values: valueLabels(ticks, write, scale),
    categories: columnNames(names, box, step, size),
    nameRoom: 0,
  };
}

function columnNames(names: readonly string[], box: PlotBox, step: number, size: PlotSize): readonly AxisLabel[] {
  const room = step - GAP;
  const isRoomy = room >= size.fontSize * LETTERS;
  const texts = isRoomy ? names.map((name) => shortened(name, room, size.fontSize)) : names;
  const firstMiddle = box.x + step / 2;
  return fittingLabels({
    widths: texts.map((text) => textWidth(text, size.fontSize)),
    step,
    firstMiddle,
    start: 0,
    end: size.width,
    gap: GAP,
  }).map((index) => ({ at: firstMiddle + index * step, text: texts[index] ?? '' }));
}

/** Names take at most that part of the width. */
const NAMES_SHARE = 0.4;
/** A name above its bar takes so many times the height of its letters, where a category is that many times as high. */
const NAME_ABOVE = 1.3;
const ROOM_ABOVE = 2.4;
/** So many steps more are tried. */
const MOST_FINER = 4;

/**
 * Ticks inside the domain, at least one besides 0: smaller steps are taken when the first round tick is past its end.
 */
function ticksInside(domain: ValueDomain, steps: number, isWhole: boolean) {
  const { low, high } = domain;
  for (let finer = 0; finer < MOST_FINER; finer += 1) {
    const inside = niceTicks(domain, { steps: steps + finer, isWhole }).ticks.filter(
      (tick) => tick >= low && tick <= high,
    );
    if (inside.length > 1) return { ticks: inside, domain };
  }
  return niceTicks(domain, { steps, isWhole });
}

/**
 * Categories from top to bottom, values from start to end. Names that are too long for their share of the width stand above their bars,
 * where there is room, and are read whole.
 */
export function rowLayout(input: BandInput): BandLayout {
  const { size, domain, names, isWhole, write, hasValueLabel, hasCategoryLabel, endRoom } = input;
  const line = size.fontSize * 1.5;
  const top = hasCategoryLabel ? line : 2;
  const height = Math.max(line, size.height - top - line - GAP - (hasValueLabel ? line : 0));
  const widest = names.reduce((most, name) => Math.max(most, textWidth(name, size.fontSize)), 0);
  const step = height / Math.max(1, names.length);
  const isAbove = widest > size.width * NAMES_SHARE && step >= size.fontSize * ROOM_ABOVE;
  const nameRoom = isAbove ? size.fontSize * NAME_ABOVE : 0;
  const namesWidth = isAbove ? size.width : Math.min(widest, size.width * NAMES_SHARE);
  const start = isAbove ? 2 : namesWidth + GAP;
  const width = Math.max(1, size.width - start - Math.max(size.fontSize, endRoom));
  const { low, high } = niceTicks(domain, { steps: MOST_STEPS, isWhole }).domain;
  const most = textWidth(write(Math.max(high, -low)), size.fontSize) + 3 * GAP;
  const steps = Math.max(1, Math.min(MOST_STEPS, Math.floor(width / most)));
  // Horizontal bars have little room: the axis ends at the largest bar, not at a round tick after it.
  const { ticks, domain: whole } = ticksInside(domain, steps, isWhole);
  const scale = valueScale(whole, start, start + width);
  const every = Math.max(1, Math.ceil(line / step));
  const shown = names.flatMap((name, index) =>
    index % every === 0
      ? [{ at: top + index * step + (nameRoom || step) / 2, text: shortened(name, namesWidth, size.fontSize) }]
      : [],
  );
  const values = valueLabels(ticks, write, scale).filter(
    ({ at, text }) => text === '' || at + textWidth(text, size.fontSize) / 2 <= size.width,
  );
  return { box: { x: start, y: top, width, height }, step, scale, values, categories: shown, nameRoom };
}
