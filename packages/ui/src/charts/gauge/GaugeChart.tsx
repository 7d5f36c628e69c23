'use client';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../../locale/index.ts';
import { gaugeTexts } from '../../locale/texts/es/gauge.ts';
import type { SeriesColor } from '../../theme/index.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { FrameProps } from '../frame/chartTypes.ts';
import type { ChartTable } from '../series/chartData.ts';
import { gaugeFigures } from './gaugeFigures.ts';
import { GaugePlot } from './GaugePlot.tsx';

export type GaugeChartProps = FrameProps & {
  /** The figure; null when unknown. `onSelect` gets it as the category 'value'. */
  value: number | null;
  /** What it is to reach; null, 0 or less without a goal. */
  goal: number | null;
  /** Default 1, the first colour of the charts. */
  color?: SeriesColor | undefined;
};

/** What `onSelect` gets. */
const DATUM = { category: 'value', series: null } as const;

/**
 * A figure against its goal on half a ring, with both and the share as text. Over the goal the ring is full, and a mark in it
 * says where the goal was.
 */
export function GaugeChart({ value, goal, color = 1, ...frame }: GaugeChartProps) {
  const t = useTexts(gaugeTexts);
  const { title } = frame;
  const unit = frame.formatValue ?? frame.unit ?? 'count';
  const figures = useMemo(() => gaugeFigures(value, goal), [value, goal]);
  const table = useCallback(
    (): ChartTable => ({
      columns: [
        { title: t('gaugeChart.name') },
        { title: t('gaugeChart.value'), unit },
        { title: t('gaugeChart.goal'), unit },
        { title: t('gaugeChart.share'), unit: 'percent' },
      ],
      rows: [[title, figures.value, figures.goal, figures.share]],
    }),
    [title, figures, unit, t],
  );
  return (
    <ChartFrame
      {...frame}
      isEmpty={figures.value === null && figures.goal === null}
      table={table}
      datumOf={(_, column) => (column === 1 && figures.value ? DATUM : null)}
    >
      {(size) => <GaugePlot title={title} figures={figures} unit={unit} color={color} datum={DATUM} size={size} />}
    </ChartFrame>
  );
}
