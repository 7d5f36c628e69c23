import { seriesColor, type SeriesColor } from '../../theme/index.ts';
import type { CounterTone } from '../CounterCard.tsx';

const BY_PLACE = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A part of a whole: 'A tiempo 42'. */
export type BreakdownPart = {
  /** Tells it from the others, and chooses the colour that it has on every screen. */
  readonly id: string;
  readonly name: string;
  /** Above 0 it takes its part of the bar; anything else is only named. */
  readonly value: number;
  /** Default: the colour that the id has everywhere, or the next one. */
  readonly color?: SeriesColor | undefined;
  /** A colour by its meaning, where none is given. */
  readonly tone?: CounterTone | undefined;
};

/** The colour of a part: its own, that of its meaning, the one that it has everywhere, or the next of the series. */
export function colorOf({ id, color, tone }: BreakdownPart, place: number): SeriesColor {
  if (color !== undefined) return color;
  if (tone !== undefined) return tone === 'primary' ? 1 : tone;
  return seriesColor(id) ?? BY_PLACE[place % BY_PLACE.length] ?? 'neutral';
}
