'use client';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { hiding, PLAIN_LAYOUT, type TableLayout } from '../model/layout.ts';
import type { TableModel } from '../model/tableModel.ts';
import { alignment, leastWidth, type TableColumn, valueKind } from '../cells/column.ts';
import { type Edges, type GridProperties, gridProperties, stickyStyle, type TrackColumn } from './gridTracks.ts';
import type { CellWords } from '../cells/cellText.ts';
import { cellWriter } from '../cells/writeCell.tsx';

/** A column as it stands in the grid. */
export type ShownColumn<Row> = {
  readonly column: TableColumn<Row>;
  readonly id: string;
  readonly title: string;
  /** Classes of its cells, header and total included. */
  readonly className: string;
  /** The end at which it is pinned; null where it scrolls. */
  readonly pinned: 'start' | 'end' | null;
  /** Where a pinned cell stays while the others scroll; undefined for the others. */
  readonly style: CSSProperties | undefined;
  readonly write: (row: Row, rowId: string) => ReactNode;
};

/** The layout that the columns themselves ask for. */
export function plainLayout<Row>(columns: readonly TableColumn<Row>[]): TableLayout {
  return {
    ...PLAIN_LAYOUT,
    columnVisibility: hiding(idsOf(columns.filter(({ hidden }) => hidden))),
    columnPinning: {
      start: idsOf(columns.filter(({ pinned }) => pinned === true || pinned === 'start')),
      end: idsOf(columns.filter(({ pinned }) => pinned === 'end')),
    },
  };
}

const idsOf = (columns: readonly { readonly id: string }[]): string[] => columns.map(({ id }) => id);

/** How a table lays out its cells: the visible columns in their order, and the widths of its rows. */
export type ShownColumns<Row> = {
  readonly shown: readonly ShownColumn<Row>[];
  readonly properties: GridProperties;
  /** What the properties become with other widths in px of some columns, for a width that follows the pointer. */
  readonly propertiesWith: (widths: TableLayout['columnSizing']) => GridProperties;
};

/** Arranges the columns as the person laid them out: hidden ones left out, pinned ones at their ends, the others in their order. */
export function useColumns<Row>(
  columns: readonly TableColumn<Row>[],
  table: TableModel,
  { columnSizing }: TableLayout,
  words: CellWords,
  { leads, trails, hasButtons }: Edges,
): ShownColumns<Row> {
  const known = useMemo(
    () => new Map(columns.map((column) => [column.id, { column, write: cellWriter(column, words) }])),
    [columns, words],
  );
  const starting = table.getStartVisibleLeafColumns();
  const scrolling = table.getCenterVisibleLeafColumns();
  const ending = table.getEndVisibleLeafColumns();

  const shown = useMemo(
    () =>
      [...starting, ...scrolling, ...ending].flatMap((placed, place): ShownColumn<Row>[] => {
        const { id } = placed;
        const entry = known.get(id);
        if (entry === undefined) return [];
        const { column, write } = entry;
        const pinned = placed.getIsPinned() || null;
        const value = valueKind(column);
        const marks = [
          place === 0 && 'first',
          `at-${alignment(column)}`,
          (value === 'day' || value === 'time') && 'figures',
          pinned && 'pinned',
          pinned && `pinned-${pinned}`,
          column.rank && `rank-${column.rank}`,
        ];
        const className = ['cell', ...marks.filter(Boolean)].join(' ');
        const style = pinned ? stickyStyle(pinned, place) : undefined;
        return [{ column, id, title: column.title, className, pinned, style, write }];
      }),
    [known, starting, scrolling, ending],
  );

  return useMemo(() => {
    const propertiesWith = (widths: TableLayout['columnSizing']): GridProperties => {
      const chosen = { ...columnSizing, ...widths };
      const tracks = shown.map(({ id, column, pinned }): TrackColumn => {
        const width = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
        // What sticks must be as wide as the next one counts on; a width that a person has chosen stays.
        const isFixed = pinned !== null || width !== undefined;
        return { width: width ?? leastWidth(column), most: column.maxWidth, isFixed, pinned };
      });
      return gridProperties(tracks, { leads, trails, hasButtons });
    };
    return { shown, properties: propertiesWith({}), propertiesWith };
  }, [shown, columnSizing, leads, trails, hasButtons]);
}
