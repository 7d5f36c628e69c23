import { canDownloadCsv, canPrint, seesIntegre } from '@sereno/domain/access';
import type { CommissionReportRow } from '@sereno/domain/commission';
import type { Filters } from '@sereno/domain/dashboards';
import type { SessionUser } from '@sereno/domain/session';
import { cardLayout, DataTable, storedTable } from '@sereno/ui/data-table';
import { memo, useMemo } from 'react';
import { commissionReportTexts } from '../../../i18n/commissionReport/index.ts';
import { useText } from '../../../i18n/index.tsx';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { commissionReportQuery } from './commissionReportQuery.ts';
import { reportColumns } from './reportColumns.ts';

export type ReportTableProps = {
  /** Of them the range alone counts. */
  filters: Filters;
  user: SessionUser;
};

/** The rows of the report with the totals of what is left of them, taken along as file or on paper by who may (TBL-13, TBL-14). */
export const ReportTable = memo(function ReportTable({ filters, user }: ReportTableProps) {
  const { t } = useText(commissionReportTexts);
  const { config } = usePlatform();
  const { data: rows, refreshing } = useDashboardQuery(commissionReportQuery, filters);
  const integre = seesIntegre(user) ? config.commissionsReport.integreField : null;
  const columns = useMemo(() => reportColumns(t, integre), [t, integre]);
  const memory = useMemo(() => storedTable(`sereno:commissionsReport:${user.id}`, () => localStorage), [user.id]);
  return (
    <DataTable
      title={t('commissionReport.title')}
      columns={columns}
      rows={rows ?? noRows}
      rowId={rowId}
      loading={rows === undefined}
      failed={rows === null}
      refreshing={refreshing}
      search
      filter
      columnView
      csv={canDownloadCsv(user, config)}
      print={canPrint(user, config)}
      memory={memory}
      cards={cardLayout}
      {...(rows === null && { emptyText: t('commissionReport.noData') })}
      {...(rows?.length === 0 && { emptyText: t('commissionReport.none') })}
    />
  );
});

const noRows: readonly never[] = [];
const rowId = ({ id }: CommissionReportRow): string => String(id);
