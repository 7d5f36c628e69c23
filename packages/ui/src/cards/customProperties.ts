import type { CSSProperties } from 'react';

/** Custom properties of the cards' styles. */
export type CardStyle = CSSProperties & {
  /** Colour of a part. */
  '--part'?: string;
  /** Height of all rows, including virtualised ones; a CSS length. */
  '--height'?: string;
  /** Number of rows with reserved space. */
  '--rows'?: number;
  /** Fraction of the best that a bar shows, 0 to 1. */
  '--share'?: number;
  /** Digits of the longest position in a ranking. */
  '--places'?: number;
  /** Characters of the longest figure. */
  '--figures'?: number;
};
