import { seesIntegre } from '@sereno/domain/access';
import type { CommissionReportRow } from '@sereno/domain/commission';
import { cardLayout, storedTable } from '@sereno/ui/data-table';
import { useMemo } from 'react';
import { commissionReportTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import { DashboardTable } from '../kit/DashboardTable.tsx';
import { commissionReportQuery } from './commissionReportQuery.ts';
import { reportColumns } from './reportColumns.ts';

/** The rows of the report with the totals of what is left of them. */
export function ReportTable() {
  const { t } = useText(commissionReportTexts);
  const { config } = usePlatform();
  const { user, filters } = useDashboard();
  const { data: rows, refreshing } = useDashboardQuery(commissionReportQuery, filters);
  const integre = seesIntegre(user) ? config.commissionsReport.integreField : null;
  const columns = useMemo(() => reportColumns(t, integre), [t, integre]);
  const memory = useMemo(() => storedTable(`sereno:commissionsReport:${user.id}`, () => localStorage), [user.id]);
  return (
    <DashboardTable
      title={t('commissionReport.title')}
      columns={columns}
      rows={rows}
      rowId={rowId}
      refreshing={refreshing}
      columnView
      memory={memory}
      cards={cardLayout}
      empty={{ none: t('commissionReport.none'), failed: t('commissionReport.noData') }}
    />
  );
}

const rowId = ({ id }: CommissionReportRow): string => String(id);
