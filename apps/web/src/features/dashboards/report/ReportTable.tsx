import type { KnownReport } from '@sereno/domain/report';
import { cardLayout, treeRows } from '@sereno/ui/data-table';
import { Button } from '@sereno/ui/foundation';
import { type ComponentProps, useMemo, useState } from 'react';
import { reportTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { DashboardTable, type DashboardTableProps } from '../kit/DashboardTable.tsx';
import { withSubtotals } from './subtotals.ts';
import type { GroupRow } from './reportColumns.ts';

type ReportTableProps = Pick<
  DashboardTableProps<GroupRow>,
  'title' | 'columns' | 'onRowClick' | 'refreshing' | 'memory' | 'rows'
> & {
  report: KnownReport;
  /** Whether the groups have two keys: the subtotals of the first then unfold into the groups of the second. */
  isNested: boolean;
  /** Puts groups in the order that they stand in when no other is asked for. */
  inOrder: (rows: readonly GroupRow[]) => readonly GroupRow[];
};

const groups = treeRows<GroupRow>({ childrenOf: (row) => row.groups });
const rowId = ({ id }: GroupRow): string => id;

/** So many groups may stand on one page when all are unfolded; more have an area to scroll in, which draws those in sight alone. */
const MOST_PAGED = 500;

/** The groups of a report, with their totals. */
export function ReportTable({ report, isNested, inOrder, rows, ...table }: ReportTableProps) {
  const { t } = useText(reportTexts);
  const [expanded, setExpanded] = useState<NonNullable<ComponentProps<typeof DashboardTable>['expanded']>>({});
  const nested = useMemo(
    () => (rows && isNested ? inOrder(withSubtotals(report, rows)) : rows),
    [report, isNested, inOrder, rows],
  );
  const isAllOpen = expanded === true || nested?.every(({ id }) => expanded[id] === true);
  return (
    <DashboardTable
      {...table}
      rowId={rowId}
      rows={nested}
      {...(isNested && { tree: groups, expanded, onExpandedChange: setExpanded })}
      {...(isNested && rows && rows.length > MOST_PAGED && { rowsHeight: '70vh' })}
      summary={
        isNested &&
        nested &&
        nested.length > 0 && (
          <div>
            <Button variant="ghost" size="small" onClick={() => setExpanded(isAllOpen ? {} : true)}>
              {t(isAllOpen ? 'report.foldAll' : 'report.unfoldAll')}
            </Button>
          </div>
        )
      }
      xlsx
      columnView
      cards={cardLayout}
      empty={{ none: t('report.noRows'), failed: t('report.noData') }}
    />
  );
}
