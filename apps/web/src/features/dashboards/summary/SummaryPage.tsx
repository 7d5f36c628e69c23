import { activityTotal } from '@sereno/domain/activity';
import { SUMMARY_FILTERS } from '@sereno/domain/dashboards';
import { BreakdownCard } from '@sereno/ui/cards';
import { BarChart, DonutChart, LineChart } from '@sereno/ui/charts';
import { lazyComponent } from '@sereno/ui/lazy';
import { media } from '@sereno/ui/theme';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { activitiesTexts, summaryTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import {
  activityCountsQuery,
  activityStatusQuery,
  createdProspectsQuery,
  prospectionMeansCountsQuery,
  salesAmountsQuery,
  tracingCountsQuery,
} from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { Columns } from '../kit/Dashboard.styles.ts';
import { DashboardChart, wholeAnswer } from '../kit/DashboardChart.tsx';
import { useDashboard } from '../kit/dashboardContext.ts';
import { DashboardPage } from '../kit/DashboardPage.tsx';
import { LateCard, Part } from '../kit/LatePart.tsx';
import { activitiesDrawing, drawAmounts, drawMeans, drawProspects, drawTracings } from './summaryCharts.ts';
import { SummaryFigures } from './SummaryFigures.tsx';

const OverdueTable = lazyComponent(() => import('./OverdueTable.tsx').then((module) => module.OverdueTable));

/** `/dashboard`: who waits, what was sold and done, day by day, and what is overdue (DSH-01 to DSH-12). */
export function SummaryPage() {
  return <DashboardPage plan={SUMMARY_FILTERS} parts={SummaryParts} />;
}

function SummaryParts() {
  const { t } = useText(summaryTexts);
  const { t: counterName } = useText(activitiesTexts);
  const drawActivities = useMemo(() => activitiesDrawing(counterName), [counterName]);
  const chart = { texts: summaryTexts, rows: wholeAnswer, openLabel: t('summary.open') };
  return (
    <>
      <Part>
        <SummaryFigures />
      </Part>
      <Part>
        <StatusBreakdown />
      </Part>
      <DashboardChart {...chart} query={salesAmountsQuery} draw={drawAmounts} isCompared>
        {(drawn) => <LineChart {...drawn} unit="money" height={CHART_HEIGHT} />}
      </DashboardChart>
      <Columns>
        <DashboardChart {...chart} query={activityCountsQuery} draw={drawActivities} isCompared>
          {(drawn) => <BarChart {...drawn} layout="stacked" height={CHART_HEIGHT} />}
        </DashboardChart>
        <DashboardChart {...chart} query={tracingCountsQuery} draw={drawTracings}>
          {(drawn) => (
            <BarChart {...drawn} title={t('summary.tracings')} direction="horizontal" height={CHART_HEIGHT} />
          )}
        </DashboardChart>
      </Columns>
      <Columns>
        <DashboardChart {...chart} query={createdProspectsQuery} draw={drawProspects} isCompared>
          {(drawn) => <BarChart {...drawn} height={CHART_HEIGHT} />}
        </DashboardChart>
        <DashboardChart {...chart} query={prospectionMeansCountsQuery} draw={drawMeans}>
          {(drawn) => <DonutChart {...drawn} title={t('summary.means')} height={CHART_HEIGHT} />}
        </DashboardChart>
      </Columns>
      <Overdue />
    </>
  );
}

/** Height of the charts in px, the same for neighbours, so that their edges stand in one line. */
const CHART_HEIGHT = 260;

/** Activities attended on time, unattended ones and the others, which together are those of the period (DSH-03). */
function StatusBreakdown() {
  const { t } = useText(summaryTexts);
  const { filters, open } = useDashboard();
  const { data: status, isOld, shown } = useDashboardQuery(activityStatusQuery, filters);
  const { data: counts } = useDashboardQuery(activityCountsQuery, filters);
  const parts = useMemo(() => {
    if (!status) return null;
    const unattended = status.unattended.length;
    // Two calls: an activity may have been planned or attended between them.
    const others = counts ? Math.max(0, activityTotal(counts, shown.range) - status.onTime - unattended) : null;
    return [
      { id: 'onTime', name: t('summary.onTime'), value: status.onTime },
      { id: 'unattended', name: t('summary.unattended'), value: unattended },
      ...(others === null
        ? []
        : [{ id: 'other', name: t('summary.statusOther'), value: others, color: 'neutral', opens: false } as const]),
    ];
  }, [status, counts, shown, t]);
  return (
    <BreakdownCard
      title={t('summary.status')}
      parts={parts}
      loading={status === undefined || counts === undefined}
      refreshing={isOld}
      explanation={t('summary.statusHelp')}
      onOpen={(id) => open({ kind: 'activities', state: id === 'onTime' ? 'onTime' : 'unattended' })}
    />
  );
}

/**
 * With heading and toolbar, which has more lines on a phone, the table is at most 500 px high; its rows scroll inside (DSH-10). An
 * empty one keeps the place.
 */
const OverduePlace = styled.div`
  --overdue-rows: 288px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: calc(var(--overdue-rows) + 56px);
  max-block-size: 500px;

  @media ${media.md} {
    --overdue-rows: 380px;
  }
`;

/** What is overdue, at the foot of the page (DSH-09 to DSH-12). */
function Overdue() {
  const { t } = useText(summaryTexts);
  const { data: status } = useDashboardQuery(activityStatusQuery, useDashboard().filters);
  return (
    <OverduePlace>
      <LateCard title={t('summary.overdue')} height={ROWS_HEIGHT} after={status !== undefined}>
        <OverdueTable rowsHeight={ROWS_HEIGHT} />
      </LateCard>
    </OverduePlace>
  );
}

const ROWS_HEIGHT = 'var(--overdue-rows)';
