'use client';
import { type CalendarDate, type DateRange, formatDate } from '@sereno/domain/calendar';
import { useCallback, useMemo } from 'react';
import { useFormats, useTexts } from '../../locale/index.ts';
import { chartKindsTexts } from '../../locale/texts/es/chartKinds.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { FrameProps } from '../frame/chartTypes.ts';
import type { ChartTable } from '../series/chartData.ts';
import { dayGrid } from './dayGrid.ts';
import { CalendarPlot } from './CalendarPlot.tsx';

export type CalendarHeatMapProps = FrameProps & {
  /** The days to show, at most the last 400; none when reversed. */
  range: DateRange;
  /** A value per day; missing days count as 0. Values of one day are summed. */
  days: readonly { readonly date: CalendarDate; readonly value: number }[];
};

/** As in the pickers. */
/**
 * A value per day, as a calendar of shaded days: strong days and weekdays. For a trend use a line; for two dimensions a
 * `HeatGrid`.
 */
export function CalendarHeatMap({ range, days, ...frame }: CalendarHeatMapProps) {
  const t = useTexts(chartKindsTexts);
  const { date: pattern, weekStartsOn } = useFormats();
  const unit = frame.formatValue ?? frame.unit ?? 'count';
  const grid = useMemo(() => dayGrid(range, days, weekStartsOn), [range, days, weekStartsOn]);
  const table = useCallback(
    (): ChartTable => ({
      columns: [{ title: t('calendarHeatMap.day') }, { title: t('calendarHeatMap.value'), unit }],
      rows: grid.days.map(({ date, value }) => [formatDate(date, pattern), value]),
    }),
    [grid, unit, pattern, t],
  );
  return (
    <ChartFrame
      {...frame}
      isEmpty={grid.days.length === 0 || days.length === 0}
      table={table}
      datumOf={(row, column) => {
        const day = grid.days[row];
        return column === 1 && day ? { category: day.date, series: null } : null;
      }}
    >
      {(size) => <CalendarPlot grid={grid} unit={unit} size={size} />}
    </ChartFrame>
  );
}
