'use client';
import type { ReactNode } from 'react';
import { Bookmark } from '../../foundation/icons/bookmark.ts';
import { Columns3 } from '../../foundation/icons/columns-3.ts';
import { ListFilter } from '../../foundation/icons/list-filter.ts';
import { Plus } from '../../foundation/icons/plus.ts';
import { Button } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableTexts } from '../../locale/texts/es/table.ts';
import { hiddenColumns } from '../model/layout.ts';
import type { SavedView, ViewColumn } from '../model/tableView.ts';
import { type FilterField, activeFilters } from '../filters/filterField.ts';
import type { ToolbarProps } from '../state/tableProps.ts';
import { lazyPart } from '../../lazy/lazyPart.ts';
import { PanelButton } from './PanelButton.tsx';
import { SearchBox } from './SearchBox.tsx';
import { TableHeading } from './TableHeading.tsx';
import type { TableState } from '../state/useTableState.ts';

type ToolbarOwnProps = Omit<ToolbarProps<never>, 'loadAll' | 'csv' | 'print'> & {
  readonly title: string;
  /** Default 2. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Default false. */
  readonly hideTitle?: boolean | undefined;
  readonly headingId: string;
  /** The number of rows as text; null while unknown. */
  readonly tally: string | null;
  readonly state: TableState;
  /** What can be filtered. */
  readonly fields: readonly FilterField[];
  /** What can be laid out. */
  readonly columns: readonly { readonly id: string; readonly title: string; readonly hideable?: boolean | undefined }[];
  /** What a view may name of the columns. */
  readonly viewColumns: readonly ViewColumn[];
  /** How long to wait after a letter before the search is asked, in ms. */
  readonly searchDelay: number;
  /** The file and the sheet; null without either. */
  readonly exports: ReactNode;
};

const filterPanel = lazyPart(() => import('../filters/FilterPanel.tsx').then((module) => module.FilterPanel));
const columnPanel = lazyPart(() => import('../layout/ColumnPanel.tsx').then((module) => module.ColumnPanel));
const viewPanel = lazyPart(() => import('./ViewPanel.tsx').then((module) => module.ViewPanel));

const noViews: readonly SavedView[] = [];

/** What chooses and shapes the rows: each element is there only where it is asked for (TBL-01 to TBL-09, TBL-23). */
export function Toolbar({
  title,
  headingLevel = 2,
  hideTitle = false,
  headingId,
  tally,
  state,
  fields,
  columns,
  viewColumns,
  searchDelay,
  exports,
  onAdd,
  addLabel,
  dateRange,
  week,
  month,
  tools,
  search = false,
  columnView = false,
  filter = false,
  views = noViews,
  onViewsChange,
  viewHref,
}: ToolbarOwnProps) {
  const t = useTexts(tableTexts);
  const { table, query, layout, layOut, resetLayout, show } = state;
  const { pagination, ...requested } = query;
  const view = { ...requested, pageSize: pagination.pageSize, layout };
  const heading = <TableHeading id={headingId} title={title} level={headingLevel} isHidden={hideTitle} tally={tally} />;
  const canFilter = filter && fields.length > 0;
  const hasTools = [dateRange, week, month, tools, search, canFilter, columnView, onViewsChange, exports, onAdd].some(
    Boolean,
  );
  if (!hasTools) return <div className="top">{heading}</div>;
  return (
    <div className="top">
      {heading}
      <fieldset className="tools" aria-label={t('tableToolbar.tools', { title })}>
        {dateRange}
        {week}
        {month}
        {search && (
          <SearchBox
            title={title}
            value={query.globalFilter}
            delay={searchDelay}
            onSearch={(text) => table.setGlobalFilter(text)}
          />
        )}
        {canFilter && (
          <PanelButton
            label={t('tableToolbar.filter')}
            icon={<ListFilter />}
            count={activeFilters(fields, query.columnFilters).length}
            part={filterPanel}
            panel={{
              fields,
              filters: query.columnFilters,
              onFilters: (filters) => table.setColumnFilters(filters),
            }}
          />
        )}
        {columnView && (
          <PanelButton
            label={t('tableToolbar.columns')}
            icon={<Columns3 />}
            count={hiddenColumns(layout).length}
            part={columnPanel}
            panel={{ columns, layout, onLayout: layOut, onReset: resetLayout }}
          />
        )}
        {onViewsChange && (
          <PanelButton
            label={t('tableToolbar.views')}
            icon={<Bookmark />}
            part={viewPanel}
            panel={{ title, view, views, viewColumns, onViews: onViewsChange, onShow: show, viewHref }}
          />
        )}
        {tools}
        {exports}
        {onAdd && (
          <Button variant="primary" size="small" startIcon={<Plus />} onClick={onAdd}>
            {addLabel ?? t('tableToolbar.add')}
          </Button>
        )}
      </fieldset>
    </div>
  );
}
