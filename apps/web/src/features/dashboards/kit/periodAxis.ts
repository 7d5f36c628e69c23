import { type DateRange, diffDays, formatScreenDate } from '@sereno/domain/calendar';
import { periodBins, shiftBins } from '@sereno/domain/dashboards';
import { type ChartCategory, type ChartDatum, dayCategories } from '@sereno/ui/charts';
import { formatTag, type Locale } from '@sereno/ui/locale';

/** The time axis of a chart: days, or weeks where there are too many of them. */
export type PeriodAxis = {
  readonly categories: readonly ChartCategory[];
  /** The days of each category. */
  readonly bins: readonly DateRange[];
  /** Those that lie under them in the period before. */
  readonly previousBins: readonly DateRange[];
  /** What those are called. */
  readonly previousCategories: readonly ChartCategory[];
  readonly isByWeek: boolean;
  /** The days of a mark; undefined for one that is none of this axis. */
  readonly daysOf: (mark: ChartDatum) => DateRange | undefined;
};

/**
 * Lays out the days of a period for the charts (DSH-04, DSH-05, DSH-08, SAL-20).
 * @param weekName What a week is called by its first and its last day.
 */
export function periodAxis(
  { start, end }: DateRange,
  locale: Locale,
  weekName: (days: { readonly start: string; readonly end: string }) => string,
): PeriodAxis {
  const tag = formatTag(locale);
  const bins = periodBins({ start, end });
  const categoryOf = (bin: DateRange): ChartCategory => {
    const [day] = dayCategories({ start: bin.start, end: bin.start }, tag);
    const [first, last] = [formatScreenDate(bin.start), formatScreenDate(bin.end)];
    const { label = first, short = first } = day ?? {};
    return { id: bin.start, label: bin.start === bin.end ? label : weekName({ start: first, end: last }), short };
  };
  const previousBins = shiftBins(bins, diffDays(start, end) + 1);
  return {
    categories: bins.map(categoryOf),
    bins,
    previousBins,
    previousCategories: previousBins.map(categoryOf),
    isByWeek: bins.length <= diffDays(start, end),
    daysOf: ({ category }) => bins.find((bin) => bin.start === category),
  };
}
