/** The ink in every theme: the image is printed on white (SIG-05). */
export const INK = '#14223b';

/** The page under the ink, in every theme. */
export const PAPER = '#ffffff';

/** What a stroke is drawn with. */
export type Pen = {
  /** Colour of the ink, `#rrggbb`. */
  readonly color: string;
  /** Radius in px when the pen is fast. */
  readonly minWidth: number;
  /** Radius in px when it is slow. */
  readonly maxWidth: number;
};

export const PEN: Pen = { color: INK, minWidth: 0.7, maxWidth: 2.4 };

/** The thickest pen, px. */
const MOST_WIDTH = 40;

/** Whether it is a colour that both a canvas and a file can be given as it is. */
export const isInkColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/iu.test(value);

/** The pen of a colour and a width in px; the usual one for what is neither. */
export function penOf(color: string | undefined, width: number | undefined): Pen {
  const isWidth = width !== undefined && width > 0 && width <= MOST_WIDTH;
  return {
    color: isInkColor(color) ? color : PEN.color,
    minWidth: isWidth ? (width * PEN.minWidth) / (2 * PEN.maxWidth) : PEN.minWidth,
    maxWidth: isWidth ? width / 2 : PEN.maxWidth,
  };
}

/** Shortest path of the pen, px: a centimetre. A dot is not a signature (SIG-03). */
export const LEAST_INK = 38;

/** Longest typed name, in characters. */
export const LONGEST_NAME = 80;

/** The largest image, in px. */
export const LARGEST_IMAGE = { width: 1200, height: 600 } as const;

/** Longest data URL, in characters; the server accepts 1,000,000. */
export const LONGEST_IMAGE = 400_000;
