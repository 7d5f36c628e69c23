/** The ink in every theme: the image is printed on white (SIG-05). */
export const INK = '#14223b';

/** The page under the ink, in every theme. */
export const PAPER = '#ffffff';

/** The pen's radius in px, where it is quick and where it rests. */
export const PEN = { minWidth: 0.7, maxWidth: 2.4 } as const;

/** Shortest path of the pen, px: a centimetre. A dot is not a signature (SIG-03). */
export const LEAST_INK = 38;

/** Longest typed name, in characters. */
export const LONGEST_NAME = 80;

/** The largest image, in px. */
export const LARGEST_IMAGE = { width: 1200, height: 600 } as const;

/** Longest data URL, in characters; the server accepts 1,000,000. */
export const LONGEST_IMAGE = 400_000;
