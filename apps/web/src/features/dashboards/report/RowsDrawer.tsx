import { formatScreenDate } from '@sereno/domain/calendar';
import { FIGURE_DECIMALS, type GroupKey, isSum, type KnownReport, type ReportRow } from '@sereno/domain/report';
import { cardLayout, DataTable, FIRST_QUERY, type TableColumn } from '@sereno/ui/data-table';
import { Drawer } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { detailTexts, reportTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { paths } from '../../../platform/paths.ts';
import { shownData } from '../../../platform/queries.ts';
import { summaryScope } from '../filters/scopes.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import type { ReportText } from './groupNames.ts';
import { About } from './Report.styles.ts';
import { allRows, rowsQuery, useReportCalls } from './reportQueries.ts';

/** Room for the columns that start in sight, in px; where a window has less, as much as it has. */
const WIDTH = 960;

/** The page that a row leads to, or null. */
function hrefOf({ rows }: KnownReport, { id, name }: ReportRow): string | null {
  if (id === 0) return null;
  switch (rows) {
    case 'contract':
      return `${paths.contract(name)}&row=${id}`;
    case 'week':
      return null;
    default:
      return paths.prospectDetail(id);
  }
}

const rowColumns = (report: KnownReport, t: ReportText): readonly TableColumn<ReportRow>[] => [
  {
    id: 'name',
    title: t('report.rowName'),
    kind: 'link',
    sortable: false,
    filterable: false,
    hideable: false,
    pinned: true,
    width: 180,
    value: ({ name }) => name || t('report.none'),
    href: (row) => hrefOf(report, row),
  },
  { id: 'day', title: t('report.rowDay'), kind: 'date', sortable: false, filterable: false, value: ({ day }) => day },
  {
    id: 'adviser',
    title: t('report.adviser'),
    kind: 'text',
    sortable: false,
    filterable: false,
    value: ({ adviserName }) => adviserName,
  },
  ...report.measures.filter(isSum).map(({ id, label, kind }): TableColumn<ReportRow> => ({
    id,
    title: t(label),
    ...(kind === 'money' ? { kind } : { kind: 'number', decimals: FIGURE_DECIMALS[kind] }),
    sortable: false,
    filterable: false,
    value: ({ sums }) => sums[id] ?? 0,
  })),
];

export type RowsDrawerProps = {
  report: KnownReport;
  group: readonly GroupKey[];
  /** What its rows have in common, in words. */
  title: string;
  isOpen: boolean;
  onClose: () => void;
};

/** The rows behind a figure, beside the report: a page at a time, the newest first. */
export function RowsDrawer({ report, group, title, isOpen, onClose }: RowsDrawerProps) {
  const { t } = useText(reportTexts);
  const { t: detailText } = useText(detailTexts);
  const { filters, exports } = useDashboard();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState(FIRST_QUERY);
  const calls = useReportCalls();
  const question = useMemo(
    () => ({ range: filters.range, scope: summaryScope(filters), groups: group }),
    [filters, group],
  );
  // Other rows begin with their first page.
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setQuery(FIRST_QUERY);
  }
  const { pageIndex: page, pageSize } = query.pagination;
  const answer = useQuery({ ...rowsQuery(calls, report, { ...question, page, pageSize }), enabled: isOpen });
  const data = shownData(answer);
  const columns = useMemo(() => rowColumns(report, t), [report, t]);
  const { start, end } = filters.range;
  return (
    <Drawer title={title} open={isOpen} onOpenChange={(next) => !next && onClose()} width={WIDTH}>
      <About>
        {detailText('dashboardDetail.period', { start: formatScreenDate(start), end: formatScreenDate(end) })}
      </About>
      <DataTable
        {...exports}
        xlsx={exports.csv}
        title={title}
        hideTitle
        headingLevel={3}
        columns={columns}
        rows={data?.rows ?? NO_ROWS}
        rowId={rowId}
        total={data?.total ?? 0}
        query={query}
        onQueryChange={setQuery}
        onNavigate={navigate}
        loading={data === undefined}
        failed={data === null}
        refreshing={answer.isFetching && data !== undefined && data !== null}
        onRetry={() => void answer.refetch()}
        loadAll={(_, signal) => allRows(calls, report, question, signal)}
        columnView
        cards={cardLayout}
        {...(data === null && { emptyText: t('report.noData') })}
      />
    </Drawer>
  );
}

const NO_ROWS: readonly never[] = [];
const rowId = ({ place }: ReportRow): string => String(place);
