import type { FigureUnit } from '../../locale/figureText.ts';
import { useMemo } from 'react';
import type { CardStyle } from '../customProperties.ts';
import { useFigureText } from '../useFigureText.ts';
import type { RankedRow } from './ranked.ts';

/** Widths of positions and figures, so that the bars of all rows align. */
export function useColumns(rows: readonly RankedRow[], unit: FigureUnit): CardStyle {
  const { written } = useFigureText();
  const { least, most, last } = useMemo(() => extremes(rows), [rows]);
  return {
    '--places': written(last, 'count').length,
    '--figures': Math.max(written(least, unit).length, written(most, unit).length),
  };
}

function extremes(rows: readonly RankedRow[]): { least: number; most: number; last: number } {
  let [least, most, last] = [0, 0, 1];
  for (const { place, value } of rows) {
    if (Number.isFinite(value)) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
    last = Math.max(last, place ?? 1);
  }
  return { least, most, last };
}
