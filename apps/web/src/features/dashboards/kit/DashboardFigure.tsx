import type { DateRange } from '@sereno/domain/calendar';
import { type DetailQuery, previousRange } from '@sereno/domain/dashboards';
import { FigureCard, type FigureCardProps, type FigureDetail, type FigurePart } from '@sereno/ui/cards';
import type { DashboardQuery } from '../filters/dashboardQueries.ts';
import { useCompared, useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { useDashboard } from './dashboardContext.ts';

type CardProps = Pick<FigureCardProps, 'label' | 'unit' | 'better' | 'explanation' | 'openLabel' | 'tone' | 'onOpen'>;

export type DashboardFigureProps<Data> = CardProps & {
  /** The call whose answer has the figure. */
  query: DashboardQuery<Data>;
  /** The figure of an answer about those days. */
  value: (data: NonNullable<Data>, range: DateRange) => number | null;
  /** What it is made of, a line each; null while there is no answer. Default: none. */
  parts?: (data: NonNullable<Data> | null, range: DateRange) => readonly FigurePart[];
  /** Its breakdown, in the same way. Default: none. */
  details?: (data: NonNullable<Data> | null) => readonly FigureDetail[];
  /** Whether it is compared with the period before, where the person compares. Default: it is. */
  isCompared?: boolean;
  /** The rows behind it. Default: it leads to none. */
  opens?: DetailQuery;
};

/** A figure of a dashboard beside that of the period before. While newer figures are on their way it leads nowhere. */
export function DashboardFigure<Data>(props: DashboardFigureProps<Data>) {
  const { query, value, parts, details, isCompared = true, opens, ...card } = props;
  const { filters, open } = useDashboard();
  const requested = isCompared ? filters : { ...filters, compare: false };
  const { data, shown, isOld } = useDashboardQuery(query, filters);
  const before = useCompared(query, requested, isOld);
  const { range } = shown;
  return (
    <FigureCard
      {...card}
      value={data === undefined || data === null ? null : value(data, range)}
      loading={data === undefined}
      refreshing={isOld}
      parts={parts?.(data ?? null, range)}
      details={details?.(data ?? null)}
      {...(requested.compare && {
        previous: before === undefined || before === null ? null : value(before, previousRange(range)),
        compareLoading: before === undefined,
      })}
      {...(opens !== undefined && { onOpen: () => open(opens) })}
    />
  );
}
