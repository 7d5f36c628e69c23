import { type FigureUnit, formatFigure } from '../locale/figureText.ts';
import { useFormats, useTexts } from '../locale/index.ts';
import { figuresTexts } from '../locale/texts/es/figures.ts';

/** How cards format a figure, on screen and for screen readers. */
export type FigureText = {
  /** '$1,234.50'; '—' when unknown. */
  readonly written: (value: number | null, unit: FigureUnit) => string;
  /** The same, with words instead of the dash: 'sin datos'. */
  readonly told: (value: number | null, unit: FigureUnit) => string;
  /** A figure with its name: 'Contratos: 186'. */
  readonly named: (label: string, value: number | null, unit: FigureUnit) => string;
};

const isKnown = (value: number | null): boolean => value !== null && Number.isFinite(value);

/** Formats figures in the language of the page; pesos in the Mexican format in all of them (FMT-01). */
export function useFigureText(): FigureText {
  const formats = useFormats();
  const t = useTexts(figuresTexts);
  const written: FigureText['written'] = (value, unit) => formatFigure(value, unit, formats);
  const told: FigureText['told'] = (value, unit) => (isKnown(value) ? written(value, unit) : t('figure.none'));
  return {
    written,
    told,
    named: (label, value, unit) => t('figure.spoken', { label, value: told(value, unit) }),
  };
}
