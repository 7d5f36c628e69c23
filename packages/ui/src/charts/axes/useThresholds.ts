import { drawable } from '@sereno/domain/figure';
import { useMemo } from 'react';
import { useFormats, useTexts } from '../../locale/index.ts';
import { chartsTexts } from '../../locale/texts/es/charts.ts';
import type { ChartThreshold } from '../series/chartData.ts';
import { formatFigure, type FigureFormat } from '../series/figureFormat.ts';

/** Those that can be drawn, and what is said of them; stable while they are. */
export function useThresholds(
  given: readonly ChartThreshold[] | undefined,
  unit: FigureFormat,
): { readonly thresholds: readonly ChartThreshold[]; readonly spoken: string | undefined } {
  const t = useTexts(chartsTexts);
  const formats = useFormats();
  return useMemo(() => {
    const thresholds = (given ?? []).filter(({ value }) => drawable(value) !== null);
    const list = thresholds.map(({ label, value }) => `${label} ${formatFigure(value, unit, formats)}`).join(', ');
    return { thresholds, spoken: list === '' ? undefined : t('seriesChart.thresholds', { list }) };
  }, [given, unit, formats, t]);
}
