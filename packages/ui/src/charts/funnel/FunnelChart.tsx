'use client';
import { useCallback, useMemo } from 'react';
import { useFormats, useTexts } from '../../locale/index.ts';
import { funnelTexts } from '../../locale/texts/es/funnel.ts';
import type { SeriesColor } from '../../theme/index.ts';
import type { AxisLabels } from '../axes/Axes.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { FrameProps } from '../frame/chartTypes.ts';
import type { ChartTable } from '../series/chartData.ts';
import { formatFigure } from '../series/figureFormat.ts';
import { FunnelPlot } from './FunnelPlot.tsx';
import { type DrawnStep, type FunnelStep, funnelSteps } from './funnelSteps.ts';

export type FunnelChartProps = FrameProps & {
  /** From the first to the last, each id once; more than ten need a larger `height` for their names. The same array until they change. */
  steps: readonly FunnelStep[];
  /** Titles of the steps and of their figures: headings of the table and the tooltip. Default from the catalogue. */
  axis?: AxisLabels | undefined;
  /** Default 1, the first colour of the charts. */
  color?: SeriesColor | undefined;
};

/**
 * How many come from step to step, as bars below one another, each with its figure and its share of the step before and of the
 * first one. `onSelect` gets the step as its category.
 */
export function FunnelChart({ steps: given, axis, color = 1, ...frame }: FunnelChartProps) {
  const t = useTexts(funnelTexts);
  const formats = useFormats();
  const unit = frame.formatValue ?? frame.unit ?? 'count';
  const steps = useMemo(() => funnelSteps(given), [given]);
  const category = axis?.category ?? t('funnelChart.step');
  const measured = axis?.value ?? t('funnelChart.value');
  const changeOf = useCallback(
    ({ change }: DrawnStep): string | null => {
      if (change === null) return null;
      if (change === 0) return t('funnelChart.same');
      const figure = formatFigure(Math.abs(change), unit, formats);
      return change < 0 ? t('funnelChart.lost', { figure }) : t('funnelChart.more', { figure });
    },
    [unit, formats, t],
  );
  const table = useCallback(
    (): ChartTable => ({
      columns: [
        { title: category },
        { title: measured, unit },
        { title: t('funnelChart.ofPrevious'), unit: 'percent' },
        { title: t('funnelChart.ofFirst'), unit: 'percent' },
        { title: t('funnelChart.change') },
      ],
      rows: steps.map((step) => [step.name, step.value, step.ofPrevious, step.ofFirst, changeOf(step) ?? '']),
    }),
    [steps, unit, category, measured, changeOf, t],
  );
  const larger = steps.filter(({ change }) => change !== null && change > 0).map(({ name }) => name);
  const notes = [
    ...(larger.length === 0 ? [] : [t('funnelChart.larger', { names: larger.join(', ') })]),
    ...(steps.some(({ value }) => value !== null && value < 0) ? [t('funnelChart.negative')] : []),
  ];
  return (
    <ChartFrame
      {...frame}
      isEmpty={steps.every(({ value }) => value === null)}
      table={table}
      datumOf={(row, column) => {
        const step = steps[row];
        return column === 1 && step?.value ? { category: step.id, series: null } : null;
      }}
      note={notes.join(' ') || undefined}
    >
      {(size) => (
        <FunnelPlot steps={steps} measured={measured} changeOf={changeOf} unit={unit} color={color} size={size} />
      )}
    </ChartFrame>
  );
}
