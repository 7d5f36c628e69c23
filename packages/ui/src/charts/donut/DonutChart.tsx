'use client';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../../locale/index.ts';
import { chartKindsTexts } from '../../locale/texts/es/chartKinds.ts';
import type { AxisLabels } from '../axes/Axes.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { FrameProps } from '../frame/chartTypes.ts';
import type { ChartTable } from '../series/chartData.ts';
import { DonutPlot } from './DonutPlot.tsx';
import { type DonutSlice, slicesOf } from './slices.ts';

export type DonutChartProps = FrameProps & {
  /** Parts of the whole, in display order; beyond eight the smallest are combined into 'Otros'. */
  slices: readonly DonutSlice[];
  /** Titles of the parts and the value: headings of the table and the tooltip. Default: none. */
  axis?: AxisLabels | undefined;
};

/** Parts of a whole, with their sum in the centre. For exact comparison or negative values use a `BarChart`. */
export function DonutChart({ slices, axis, ...frame }: DonutChartProps) {
  const t = useTexts(chartKindsTexts);
  const unit = frame.formatValue ?? frame.unit ?? 'count';
  const drawn = useMemo(() => slicesOf(slices, t('donutChart.others')), [slices, t]);
  const category = axis?.category ?? t('donutChart.name');
  const measured = axis?.value ?? t('donutChart.value');
  const table = useCallback(
    (): ChartTable => ({
      columns: [{ title: category }, { title: measured, unit }, { title: t('donutChart.share'), unit: 'percent' }],
      rows: drawn.slices.map(({ name, value, part }) => [name, value, part === null ? null : rounded(part)]),
    }),
    [drawn, unit, category, measured, t],
  );
  return (
    <ChartFrame
      {...frame}
      isEmpty={drawn.total === null}
      table={table}
      datumOf={(row, column) => {
        const slice = drawn.slices[row];
        return column === 1 && slice?.canOpen === true ? { category: slice.id, series: null } : null;
      }}
    >
      {(size) => (
        <DonutPlot
          measured={measured}
          slices={drawn.slices}
          total={drawn.total}
          hasNegative={drawn.hasNegative}
          unit={unit}
          size={size}
        />
      )}
    </ChartFrame>
  );
}

/** As shown: sixteen decimals in a file are useless. */
const rounded = (percent: number): number => Math.round(percent * 10) / 10;
