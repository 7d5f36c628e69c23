import * as units from '../../locale/figureText.ts';
import type { Formats } from '../../locale/index.ts';

/** A unit, or what writes the figures of another one: '12 kg'. */
export type FigureFormat = units.FigureUnit | ((value: number) => string);

const isKnown = (value: number | null): value is number => value !== null && Number.isFinite(value);

/** As `formatFigure` of the units; '—' for a value that is not a number. */
export function formatFigure(value: number | null, unit: FigureFormat, formats: Formats): string {
  if (typeof unit !== 'function') return units.formatFigure(value, unit, formats);
  return isKnown(value) ? unit(value) : units.NO_FIGURE;
}

/** As `formatShortFigure` of the units; a host writes its own figures in one length. */
export function formatShortFigure(value: number, unit: FigureFormat, formats: Formats, decimals?: number): string {
  if (typeof unit !== 'function') return units.formatShortFigure(value, unit, formats, decimals);
  return isKnown(value) ? unit(value) : units.NO_FIGURE;
}
