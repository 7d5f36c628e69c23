import { seesIntegre } from '@sereno/domain/access';
import type { CommissionReportRow } from '@sereno/domain/commission';
import { amountRows, storedTable } from '@sereno/ui/data-table';
import { useMemo, useState } from 'react';
import { commissionReportTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { useMediaQuery } from '../../../platform/useMediaQuery.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import { DashboardTable } from '../kit/DashboardTable.tsx';
import { RowSheet } from '../kit/RowSheet.tsx';
import { ROOM } from '../kit/useFold.ts';
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
  const hasRoom = useMediaQuery(ROOM);
  const [shown, setShown] = useState<CommissionReportRow | null>(null);
  return (
    <>
      <DashboardTable
        title={t('commissionReport.title')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        refreshing={refreshing}
        columnView={hasRoom}
        memory={memory}
        cards={amountRows}
        empty={{ none: t('commissionReport.none'), failed: t('commissionReport.failed') }}
        {...(!hasRoom && { onRowClick: setShown })}
      />
      <RowSheet row={hasRoom ? null : shown} columns={columns} title={rowTitle} onClose={() => setShown(null)} />
    </>
  );
}

const rowTitle = ({ contract }: CommissionReportRow): string => contract;
const rowId = ({ id }: CommissionReportRow): string => String(id);
