import type { CSSProperties } from 'react';

/** What the cards tell their styles. */
export type CardStyle = CSSProperties & {
  /** Colour of a part. */
  '--part'?: string;
  /** Height of all rows, those that are not in the document included; a CSS length. */
  '--height'?: string;
  /** Rows that have their place, whether they come or not. */
  '--rows'?: number;
  /** Part of the best that a bar shows, from 0 to 1. */
  '--share'?: number;
  /** Digits of the longest place in a ranking. */
  '--places'?: number;
  /** Signs that a figure is written with. */
  '--figures'?: number;
};
