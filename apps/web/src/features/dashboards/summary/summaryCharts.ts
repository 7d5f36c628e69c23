import { ACTIVITY_COUNTERS, type ActivityCount, type ActivityCounter, counterOf } from '@sereno/domain/activity';
import type { DateRange } from '@sereno/domain/calendar';
import { binSums, type DayCount, type DaySales, type DetailQuery, type NamedCount } from '@sereno/domain/dashboards';
import type { ChartDatum } from '@sereno/ui/charts';
import type { Translate } from '@sereno/ui/locale';
import type { es as activityWords } from '../../../i18n/activities/es.ts';
import type { es } from '../../../i18n/summary/es.ts';
import { ACTIVITY_COLORS } from '../kit/activityColors.ts';
import type { Drawing } from '../kit/DashboardChart.tsx';
import { drawByDays } from '../kit/drawByDays.ts';
import { meansColors } from './meansColors.ts';

type Words = typeof es;
type Bins = readonly DateRange[];

/** What was sold, day by day (DSH-04). */
export function drawAmounts(drawing: Drawing<readonly DaySales[], Words>) {
  const { t } = drawing;
  const name = t('summary.amount');
  const { chart, isByWeek, daysOf } = drawByDays(drawing, weekName(t), (bins, rows) => {
    const values = binSums(
      bins,
      rows.map(({ date, amount }) => ({ date, value: amount })),
    );
    return [{ id: 'amount', name, values }];
  });
  return {
    chart: {
      ...chart,
      title: t(isByWeek ? 'summary.amountByWeek' : 'summary.amountByDay'),
      axis: { category: t(isByWeek ? 'summary.week' : 'summary.day'), value: name },
    },
    detailOf: daysQuery(daysOf, (days) => ({ kind: 'contracts', basis: 'sold', days })),
  };
}

/** Activities by day and type (DSH-05). */
export const activitiesDrawing =
  (counterName: Translate<typeof activityWords>) => (drawing: Drawing<readonly ActivityCount[], Words>) => {
    const { t } = drawing;
    const { chart, isByWeek, daysOf } = drawByDays(drawing, weekName(t), (bins, rows) =>
      ACTIVITY_COUNTERS.map((counter) => ({
        id: counter,
        name: counterName(`activities.${counter}`),
        values: countsOf(bins, rows, counter),
        color: ACTIVITY_COLORS[counter],
      })),
    );
    return {
      chart: {
        ...chart,
        title: t(isByWeek ? 'summary.activitiesByWeek' : 'summary.activitiesByDay'),
        axis: { category: t(isByWeek ? 'summary.week' : 'summary.day'), value: t('summary.activities') },
      },
      // Those of all kinds where the mark stands for the whole bar.
      detailOf: daysQuery(daysOf, (days, { series }) => {
        const counter = ACTIVITY_COUNTERS.find((known) => known === series);
        return { kind: 'activities', days, ...(counter !== undefined && { counter }) };
      }),
    };
  };

/** Prospects registered, day by day (DSH-08). */
export function drawProspects(drawing: Drawing<readonly DayCount[], Words>) {
  const { t } = drawing;
  const name = t('summary.prospects');
  const { chart, isByWeek, daysOf } = drawByDays(drawing, weekName(t), (bins, rows) => {
    const values = binSums(
      bins,
      rows.map(({ date, count }) => ({ date, value: count })),
    );
    return [{ id: 'prospects', name, values }];
  });
  return {
    chart: {
      ...chart,
      title: t(isByWeek ? 'summary.prospectsByWeek' : 'summary.prospectsByDay'),
      axis: { category: t(isByWeek ? 'summary.week' : 'summary.day'), value: name },
    },
    detailOf: daysQuery(daysOf, (days) => ({ kind: 'prospects', days })),
  };
}

/** With which outcome activities ended, the most frequent first (DSH-06). A name may stand twice, so a mark is known by its place. */
export function drawTracings({ rows, t }: Drawing<readonly NamedCount[], Words>) {
  const sorted = (rows ?? []).toSorted((one, other) => other.count - one.count);
  const name = t('summary.activities');
  return {
    chart: {
      categories: sorted.map((row, index) => ({ id: String(index), label: row.name })),
      series: [{ id: 'tracings', name, values: sorted.map(({ count }) => count) }],
      axis: { category: t('summary.tracing'), value: name },
    },
    detailOf: ({ category }: ChartDatum): DetailQuery | null => {
      const tracingId = sorted[Number(category)]?.id ?? null;
      return tracingId === null ? null : { kind: 'activities', state: 'ended', tracingId };
    },
  };
}

/** Where the prospects of the period came from (DSH-07). */
export function drawMeans({ rows, t }: Drawing<readonly NamedCount[], Words>) {
  const means = rows ?? [];
  const colors = meansColors(means.map(({ id }) => id));
  return {
    chart: {
      slices: means.map(({ name, count }, index) => ({ id: String(index), name, value: count, ...colors[index] })),
      axis: { category: t('summary.means'), value: t('summary.prospects') },
    },
    detailOf: ({ category }: ChartDatum): DetailQuery | null => {
      const prospectionMeansId = means[Number(category)]?.id ?? null;
      return prospectionMeansId === null ? null : { kind: 'prospects', prospectionMeansId };
    },
  };
}

const weekName = (t: Translate<Words>) => (days: { readonly start: string; readonly end: string }) =>
  t('summary.weekName', days);

const countsOf = (bins: Bins, rows: readonly ActivityCount[], counter: ActivityCounter) =>
  binSums(
    bins,
    rows.flatMap((row) => (counterOf(row.activityTypeId) === counter ? [{ date: row.date, value: row.count }] : [])),
  );

/** The rows of the days that a mark stands for. */
const daysQuery =
  (daysOf: (mark: ChartDatum) => DateRange | undefined, detailOf: (days: DateRange, mark: ChartDatum) => DetailQuery) =>
  (mark: ChartDatum): DetailQuery | null => {
    const days = daysOf(mark);
    return days === undefined ? null : detailOf(days, mark);
  };
