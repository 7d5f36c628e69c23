import type { KnownReport } from '@sereno/domain/report';
import { cardLayout, DataTable, type DataTableProps, FIRST_QUERY } from '@sereno/ui/data-table';
import { Button } from '@sereno/ui/foundation';
import { useLocale } from '@sereno/ui/locale';
import { useMemo, useState } from 'react';
import { reportTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useDashboard } from '../kit/dashboardContext.ts';
import { branchesOf, searchGroups, sortBranches, unfolded } from './branches.ts';
import type { GroupRow } from './reportColumns.ts';

export type GroupTreeProps = Pick<
  DataTableProps<GroupRow>,
  'title' | 'columns' | 'onRowClick' | 'refreshing' | 'memory' | 'rowId'
> & {
  report: KnownReport;
  /** The groups of two keys; undefined while they load, null where they could not be fetched. */
  rows: readonly GroupRow[] | null | undefined;
  /** Puts groups in the order that they stand in when no other is asked for. */
  inOrder: (rows: readonly GroupRow[]) => readonly GroupRow[];
};

/** A report that is grouped by two columns: the subtotals of the first, which unfold into the groups of the second. */
export function GroupTree({ report, rows, inOrder, ...table }: GroupTreeProps) {
  const { t } = useText(reportTexts);
  const locale = useLocale();
  const { exports } = useDashboard();
  const [query, setQuery] = useState(FIRST_QUERY);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { columns } = table;
  const { globalFilter: search, sorting } = query;
  const { pageIndex: page, pageSize } = query.pagination;
  const found = useMemo(() => searchGroups(rows ?? [], search), [rows, search]);
  const branches = useMemo(() => {
    const all = branchesOf(report, found);
    const byHead = new Map(all.map((branch) => [branch.head, branch]));
    const inTurn = inOrder([...byHead.keys()]).flatMap((head) => byHead.get(head) ?? []);
    return sortBranches(inTurn, sorting, columns, locale);
  }, [report, found, inOrder, sorting, columns, locale]);
  const seen = useMemo(() => unfolded(branches, open), [branches, open]);
  const shown = useMemo(() => seen.slice(page * pageSize, (page + 1) * pageSize), [seen, page, pageSize]);
  const totals = useMemo(
    () =>
      Object.fromEntries(
        columns.flatMap(({ id, total }) => (typeof total === 'function' ? [[id, total(found)] as const] : [])),
      ),
    [columns, found],
  );
  const heads = useMemo(() => new Set(branches.map(({ head }) => head.id)), [branches]);
  const isAllOpen = heads.size > 0 && [...heads].every((id) => open.has(id));
  return (
    <DataTable
      {...table}
      {...exports}
      xlsx={exports.csv}
      rows={shown}
      total={seen.length}
      totals={totals}
      onQueryChange={setQuery}
      loadAll={async () => seen}
      groups={{
        isOpen: ({ id }) => (heads.has(id) ? open.has(id) : null),
        onToggle: ({ id }) => setOpen((before) => toggled(before, id)),
      }}
      loading={rows === undefined}
      failed={rows === null}
      search
      columnView
      cards={cardLayout}
      emptyText={t(rows === null ? 'report.noData' : 'report.noRows')}
      summary={
        heads.size > 0 && (
          <div>
            <Button variant="ghost" size="small" onClick={() => setOpen(isAllOpen ? new Set() : heads)}>
              {t(isAllOpen ? 'report.foldAll' : 'report.unfoldAll')}
            </Button>
          </div>
        )
      }
    />
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
