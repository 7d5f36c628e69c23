import type { CSSProperties } from 'react';
import { seriesVariable, type SeriesColor } from '../../theme/index.ts';

/** Custom properties of a series, read by the styles of charts. */
export type SeriesStyle = CSSProperties & { '--series': string; '--ink': string; '--filling': string };

/**
 * In forced colours a series cannot keep its own: it is told from its neighbours by one of four system colours, and the
 * last four are hollow.
 */
const INKS: Partial<Record<SeriesColor, string>> = {
  2: 'Highlight',
  3: 'LinkText',
  4: 'GrayText',
  6: 'Highlight',
  7: 'LinkText',
  8: 'GrayText',
  positive: 'Highlight',
  info: 'LinkText',
  neutral: 'GrayText',
  warning: 'Highlight',
};
const HOLLOW: readonly SeriesColor[] = [5, 6, 7, 8, 'danger', 'warning'];

/**
 * Gives a shape the colour of its series; render nothing again when the theme changes. Not in a style sheet, where each
 * page would pay for all colours.
 */
export function seriesStyle(color: SeriesColor): SeriesStyle {
  const ink = INKS[color] ?? 'CanvasText';
  return { '--series': seriesVariable(color), '--ink': ink, '--filling': HOLLOW.includes(color) ? 'Canvas' : ink };
}
