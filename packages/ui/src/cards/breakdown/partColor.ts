import { seriesColor, type SeriesColor } from '../../theme/index.ts';
import type { BreakdownPart } from '../BreakdownCard.tsx';

const BY_PLACE = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The colour of a part: its own, that of its meaning, the one that it has everywhere, or the next of the series. */
export function colorOf({ id, color, tone }: BreakdownPart, place: number): SeriesColor {
  if (color !== undefined) return color;
  if (tone !== undefined) return tone === 'primary' ? 1 : tone;
  return seriesColor(id) ?? BY_PLACE[place % BY_PLACE.length] ?? 'neutral';
}
