'use client';
import { type CSSProperties, type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import type { MenuItem } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { tableTexts } from '../../locale/texts/es/table.ts';
import type { ColumnSort } from '@tanstack/react-table';
import type { TableModel } from '../model/tableModel.ts';
import type { TableLayout } from '../model/layout.ts';
import { CellPeek } from '../cells/CellPeek.tsx';
import type { CellBlock, GridPartProps } from '../cells/gridPart.ts';
import { cellText, type CellWords, shownPart, writtenText } from '../cells/cellText.ts';
import type { Totals } from '../cells/totals.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { columnDrag, useColumnPointer } from '../layout/useColumnPointer.ts';
import type { ShownColumns } from '../layout/useColumns.ts';
import { type ShownRows, shownIds } from '../state/useRows.ts';
import type { GridHandle } from '../state/useTableHandle.ts';
import type { Expansion } from '../state/useNesting.ts';
import type { Selection } from '../state/useSelection.ts';
import { GridArea } from './Grid.styles.ts';
import { GridSkeleton, PagedBody, VirtualBody } from './GridBody.tsx';
import { GridHeader } from './GridHeader.tsx';
import { hasGroups } from './GridGroupTitles.tsx';
import { GridTotals } from './GridTotals.tsx';
import { useButtonsWidth } from './useButtonsWidth.ts';
import type { Edges, GridProperties } from '../layout/gridTracks.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridPresses } from './useGridPresses.ts';
import { canExpand, useGridRows } from './useGridRows.tsx';

/** A name that is longer is not listened to. */
const MOST_SPOKEN = 100;

type Given<Row> = Pick<
  DataTableProps<Row>,
  | 'title'
  | 'hasMore'
  | 'rowId'
  | 'rowLabel'
  | 'rowProps'
  | 'rowActions'
  | 'rowButtons'
  | 'buttonsWidth'
  | 'renderDetail'
  | 'grouping'
  | 'tree'
  | 'editing'
  | 'ranges'
  | 'onRowClick'
  | 'onRowKeyDown'
  | 'onNavigate'
  | 'virtual'
  | 'onEndReached'
  | 'cards'
  | 'columnView'
>;

type GridProps<Row> = Given<Row> & {
  readonly handle: Ref<GridHandle>;
  readonly columns: ShownColumns<Row>;
  /** The cells beside them. */
  readonly edges: Edges;
  readonly rows: ShownRows<Row>;
  readonly words: CellWords;
  readonly expansion: Expansion;
  readonly table: TableModel;
  readonly sorting: readonly ColumnSort[];
  readonly selection: Selection | null;
  /** Figures of the totals row; null without one. */
  readonly totals: Totals | null;
  /** How many rows are on their way in place of those that there are; 0 for none. */
  readonly skeletonRows: number;
  readonly isBusy: boolean;
  /** The rows are to stand in this order, whatever it was before. */
  readonly onOrder: (sorting: readonly ColumnSort[]) => void;
  readonly layout: TableLayout;
  readonly onLayout: (change: Partial<TableLayout>) => void;
  readonly onColumnMove: (id: string, step: 1 | -1, button: HTMLElement) => void;
  readonly onColumnMenu: (id: string, button: HTMLElement, byKey: boolean) => void;
  readonly onRowMenu: (items: readonly MenuItem[], button: HTMLElement, byKey: boolean) => void;
};

/** The rows and columns themselves, as an ARIA grid: one stop of the Tab key, from where keys lead everywhere. */
export function Grid<Row>(props: GridProps<Row>) {
  const { title, rowId, columns, rows, words, selection, totals, skeletonRows, virtual, cards } = props;
  const t = useTexts(tableTexts);
  const area = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const marked = useRef<CellBlock>(null);
  const body = useRef<{ reveal: (place: number) => void }>(null);

  const { shown } = columns;
  const hasDetails = canExpand(props);
  const { leads, hasButtons } = props.edges;
  const trails = [...(hasButtons ? ['buttons'] : []), ...(props.edges.trails > 0 ? ['actions'] : [])];
  const { from, to } = rows.page;
  const lines = rows.nested?.count ?? rows.count;
  const count = skeletonRows > 0 ? 0 : to - from;
  const heads = 1 + Number(hasGroups(shown));
  const columnCount = leads + shown.length + trails.length;
  const buttonsWidth = useButtonsWidth(props, count);

  const { Rows = VirtualBody } = virtual ?? {};
  const keyOf = (place: number): string => {
    const row = rows.at(place);
    return row === undefined ? String(place) : rowId(row);
  };
  const reveal = useCallback((line: number): void => body.current?.reveal(line - 1), []);
  const { nested } = rows;
  const nesting = nested && (props.tree ?? props.grouping);
  const toggle = (id: string, isOpen: boolean): void =>
    props.expansion.toggle(id, isOpen, nested?.parentIds ?? (() => rows.all().map((row) => rowId(row))));
  const presses = useGridPresses({ ...props, gridRef, rows, toggle });
  const focus = useGridFocus({
    gridRef,
    count,
    rows,
    rowId,
    hasTotals: totals !== null && skeletonRows === 0,
    columns: columnCount,
    reveal: virtual && reveal,
    onExtend: selection ? presses.extend : undefined,
  });

  useImperativeHandle(props.handle, () => ({
    focusLine: (line, part) => focus.focusCell({ line, column: leads + (part === 'buttons' ? shown.length : 0) }),
  }));

  const first = shown[0]?.column;
  const labelOf = (row: Row): string =>
    shownPart(writtenText(props.rowLabel?.(row) ?? (first && cellText(first, row, words))), MOST_SPOKEN);
  const renderRow = useGridRows({
    ...props,
    ...props.expansion,
    labelOf,
    toggle,
    shown,
    heads,
    columnCount,
    hasDetails,
    trails,
  });
  const pageIds = (): string[] => [...(nested?.selectable?.() ?? shownIds(rows, rowId))];

  const pointer = useColumnPointer({ ...props, area, propertiesWith: columns.propertiesWith });
  const style: CSSProperties & GridProperties = {
    ...columns.properties,
    ...(hasButtons && { '--buttons': buttonsWidth }),
    ...(heads > 1 && { '--heads': String(heads) }),
    ...(virtual && { blockSize: virtual.height, maxBlockSize: 'none' }),
  };
  const selectAll = t(virtual ? 'tableGrid.selectAll' : 'tableGrid.selectPage');
  const head = {
    columns: shown,
    selection: selection?.isSingle === false ? selection.share(pageIds) : undefined,
    onSelectAll: () => selection?.toggleAll(pageIds()),
  };
  const part: GridPartProps<Row> = {
    gridRef,
    words,
    count,
    columnCount,
    rowId,
    labelOf,
    marked,
    contentAt: (line, place) => {
      const row = line >= 1 && line <= count ? rows.at(line - 1) : undefined;
      const column = shown[place - leads]?.column;
      return row === undefined || column === undefined ? null : { row, column };
    },
  };
  return (
    <>
      {nesting && <nesting.Look />}
      {cards && <cards.Before {...head} selectAll={selectAll} sort={props.sorting} onSort={props.onOrder} />}
      <GridArea
        ref={area}
        style={style}
        data-nested={nesting && ''}
        data-pressable={props.onRowClick && ''}
        data-buttons={hasButtons ? '' : undefined}
        data-cards={cards ? (virtual ? 'even' : '') : undefined}
      >
        <div
          ref={gridRef}
          role="grid"
          {...(nesting && { role: 'treegrid' })}
          tabIndex={-1}
          aria-label={title}
          aria-rowcount={props.hasMore ? -1 : lines + heads + Number(totals !== null)}
          aria-colcount={columnCount}
          aria-busy={props.isBusy}
          aria-multiselectable={Boolean(props.ranges) || (selection ? !selection.isSingle : undefined)}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
          onKeyDown={(event) => {
            presses.onKeyDown(event);
            nesting?.onKeyDown(event);
            focus.onKeyDown(event);
            presses.onKeyLeft(event);
          }}
          onMouseDown={(event) => {
            presses.onMouseDown(event);
            focus.onMouseDown(event);
          }}
          onClick={presses.onClick}
          onPointerEnter={() => {
            if (props.columnView === true) void columnDrag.preload();
          }}
        >
          <GridHeader
            {...head}
            hasBoxes={selection !== null}
            hasDetails={hasDetails}
            trails={trails}
            hasMenus={props.columnView === true}
            names={{
              selectAll,
              selected: t('tableGrid.selectColumn'),
              details: t('tableGrid.detailColumn'),
              trails: [t('tableGrid.actionsColumn'), t('tableGrid.moreActionsColumn')],
              menu: (column) => t('tableGrid.columnMenu', { column }),
            }}
            table={props.table}
            onMenu={props.onColumnMenu}
            onMove={props.onColumnMove}
            onPointerDown={pointer.drag}
            onFit={pointer.fit}
          />
          {skeletonRows > 0 ? (
            <GridSkeleton columns={shown} count={skeletonRows} leads={leads} trails={trails} />
          ) : (
            <>
              {virtual ? (
                <Rows
                  ref={body}
                  keyOf={keyOf}
                  count={count}
                  renderRow={renderRow}
                  scroller={area}
                  focusedPlace={() => focus.place.current.line - 1}
                  onEnd={props.isBusy || (count >= rows.count && !props.hasMore) ? undefined : props.onEndReached}
                />
              ) : (
                <PagedBody count={count} renderRow={renderRow} />
              )}
              {totals && (
                <GridTotals
                  columns={shown}
                  totals={totals}
                  line={count + 1}
                  number={lines + heads + 1}
                  leads={leads}
                  trails={trails}
                  label={t('tableGrid.totals')}
                />
              )}
            </>
          )}
        </div>
        <CellPeek {...part} />
        {props.editing && <props.editing.Part {...part} />}
        {props.ranges && <props.ranges.Part {...part} />}
      </GridArea>
    </>
  );
}
