'use client';
import { useMemo, type ReactNode } from 'react';
import { PLAIN_LAYOUT, type TableLayout } from '../model/layout.ts';
import { alignment, leastWidth, type TableColumn, valueKind } from '../cells/column.ts';
import { type Edges, type GridProperties, gridProperties, stickyPlace, type TrackColumn } from './gridTracks.ts';
import { cellWriter, type Writing } from '../cells/writeCell.tsx';
import { placedColumns } from './columnMoves.ts';
import { visibleColumns } from './visibleColumns.ts';

/** A column as it stands in the grid. */
export type ShownColumn<Row> = {
  readonly column: TableColumn<Row>;
  readonly id: string;
  readonly title: string;
  /** Classes of its cells, header and total included. */
  readonly className: string;
  /** Distance from the start where a pinned cell stays, as CSS; undefined for the others. */
  readonly stickAt: string | undefined;
  readonly write: (row: Row, rowId: string) => ReactNode;
};

/** The layout that the columns themselves ask for. */
export function plainLayout<Row>(columns: readonly TableColumn<Row>[]): TableLayout {
  return {
    ...PLAIN_LAYOUT,
    hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
    pinned: columns.filter(({ pinned }) => pinned).map(({ id }) => id),
  };
}

/** How a table lays out its cells: the visible columns in their order, and the widths of its rows. */
export type ShownColumns<Row> = {
  readonly shown: readonly ShownColumn<Row>[];
  readonly properties: GridProperties;
  /** What the properties become with other widths in px of some columns, for a width that follows the pointer. */
  readonly propertiesWith: (widths: TableLayout['widths']) => GridProperties;
};

/** Arranges the columns as the person laid them out: hidden ones left out, pinned ones first, the others in their order. */
export function useColumns<Row>(
  columns: readonly TableColumn<Row>[],
  layout: TableLayout,
  { words, locale, leads, trails, hasButtons }: Writing & Edges,
): ShownColumns<Row> {
  const known = useMemo(
    () => new Map(columns.map((column) => [column.id, { column, write: cellWriter(column, { words, locale }) }])),
    [columns, words, locale],
  );
  const visible = useMemo(
    () => visibleColumns(placedColumns({ order: layout.order, pinned: layout.pinned }), layout.hidden),
    [layout.order, layout.hidden, layout.pinned],
  );

  const shown = useMemo(() => {
    const pinned = new Set(layout.pinned);
    return visible.flatMap((id, place): ShownColumn<Row>[] => {
      const entry = known.get(id);
      if (entry === undefined) return [];
      const { column, write } = entry;
      const isPinned = pinned.has(id);
      const value = valueKind(column);
      const marks = [
        place === 0 && 'first',
        `at-${alignment(column)}`,
        (value === 'day' || value === 'time') && 'figures',
        isPinned && 'pinned',
        column.rank && `rank-${column.rank}`,
      ];
      const className = ['cell', ...marks.filter(Boolean)].join(' ');
      return [
        { column, id, title: column.title, className, stickAt: isPinned ? stickyPlace(place) : undefined, write },
      ];
    });
  }, [known, visible, layout.pinned]);

  return useMemo(() => {
    const propertiesWith = (widths: TableLayout['widths']): GridProperties => {
      const chosen = { ...layout.widths, ...widths };
      const tracks = shown.map(({ id, column, stickAt }): TrackColumn => {
        const width = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
        const isPinned = stickAt !== undefined;
        // What sticks must be as wide as the next one counts on; a width that a person has chosen stays.
        const most = column.maxWidth;
        return { id, width: width ?? leastWidth(column), most, isFixed: isPinned || width !== undefined, isPinned };
      });
      return gridProperties(tracks, { leads, trails, hasButtons });
    };
    return { shown, properties: propertiesWith({}), propertiesWith };
  }, [shown, layout.widths, leads, trails, hasButtons]);
}
