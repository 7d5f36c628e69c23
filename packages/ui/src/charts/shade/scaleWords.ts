import { type FigureUnit, formatShortFigure } from '../../locale/figureText.ts';
import type { Translate } from '../../locale/catalogue.ts';
import type { chartKindsTexts } from '../../locale/texts/es/chartKinds.ts';
import { type Shade, shadeOfBin, type ShadeScale } from './shades.ts';

/** What a shade stands for, in words. */
export type ScaleWord = { readonly shade: Shade; readonly text: string };

/**
 * The words of a scale, from the lightest shade to the darkest: '0', '1 a 5', '6 a 10'; 'hasta $500' where values have decimals.
 * What is below zero or no figure has words where there is any of it.
 */
export function scaleWords(
  scale: ShadeScale,
  unit: FigureUnit,
  tag: string,
  t: Translate<typeof chartKindsTexts>,
): readonly ScaleWord[] {
  const write = (value: number): string => formatShortFigure(value, unit, tag);
  const isCounted = scale.isWhole && unit === 'count';
  const bins = scale.bins.map(({ above, upTo }, place): ScaleWord => {
    const text = isCounted ? countedText(above + 1, upTo, write, t) : t('shadeScale.upTo', { to: write(upTo) });
    return { shade: shadeOfBin(scale, place), text };
  });
  return [
    ...(scale.hasUnknown ? [{ shade: 'unknown', text: t('shadeScale.unknown') } as const] : []),
    ...(scale.hasNegative ? [{ shade: 'negative', text: t('shadeScale.negative', { zero: write(0) }) } as const] : []),
    { shade: 0, text: write(0) },
    ...bins,
  ];
}

function countedText(
  from: number,
  to: number,
  write: (value: number) => string,
  t: Translate<typeof chartKindsTexts>,
): string {
  return from >= to ? write(to) : t('shadeScale.range', { from: write(from), to: write(to) });
}
