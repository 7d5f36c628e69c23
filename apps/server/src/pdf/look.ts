import type { TextStyle } from './ink.ts';

/** Colours of the light theme: paper is light. */
export const COLOR = {
  text: '#142226',
  muted: '#516164',
  faint: '#7c8988',
  line: '#d8e0df',
  strongLine: '#142226',
  primary: '#00695f',
} as const;

/** Spacing on the pages, in points. */
export type Density = {
  /** Above and below the text of a row. */
  readonly padding: number;
  /** Between one part and the next. */
  readonly gap: number;
  /** How high a signature is at most. */
  readonly signature: number;
};

export const USUAL_DENSITY: Density = { padding: 2.7, gap: 18, signature: 54 };

/** A sheet of paper and where it is written on, in points. */
export type Page = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** What is written ends here; the foot of the page is below. */
  readonly bottom: number;
  readonly foot: number;
};

/** A letter sheet on its side, and upright. */
export const LANDSCAPE: Page = { width: 792, height: 612, left: 36, right: 756, top: 40, bottom: 566, foot: 588 };
export const PORTRAIT: Page = { width: 612, height: 792, left: 48, right: 564, top: 48, bottom: 738, foot: 764 };

const style = (size: number, weight: TextStyle['weight'] = 'regular', color: string = COLOR.text): TextStyle => ({
  size,
  weight,
  color,
});

export const STYLE = {
  brand: style(9, 'semibold', COLOR.primary),
  kind: style(8, 'regular', COLOR.muted),
  title: style(19, 'semibold'),
  subtitle: style(9.5, 'regular', COLOR.muted),
  amount: { ...style(21, 'semibold'), tabular: true },
  label: style(7, 'regular', COLOR.muted),
  fact: style(9.5, 'semibold'),
  heading: style(10.5, 'semibold'),
  body: style(8.5),
  note: style(7.5, 'regular', COLOR.muted),
  digits: { ...style(8.5), tabular: true },
  foot: style(7, 'regular', COLOR.muted),
} as const;

/** From the top of a line to its baseline, and to the next line, as multiples of the font size. */
export const ASCENT = 1.05;
export const LEADING = 1.4;
