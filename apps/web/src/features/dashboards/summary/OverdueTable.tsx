import { canSeeMenuEntry } from '@sereno/domain/access';
import { tabSlug } from '@sereno/domain/activity';
import { storedTable } from '@sereno/ui/data-table';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/areas.ts';
import { useToday } from '../../../platform/clock.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { activityStatusQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import { DashboardTable } from '../kit/DashboardTable.tsx';
import { type OverdueRow, overdueColumns } from './overdueColumns.ts';

export type OverdueTableProps = {
  /** Height that its rows scroll in, as a CSS length. */
  rowsHeight: string;
};

/** What is overdue, the oldest first; a row leads to where it is attended (DSH-09 to DSH-12). */
export function OverdueTable({ rowsHeight }: OverdueTableProps) {
  const { t } = useText(summaryTexts);
  const { config } = usePlatform();
  const { user, filters } = useDashboard();
  const today = useToday();
  const [, navigate] = useLocation();
  const { data: status, refreshing } = useDashboardQuery(activityStatusQuery, filters);
  const href = canSeeMenuEntry('activity', user, config) ? OVERDUE : null;
  const columns = useMemo(() => overdueColumns({ t, today, href }), [t, today, href]);
  const rows = useMemo(() => status && status.unattended.map((row, place) => ({ ...row, place })), [status]);
  const memory = useMemo(() => storedTable(`sereno:overdue:${user.id}`, () => localStorage), [user.id]);
  return (
    <DashboardTable
      title={t('summary.overdue')}
      columns={columns}
      rows={rows}
      rowId={rowId}
      {...(href !== null && { onRowClick: () => navigate(href) })}
      onNavigate={navigate}
      refreshing={refreshing}
      memory={memory}
      rowsHeight={rowsHeight}
      empty={{ none: t('summary.overdueEmpty'), failed: t('summary.failed') }}
    />
  );
}

/** Where overdue activities are attended. */
const OVERDUE = `/activity?tab=${tabSlug('overdue')}`;
const rowId = ({ place }: OverdueRow): string => String(place);
