import { drawable } from '@sereno/domain/figure';
import { useMemo } from 'react';
import type { DrawnSeries } from '../axes/drawnSeries.ts';
import type { SeriesChart } from '../axes/useSeriesChart.ts';
import { logLevel, type ScaleKind } from '../scale/logLevel.ts';

const levels = (series: readonly DrawnSeries[]): readonly DrawnSeries[] =>
  series.map((one) => ({ ...one, values: one.values.map(logLevel) }));

const isGap = (value: number | null): boolean => drawable(value) !== null && logLevel(value) === null;

/** The series as exponents of ten: their axis is a linear one of whole exponents. */
function logChart(chart: SeriesChart): SeriesChart {
  const { ends } = chart;
  return {
    ...chart,
    isLog: true,
    isWhole: true,
    drawn: levels(chart.drawn),
    before: levels(chart.before),
    thresholds: chart.thresholds.flatMap((one) => {
      const value = logLevel(one.value);
      return value === null ? [] : [{ ...one, value }];
    }),
    ends: { min: logLevel(ends.min) ?? undefined, max: logLevel(ends.max) ?? undefined },
    tick: (exponent) => chart.tick(10 ** exponent),
  };
}

/** How many values of the categories a logarithmic axis has no place for. */
function logGaps({ drawn, before }: SeriesChart, categories: number): number {
  return [...drawn, ...before].reduce((sum, { values }) => sum + values.slice(0, categories).filter(isGap).length, 0);
}

/** The chart on an axis of that kind, with how many values it leaves out; stable while both are. */
export function useLineScale(
  chart: SeriesChart,
  kind: ScaleKind,
  categories: number,
): { readonly chart: SeriesChart; readonly gaps: number } {
  return useMemo(
    () => (kind === 'log' ? { chart: logChart(chart), gaps: logGaps(chart, categories) } : { chart, gaps: 0 }),
    [chart, kind, categories],
  );
}
