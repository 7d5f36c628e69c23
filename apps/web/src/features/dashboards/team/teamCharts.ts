import { type DateRange, formatScreenDate } from '@sereno/domain/calendar';
import {
  adviserQueries,
  type AmountComparison,
  type DetailQuery,
  mainAmount,
  previousRange,
  TEAM_AMOUNTS,
  type TeamAmount,
  teamAmountOf,
  teamRanking,
  type TeamSales,
} from '@sereno/domain/dashboards';
import type { ChartDatum } from '@sereno/ui/charts';
import type { SeriesColor } from '@sereno/ui/theme';
import type { es } from '../../../i18n/teamSales/es.ts';
import type { Drawing } from '../kit/DashboardChart.tsx';

/** The colour of each kind of amount: PF and BF have theirs everywhere, and renewals none of a line of business. */
const AMOUNT_COLORS = { renewals: 6, pf: 1, bf: 3 } as const satisfies Record<TeamAmount, SeriesColor>;
/** Those of no line of business and of no kind of amount, since each pair of bars is of another. */
const NOW_COLOR: SeriesColor = 5;
const BEFORE_COLOR: SeriesColor = 8;

/** More bars than that are too thin to be read, or to be pressed; the table has everybody. */
export const MOST_BARS = 10;

/** The first of the ranking with what their total is made of (STM-12). */
export function drawRanking({ rows, t }: Drawing<TeamSales['rows'], typeof es>) {
  const ranking = teamRanking(rows ?? []);
  const best = ranking.slice(0, MOST_BARS);
  // Whose names are those of two is told by all rows, not by those that are drawn.
  const askFor = adviserQueries(rows ?? []);
  return {
    chart: {
      // A name may stand twice in an answer, so a mark is known by its place.
      categories: best.map(({ adviserName }, index) => ({
        id: String(index),
        label: adviserName || t('teamSales.unnamed'),
      })),
      series: TEAM_AMOUNTS.map((kind) => ({
        id: kind,
        name: t(`teamSales.${kind}`),
        values: best.map((row) => row[kind]),
        color: AMOUNT_COLORS[kind],
      })),
      axis: { category: t('teamSales.adviser'), value: t('teamSales.amount') },
      isEverybody: ranking.length <= MOST_BARS,
    },
    detailOf: ({ category, series }: ChartDatum): DetailQuery | null => {
      const row = best[Number(category)];
      return row === undefined ? null : askFor(row, TEAM_AMOUNTS.find((kind) => kind === series) ?? mainAmount(row));
    },
  };
}

const days = ({ start, end }: DateRange) => ({ start: formatScreenDate(start), end: formatScreenDate(end) });

/** Each kind of amount beside that of as many days before (STM-13). */
export function drawComparison({ rows, range, t }: Drawing<readonly AmountComparison[], typeof es>) {
  const kinds = rows ?? [];
  const wordOf = (label: string): string => {
    const known = teamAmountOf(label);
    return known === undefined ? label : t(`teamSales.${known}`);
  };
  const [now, before] = [days(range), days(previousRange(range))];
  return {
    chart: {
      // A label may stand twice in an answer.
      categories: kinds.map(({ label }, index) => ({ id: String(index), label: wordOf(label) })),
      series: [
        { id: 'now', name: t('teamSales.now'), values: kinds.map(({ current }) => current), color: NOW_COLOR },
        {
          id: 'before',
          name: t('teamSales.before'),
          values: kinds.map(({ previous }) => previous),
          color: BEFORE_COLOR,
        },
      ],
      axis: { category: t('teamSales.kind'), value: t('teamSales.amount') },
      compared: t('teamSales.comparedDays', { ...now, firstBefore: before.start, lastBefore: before.end }),
    },
  };
}
