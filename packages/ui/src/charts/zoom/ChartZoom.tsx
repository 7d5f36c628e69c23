'use client';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { RangeSlider, type NumberPair } from '../../foundation/slider/RangeSlider.tsx';
import type { RootProps } from '../../state/rootProps.ts';
import { useControlled } from '../../state/useControlled.ts';
import { space } from '../../theme/index.ts';
import type { SeriesChartProps } from '../axes/useSeriesChart.ts';
import type { ChartSeries } from '../series/chartData.ts';

/** What a chart draws: the categories of the range, and the values in them. */
export type ZoomedData = Pick<SeriesChartProps, 'categories' | 'series' | 'previous' | 'previousCategories'>;

export type ChartZoomProps = RootProps &
  ZoomedData & {
    /** Name of the range, above its track: 'Días'. */
    label: string;
    /** Indexes of the first and the last category that are drawn (controlled); null for all of them. */
    range?: NumberPair | null | undefined;
    /** The indexes at first (uncontrolled). Default null, all of them. */
    defaultRange?: NumberPair | null | undefined;
    /** Called with the indexes on each step, also while dragging; with null when all categories are drawn. */
    onRangeChange?: ((range: NumberPair | null) => void) | undefined;
    /** The chart, drawn from the data of the range: `(shown) => <LineChart title="Ventas" {...shown} />`. */
    children: (shown: ZoomedData) => ReactNode;
  };

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-inline-size: 0;
`;

/** The range within the categories that there are; null for all of them. */
function within(range: NumberPair | null, last: number): NumberPair | null {
  if (range === null) return null;
  const [from, to] = range.map((index) => Math.min(Math.max(Math.trunc(index) || 0, 0), last));
  return from === undefined || to === undefined || (from <= 0 && to >= last) ? null : [from, Math.max(from, to)];
}

/** The data of the categories from one index to before another. */
function cutOut(
  { categories, series, previous, previousCategories }: ZoomedData,
  from: number,
  end: number,
): ZoomedData {
  const cut = (all: readonly ChartSeries[]) => all.map((one) => ({ ...one, values: one.values.slice(from, end) }));
  return {
    categories: categories.slice(from, end),
    series: cut(series),
    previous: previous && cut(previous),
    previousCategories: previousCategories?.slice(from, end),
  };
}

/**
 * A range of the categories of a chart, chosen by two thumbs below it: with the pointer, the arrow keys, Page Up and Page Down. Escape
 * shows all of them again. The table and the file of the chart have what it draws.
 */
export function ChartZoom({
  label,
  categories,
  series,
  previous,
  previousCategories,
  range: given,
  defaultRange = null,
  onRangeChange,
  children,
  ...root
}: ChartZoomProps) {
  const [held, change] = useControlled({
    value: given,
    defaultValue: defaultRange,
    onChange: onRangeChange,
    component: 'ChartZoom',
  });
  const last = categories.length - 1;
  const range = within(held, last);
  const [from, to] = range ?? [0, last];
  const shown = useMemo(
    () => cutOut({ categories, series, previous, previousCategories }, from, to + 1),
    [categories, series, previous, previousCategories, from, to],
  );

  const showAll = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || range === null) return;
    // The dialog around it stays open.
    event.stopPropagation();
    change(null);
  };
  return (
    <Root {...root}>
      {children(shown)}
      {last > 0 && (
        // Only what the thumbs inside do not take comes here.
        <div role="presentation" onKeyDown={showAll}>
          <RangeSlider
            label={label}
            max={last}
            value={[from, to]}
            onChange={(next) => change(within(next, last))}
            formatValue={(index) => categories[index]?.label ?? ''}
          />
        </div>
      )}
    </Root>
  );
}
