import { canDownloadCsv, canPrint, canSeeMenuEntry } from '@sereno/domain/access';
import { tabSlug } from '@sereno/domain/activity';
import type { SessionUser } from '@sereno/domain/session';
import { DataTable, storedTable } from '@sereno/ui/data-table';
import { memo, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { useToday } from '../../../platform/clock.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { activityStatusQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { type OverdueRow, overdueColumns } from './overdueColumns.ts';
import type { PartProps } from './partProps.ts';

export type OverdueTableProps = Pick<PartProps, 'filters'> & { user: SessionUser };

/** What is overdue, the oldest first; a row leads to where it is attended (DSH-09 to DSH-12). Stands in a `TablePlace`. */
export const OverdueTable = memo(function OverdueTable({ filters, user }: OverdueTableProps) {
  const { t } = useText(summaryTexts);
  const { config } = usePlatform();
  const today = useToday();
  const [, navigate] = useLocation();
  const { data: status, refreshing } = useDashboardQuery(activityStatusQuery, filters);
  const href = canSeeMenuEntry('activity', user, config) ? OVERDUE : null;
  const columns = useMemo(() => overdueColumns({ t, today, href }), [t, today, href]);
  const rows = useMemo(() => status?.unattended.map((row, place) => ({ ...row, place })) ?? noRows, [status]);
  const memory = useMemo(() => storedTable(`sereno:overdue:${user.id}`, () => localStorage), [user.id]);
  // What has no rows needs no place to scroll in: its sentence stands below the titles.
  const isEmpty = status !== undefined && rows.length === 0;
  return (
    <DataTable
      title={t('summary.overdue')}
      columns={columns}
      rows={rows}
      rowId={rowId}
      {...(href !== null && { onRowClick: () => navigate(href) })}
      onNavigate={navigate}
      loading={status === undefined}
      failed={status === null}
      refreshing={refreshing}
      search
      filter
      csv={canDownloadCsv(user, config)}
      print={canPrint(user, config)}
      memory={memory}
      {...(!isEmpty && { virtual: scrolling })}
      {...(isEmpty && { emptyText: t(status === null ? 'summary.noData' : 'summary.overdueEmpty') })}
    />
  );
});

/** Where overdue activities are attended. */
const OVERDUE = `/activity?tab=${tabSlug('overdue')}`;
const noRows: readonly never[] = [];
const rowId = ({ place }: OverdueRow): string => String(place);
const scrolling = { height: 'var(--overdue-rows)' };
