/** The ink in every theme: the image ends on a white page (SIG-05). */
export const INK = '#14223b';

/** The page under the ink, in every theme. */
export const PAPER = '#ffffff';

/** The pen's radius in px, where it is quick and where it rests. */
export const PEN = { minWidth: 0.7, maxWidth: 2.4 } as const;

/** The least way that the pen has to go, in px: a centimetre. The dot that a touch leaves is no signature (SIG-03). */
export const LEAST_INK = 38;

/** The longest name that is taken as a signature, in characters. */
export const LONGEST_NAME = 80;

/** The largest image, in px. */
export const LARGEST_IMAGE = { width: 1200, height: 600 } as const;

/** The longest data URL, in characters; the server takes 1,000,000. */
export const LONGEST_IMAGE = 400_000;
