import { canDownloadCsv, canPrint } from '@sereno/domain/access';
import type { SessionUser } from '@sereno/domain/session';
import { cardLayout, DataTable, type TableColumn } from '@sereno/ui/data-table';
import { EmptyState } from '@sereno/ui/foundation';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { detailTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';
import { detailMemory } from './detailMemory.ts';

export type DetailTableProps<Row> = {
  /** What was pressed, in words; the name of the file as well (TBL-15). */
  title: string;
  /** What the rows are, for the memory of sort, filters and columns. */
  kind: string;
  /** The same array from render to render. */
  columns: readonly TableColumn<Row>[];
  query: UseQueryResult<readonly Row[]>;
  rowId: (row: Row) => string;
  user: SessionUser;
};

/** The rows behind a figure: searched, filtered, added up, and taken along as file or on paper by who may (TBL-13, TBL-14). */
export function DetailTable<Row>({ title, kind, columns, query, rowId, user }: DetailTableProps<Row>) {
  const { t } = useText(detailTexts);
  const { config } = usePlatform();
  const [, navigate] = useLocation();
  const rows = shownData(query);
  const memory = useMemo(() => detailMemory(user.id, kind), [user.id, kind]);
  // Nothing to search, to export or to turn the pages of.
  if (rows?.length === 0) return <EmptyState title={t('dashboardDetail.empty')} />;
  return (
    <DataTable
      title={title}
      hideTitle
      headingLevel={3}
      columns={columns}
      rows={rows ?? noRows}
      rowId={rowId}
      onNavigate={navigate}
      loading={rows === undefined}
      failed={rows === null}
      refreshing={query.isFetching && rows !== undefined && rows !== null}
      onRetry={() => void query.refetch()}
      search
      filter
      columnView
      csv={canDownloadCsv(user, config)}
      print={canPrint(user, config)}
      memory={memory}
      cards={cardLayout}
      {...(rows === null && { emptyText: t('dashboardDetail.failed') })}
    />
  );
}

const noRows: readonly never[] = [];
