import type { DateRange } from '@sereno/domain/calendar';
import type { DetailQuery } from '@sereno/domain/dashboards';
import type { ChartDatum, FrameProps } from '@sereno/ui/charts';
import type { Catalogue, Locale, Translate } from '@sereno/ui/locale';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useText } from '../../../i18n/index.tsx';
import type { TextArea } from '../../../i18n/textArea.ts';
import type { DashboardQuery } from '../filters/dashboardQueries.ts';
import { useCompared, useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { useDashboard } from './dashboardContext.ts';
import { Part } from './LatePart.tsx';

/** What a chart is drawn from. */
export type Drawing<Rows, C extends Catalogue> = {
  /** Null while there are none. */
  readonly rows: Rows | null;
  /** Those of as many days before; undefined while they load, or without a comparison. */
  readonly before: Rows | null | undefined;
  /** Whether both are shown. */
  readonly isCompared: boolean;
  /** The days of `rows`. */
  readonly range: DateRange;
  readonly t: Translate<C>;
  readonly locale: Locale;
};

/** What is drawn of them, and the rows behind a mark; null for a mark that leads nowhere. */
type Drawn<Chart> = { readonly chart: Chart; readonly detailOf?: (mark: ChartDatum) => DetailQuery | null };

type FrameState = Pick<
  FrameProps,
  'loading' | 'failed' | 'refreshing' | 'csv' | 'print' | 'png' | 'onSelect' | 'selectLabel'
>;

export type DashboardChartProps<Data, Rows, C extends Catalogue, Chart extends object> = {
  /** The words of the chart. */
  texts: TextArea<C>;
  /** The call whose answer has its rows. */
  query: DashboardQuery<Data>;
  /** The rows of an answer. As long as they are the same nothing is drawn again. */
  rows: (data: NonNullable<Data>) => Rows;
  /** Draws them. The same function from render to render. */
  draw: (drawing: Drawing<Rows, C>) => Drawn<Chart>;
  /** Whether it is drawn over the period before, where the person compares. Default: it is not. */
  isCompared?: boolean;
  /** What a press on a mark does, in words. */
  openLabel?: string;
  /** The chart. */
  children: (chart: Chart & FrameState) => ReactNode;
};

/** A chart of a dashboard. While newer figures are on their way its marks lead nowhere. */
export function DashboardChart<Data, Rows, C extends Catalogue, Chart extends object>(
  props: DashboardChartProps<Data, Rows, C, Chart>,
) {
  const { texts, query, rows: rowsOf, draw, isCompared: isComparable = false, openLabel, children } = props;
  const { t, locale } = useText(texts);
  const { filters, exports } = useDashboard();
  const isCompared = isComparable && filters.compare;
  const { data, refreshing, shown, isOld } = useDashboardQuery(query, filters);
  const earlier = useCompared(query, isComparable ? filters : { ...filters, compare: false }, isOld);
  const rows = rowsIn(data, rowsOf) ?? null;
  const before = rowsIn(earlier, rowsOf);
  const { start, end } = shown.range;
  // The same objects from render to render, so that the drawing is not made again.
  const { chart, detailOf } = useMemo(
    () => draw({ rows, before, isCompared, range: { start, end }, t, locale }),
    [draw, rows, before, isCompared, start, end, t, locale],
  );

  const open = useOpenCurrent(isOld);
  const select = useCallback(
    (mark: ChartDatum) => {
      const detail = detailOf?.(mark) ?? null;
      if (detail !== null) open(detail);
    },
    [detailOf, open],
  );
  return (
    <Part>
      {children({
        ...chart,
        loading: data === undefined,
        failed: data === null,
        refreshing,
        ...exports,
        png: true,
        ...(detailOf && { onSelect: select, selectLabel: openLabel }),
      })}
    </Part>
  );
}

function rowsIn<Data, Rows>(data: Data | null | undefined, rowsOf: (data: NonNullable<Data>) => Rows) {
  if (data === undefined) return undefined;
  return data === null ? null : rowsOf(data);
}

/**
 * What opens the rows behind a figure, unless the figures are of other filters than those that are chosen by now. It stays the same
 * over renders, so that nothing is drawn again because of it.
 * @param isOld Whether they are of other filters.
 */
function useOpenCurrent(isOld: boolean): (detail: DetailQuery) => void {
  const { open } = useDashboard();
  const isOldNow = useRef(isOld);
  useEffect(() => {
    isOldNow.current = isOld;
  }, [isOld]);
  return useCallback(
    (detail) => {
      if (!isOldNow.current) open(detail);
    },
    [open],
  );
}

/** The rows of a call that answers with rows alone. */
export const wholeAnswer = <Data,>(data: Data): Data => data;
