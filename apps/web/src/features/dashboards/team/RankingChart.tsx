import { adviserAsks, mainAmount, TEAM_AMOUNTS, teamRanking } from '@sereno/domain/dashboards';
import { BarChart, type ChartMark } from '@sereno/ui/charts';
import { memo, useCallback, useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { teamSalesTexts } from '../../../i18n/teamSales/index.ts';
import { teamSalesQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { AMOUNT_COLORS, CHART_HEIGHT } from './amountLook.ts';
import type { ExportProps, PartProps } from './partProps.ts';

/** More bars than that are too thin to be read, or to be pressed; the table has everybody. */
const MOST_BARS = 10;

/** Keeps the line of the note, so that nothing moves when there is nothing to say. */
const NO_NOTE = '\u00A0';

/** The first of the ranking with what their total is made of (STM-12). */
export const RankingChart = memo(function RankingChart({ filters, onOpen, csv, print }: PartProps & ExportProps) {
  const { t } = useText(teamSalesTexts);
  const { data: team, refreshing, isOld } = useDashboardQuery(teamSalesQuery, filters);
  const [best, isEverybody] = useMemo(() => {
    const ranking = teamRanking(team?.rows ?? []);
    return [ranking.slice(0, MOST_BARS), ranking.length <= MOST_BARS] as const;
  }, [team]);
  // Whose names are those of two is told by all rows, not by those that are drawn.
  const askOf = useMemo(() => adviserAsks(team?.rows ?? []), [team]);
  // The same objects from render to render, so that the drawing is not made again.
  const drawn = useMemo(
    () => ({
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
    }),
    [best, t],
  );
  const select = useCallback(
    ({ category, series }: ChartMark) => {
      const row = best[Number(category)];
      if (row === undefined || isOld) return;
      const ask = askOf(row, TEAM_AMOUNTS.find((kind) => kind === series) ?? mainAmount(row));
      if (ask !== null) onOpen(ask);
    },
    [askOf, best, isOld, onOpen],
  );
  return (
    <BarChart
      title={t('teamSales.best')}
      summary={team !== undefined && isEverybody ? NO_NOTE : t('teamSales.bestNote', { count: MOST_BARS })}
      direction="horizontal"
      unit="pesos"
      height={CHART_HEIGHT}
      loading={team === undefined}
      failed={team === null}
      refreshing={refreshing}
      {...drawn}
      csv={csv}
      print={print}
      png
      onSelect={select}
      selectLabel={t('teamSales.open')}
    />
  );
});
