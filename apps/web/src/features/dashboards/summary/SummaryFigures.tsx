import { activityTotal } from '@sereno/domain/activity';
import type { DateRange } from '@sereno/domain/calendar';
import { type DaySales, periodSum, unattendedProspects } from '@sereno/domain/dashboards';
import { FigureGroup } from '@sereno/ui/cards';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/areas.ts';
import {
  activityCountsQuery,
  activityStatusQuery,
  createdProspectsQuery,
  salesAmountsQuery,
} from '../filters/dashboardQueries.ts';
import { DashboardFigure } from '../kit/DashboardFigure.tsx';

/** What the period comes to: who waits (DSH-02), and the totals of what the charts show day by day (DSH-04, DSH-05, DSH-08). */
export function SummaryFigures() {
  const { t } = useText(summaryTexts);
  const openLabel = t('summary.open');
  return (
    <FigureGroup label={t('summary.figures')}>
      <DashboardFigure
        query={activityStatusQuery}
        label={t('summary.unattendedProspects')}
        explanation={t('summary.unattendedProspectsHelp')}
        tone="danger"
        better="less"
        value={({ unattended }) => unattendedProspects(unattended)}
        parts={(status) => [{ label: t('summary.unattendedActivities'), value: status?.unattended.length ?? null }]}
        opens={{ kind: 'activities', state: 'unattended' }}
        openLabel={openLabel}
      />
      <DashboardFigure
        query={salesAmountsQuery}
        label={t('summary.sold')}
        explanation={t('summary.amountHelp')}
        unit="money"
        value={(sales, range) => soldIn(range, sales, 'amount')}
        parts={(sales, range) => [{ label: t('summary.contracts'), value: sales && soldIn(range, sales, 'sales') }]}
        opens={{ kind: 'contracts', basis: 'sold' }}
        openLabel={openLabel}
      />
      <DashboardFigure
        query={activityCountsQuery}
        label={t('summary.activities')}
        explanation={t('summary.activitiesHelp')}
        better="neither"
        value={activityTotal}
        opens={{ kind: 'activities' }}
        openLabel={openLabel}
      />
      <DashboardFigure
        query={createdProspectsQuery}
        label={t('summary.newProspects')}
        explanation={t('summary.newProspectsHelp')}
        value={(days, range) =>
          periodSum(
            range,
            days.map(({ date, count }) => ({ date, value: count })),
          )
        }
        opens={{ kind: 'prospects' }}
        openLabel={openLabel}
      />
    </FigureGroup>
  );
}

const soldIn = (range: DateRange, sales: readonly DaySales[], figure: 'amount' | 'sales'): number =>
  periodSum(
    range,
    sales.map((row) => ({ date: row.date, value: row[figure] })),
  );
