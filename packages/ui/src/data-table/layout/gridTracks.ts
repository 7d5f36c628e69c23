import type { CSSProperties } from 'react';

/** A column as far as the widths of a grid go. */
export type TrackColumn = {
  /** In px. */
  readonly width: number;
  /** Most px that it takes of what is left over; undefined where that is shared in proportion. */
  readonly most?: number | undefined;
  /** Whether it keeps exactly that width; otherwise it is the least, and what is left over is shared in proportion. */
  readonly isFixed: boolean;
  /** The end at which it stays in sight while the others scroll; null where it scrolls. These stand at their end. */
  readonly pinned: 'start' | 'end' | null;
};

/**
 * How many cells stand before the columns (a box, a button that expands) and behind them (a button with actions), and whether buttons
 * stand between both. These are as wide as the custom property `--buttons` of the grid says.
 */
export type Edges = { readonly leads: number; readonly trails: number; readonly hasButtons: boolean };

/** Custom properties that lay out every row of a grid at once: a change of width is one write, whatever the number of cells. */
export type GridProperties = Readonly<Record<`--${string}`, string>>;

/** Width in px of a cell that stands beside the columns. */
export const LEAD_WIDTH = 44;

/** What stays in sight may take this much of the table's own width; what is wider scrolls, or nothing else could be reached. */
const MOST_STICKY = '70cqi';
/** Beside buttons, which count more: they take theirs of it first. */
const MOST_STICKY_BESIDE = `${MOST_STICKY} - var(--buttons)`;

/** Where the pinned column at place `place` stays, for its cells. */
export const stickyStyle = (end: 'start' | 'end', place: number): CSSProperties =>
  end === 'start' ? { insetInlineStart: `var(--stick-${place})` } : { insetInlineEnd: `var(--stick-${place})` };

/**
 * The custom properties for those columns:
 * `--tracks` the value of grid-template-columns; `--least` the width below which the grid scrolls sideways; `--stick-` with
 * the place of each pinned column the distance from its end where it stays; `--stick-first` where the first column stays on a
 * phone, which has no room for more.
 */
export function gridProperties(columns: readonly TrackColumn[], { leads, trails, hasButtons }: Edges): GridProperties {
  const edges = (count: number): string[] => Array.from({ length: count }, () => `${LEAD_WIDTH}px`);
  const tracks = columns.map(({ width, most, isFixed }) =>
    isFixed ? `${width}px` : `minmax(${width}px,${most === undefined ? `${width}fr` : `${most}px`})`,
  );
  // Where every column keeps its width, what is left over stands before the actions, which keep their place at the end.
  const buttons = hasButtons ? ['var(--buttons)'] : [];
  const hasRest = trails + buttons.length > 0 && columns.every(({ most, isFixed }) => isFixed || most !== undefined);
  const all = [...edges(leads), ...tracks, ...(hasRest ? ['minmax(0, 1fr)'] : []), ...buttons, ...edges(trails)];

  const most = hasButtons ? MOST_STICKY_BESIDE : MOST_STICKY;
  const sum = columns.reduce((total, { width }) => total + width, 0);
  const sticks: Record<`--${string}`, string> = {};
  let start = leads * LEAD_WIDTH;
  columns.forEach(({ width, pinned }, place) => {
    if (pinned !== 'start') return;
    sticks[`--stick-${place}`] = sticky(`${start}px`, start + width, most);
    start += width;
  });
  let end = trails * LEAD_WIDTH;
  columns.toReversed().forEach(({ width, pinned }, place) => {
    if (pinned !== 'end') return;
    const at = hasButtons ? `${end}px + var(--buttons)` : `${end}px`;
    end += width;
    sticks[`--stick-${columns.length - 1 - place}`] = sticky(at, start + end, most);
  });
  const first = columns[0]?.width ?? 0;
  const least = `${(leads + trails) * LEAD_WIDTH + sum}px`;
  return {
    '--tracks': all.join(' '),
    '--least': hasButtons ? `calc(${least} + var(--buttons))` : least,
    ...sticks,
    '--stick-first': sticky('0px', first, MOST_STICKY),
  };
}

/**
 * A place so far outside that the cell scrolls like any other, as soon as it no longer fits.
 * @param taken Width in px that what sticks takes, this column included.
 */
const sticky = (at: string, taken: number, most: string): string =>
  `calc(${at} + 9999 * min(0px,${most} - ${taken}px))`;
