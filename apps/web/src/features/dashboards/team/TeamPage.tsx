import { TEAM_AMOUNTS, teamQuery, teamFilters, teamTotal } from '@sereno/domain/dashboards';
import { FigureGroup } from '@sereno/ui/cards';
import { BarChart } from '@sereno/ui/charts';
import { lazyComponent } from '@sereno/ui/lazy';
import { useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { teamSalesTexts } from '../../../i18n/areas.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { useMediaQuery } from '../../../platform/useMediaQuery.ts';
import { teamComparisonQuery, teamSalesQuery } from '../filters/dashboardQueries.ts';
import { Columns } from '../kit/Dashboard.styles.ts';
import { DashboardChart, wholeAnswer } from '../kit/DashboardChart.tsx';
import { useDashboard } from '../kit/dashboardContext.ts';
import { DashboardFigure } from '../kit/DashboardFigure.tsx';
import { DashboardPage } from '../kit/DashboardPage.tsx';
import { LateCard, Part } from '../kit/LatePart.tsx';
import { ROOM } from '../kit/useFold.ts';
import { drawComparison, drawRanking, MOST_BARS } from './teamCharts.ts';
import { TeamGoals } from './TeamGoals.tsx';

const RankingTable = lazyComponent(() => import('./RankingTable.tsx').then((module) => module.RankingTable));

/** `/sales-team-dashboard`: what the teams renewed and sold, who leads, and what the goals still ask for (STM-01 to STM-16). */
export function TeamPage() {
  const { config } = usePlatform();
  const plan = useMemo(() => teamFilters(config), [config]);
  return <DashboardPage plan={plan} parts={TeamParts} />;
}

/** Height of both charts in px, so that their edges stand in one line; ten lying bars find room in it. */
const CHART_HEIGHT = 340;
/** On a phone, where names stand above their bars. */
const TALL_HEIGHT = 400;
/** About as high as a page of rows with titles and totals. */
const TABLE_HEIGHT = '500px';
/** Keeps the line of the note, so that nothing moves when there is nothing to say. */
const NO_NOTE = '\u00A0';

function TeamParts() {
  const { t } = useText(teamSalesTexts);
  const hasRoom = useMediaQuery(ROOM);
  // API-42 takes no switch, and a chart that says less than the cards beside it must say so.
  const isWider = useDashboard().filters.switches?.includes('activeOnly') === true;
  const chart = { texts: teamSalesTexts, openLabel: t('teamSales.open') };
  return (
    <>
      <Part>
        <TeamFigures />
      </Part>
      <Part>
        <TeamGoals />
      </Part>
      <Columns>
        <DashboardChart {...chart} query={teamSalesQuery} rows={(team) => team.rows} draw={drawRanking}>
          {({ isEverybody, ...drawn }) => (
            <BarChart
              {...drawn}
              title={t('teamSales.best')}
              summary={isEverybody && !drawn.loading ? NO_NOTE : t('teamSales.bestNote', { count: MOST_BARS })}
              direction="horizontal"
              unit="money"
              height={hasRoom ? CHART_HEIGHT : TALL_HEIGHT}
            />
          )}
        </DashboardChart>
        <DashboardChart {...chart} query={teamComparisonQuery} rows={wholeAnswer} draw={drawComparison}>
          {({ compared, ...drawn }) => (
            <BarChart
              {...drawn}
              title={t('teamSales.comparison')}
              summary={isWider ? [compared, t('teamSales.comparedAll')].join(' ') : compared}
              layout="grouped"
              unit="money"
              height={CHART_HEIGHT}
            />
          )}
        </DashboardChart>
      </Columns>
      <LateCard title={t('teamSales.ranking')} height={TABLE_HEIGHT}>
        <RankingTable />
      </LateCard>
    </>
  );
}

/** What was renewed and sold, each kind by itself and all three together (STM-08 to STM-11). */
function TeamFigures() {
  const { t } = useText(teamSalesTexts);
  return (
    <FigureGroup label={t('teamSales.figures')}>
      <DashboardFigure
        query={teamSalesQuery}
        label={t('teamSales.total')}
        explanation={t('teamSales.totalHelp')}
        unit="money"
        value={({ totals }) => teamTotal(totals)}
      />
      {TEAM_AMOUNTS.map((kind) => (
        <DashboardFigure
          key={kind}
          query={teamSalesQuery}
          label={t(`teamSales.${kind}`)}
          explanation={t(`teamSales.${kind}Help`)}
          unit="money"
          value={({ totals }) => totals[kind]}
          opens={teamQuery(kind)}
          openLabel={t(`teamSales.${kind}Open`)}
        />
      ))}
    </FigureGroup>
  );
}
