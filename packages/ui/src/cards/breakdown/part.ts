import { seriesColor, type SeriesColor } from '../../theme/index.ts';
import type { CounterTone } from '../CounterCard.tsx';

const BY_PLACE = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A part of a whole: 'A tiempo 42'. */
export type BreakdownPart = {
  /** Unique; it also selects the part's colour on every screen. */
  readonly id: string;
  readonly name: string;
  /** Positive values get a part of the bar; others are only listed. */
  readonly value: number;
  /** Default: the fixed colour of the id, or the next one. */
  readonly color?: SeriesColor | undefined;
  /** Whether `onOpen` opens its rows. Default true. */
  readonly opens?: boolean | undefined;
  /** A colour by meaning, when none is given. */
  readonly tone?: CounterTone | undefined;
};

/** The colour of a part: its own, that of its tone, the fixed one of its id, or the next of the series. */
export function colorOf({ id, color, tone }: BreakdownPart, place: number): SeriesColor {
  if (color !== undefined) return color;
  if (tone !== undefined) return tone === 'primary' ? 1 : tone;
  return seriesColor(id) ?? BY_PLACE[place % BY_PLACE.length] ?? 'neutral';
}

/** Number of patterns in forced colours. */
const PATTERNS = 4;

/** The pattern of a part in forced colours, in the bar and beside its name. */
export const patternOf = (place: number): number => place % PATTERNS;
