'use client';
import type { ExpandedState } from '@tanstack/react-table';
import { useEffect, useMemo, useState } from 'react';
import { isDevelopment, warn } from '../../state/development.ts';
import { createRowModel, type ModelColumn, type RowModel } from '../source/rowModel.ts';
import { pageAt, type TablePage } from '../model/page.ts';
import type { TableQuery } from '../model/query.ts';
import { cellText, type CellWords } from '../cells/cellText.ts';
import type { NestedRows, PreparedRows } from './nestedRows.ts';
import { cellAlphabet, cellValue, type TableColumn, valueKind } from '../cells/column.ts';

/** The rows a table shows, and the number of matches. */
export type ShownRows<Row> = {
  /** How many rows the query leaves. */
  readonly count: number;
  readonly page: TablePage;
  /** The rows of the page; of all that the query leaves where there are no pages. */
  readonly at: (place: number) => Row | undefined;
  /** All rows that the query leaves, in its order; only those of the page where a server asks. */
  readonly all: () => readonly Row[];
  /** Undefined where rows are not nested. `page` goes from the first to the last that is shown of the page, groups too. */
  readonly nested?: NestedRows | undefined;
};

type Asked<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  /** The visible columns, which are searched (TBL-21). */
  readonly shown: readonly { readonly id: string }[];
  readonly query: TableQuery;
  readonly words: CellWords;
  readonly total: number | undefined;
  readonly paged: boolean;
  /** Nests what the query leaves. */
  readonly arrange: PreparedRows<Row>['arrange'] | undefined;
  readonly groupBy: readonly string[] | undefined;
  readonly expanded: ExpandedState;
};

/** Sorts, searches, filters and pages the rows; with `total` a server has done so, and they are those of the page. */
export function useRows<Row>(options: Asked<Row>): ShownRows<Row> {
  const { rows, columns, shown, query, words, total, paged, arrange, groupBy = none, expanded } = options;
  const model = useMemo(
    () => createRowModel(rows, tableModelColumns(columns, words), words.formats.tag),
    [rows, columns, words],
  );
  const searched = useMemo(() => shown.map(({ id }) => id), [shown]);
  const { globalFilter: search, sorting, columnFilters: filters, pagination } = query;
  const { pageIndex: requested, pageSize } = pagination;
  const isLocal = total === undefined;
  usePreparedSearch(model, searched, isLocal && search !== '');
  useEffect(() => {
    if (isDevelopment && !isLocal && columns.some(({ fns }) => fns))
      warn('DataTable: with `total` the server sorts and filters; the functions of `tanstackColumns` are not called.');
  }, [isLocal, columns]);
  return useMemo(() => {
    if (!isLocal) {
      // In one scrolling area stand those that have come so far.
      const page = paged ? pageAt(requested, total, pageSize) : pageAt(0, rows.length, Math.max(1, rows.length));
      return { count: total, page, at: (place) => rows[place], all: () => rows };
    }
    if (arrange) {
      const size = paged ? pageSize : null;
      return arrange({ model, search, searched, sorting, filters, groupBy, expanded, page: requested, pageSize: size });
    }
    const places = model.view({ search, searched, sorting, filters });
    const count = places.length;
    const page = pageAt(requested, count, paged ? pageSize : Math.max(1, count));
    return {
      count,
      page,
      at: (place) => rows[places[page.from + place] ?? -1],
      all: () => Array.from(places).flatMap((place) => rows[place] ?? []),
    };
  }, [
    model,
    rows,
    isLocal,
    total,
    search,
    searched,
    sorting,
    filters,
    requested,
    pageSize,
    paged,
    arrange,
    groupBy,
    expanded,
  ]);
}

const none: readonly never[] = [];

/** The columns as the rows are sorted, searched and filtered by. */
export function tableModelColumns<Row>(columns: readonly TableColumn<Row>[], words: CellWords): ModelColumn<Row>[] {
  return columns.map((column) => ({
    id: column.id,
    kind: column.kind === 'custom' ? column.values : valueKind(column),
    value: (row) => cellValue(column, row),
    text: (row) => cellText(column, row, words),
    alphabet: cellAlphabet(column),
    fns: column.fns,
  }));
}

const ROWS_AT_A_TIME = 200;
/** Duration of one slice of work, ms: less than a frame. */
const SLICE = 8;
/** Delay before preparing, ms, so that the result of the first letter renders first. */
const PAUSE = 50;

/** Prepares the rows for the next letters of a search, from its first letter on until all are, a part of a frame at a time. */
function usePreparedSearch(model: RowModel, searched: readonly string[], isSearched: boolean): void {
  const [wanted, setWanted] = useState(isSearched);
  if (isSearched && !wanted) setWanted(true);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const prepare = (): void => {
      const end = performance.now() + SLICE;
      let isReady = false;
      while (!isReady && performance.now() < end) isReady = model.prepareSearch(searched, ROWS_AT_A_TIME);
      if (!isReady) timer = setTimeout(prepare);
    };
    timer = setTimeout(prepare, PAUSE);
    return () => clearTimeout(timer);
  }, [model, searched, wanted]);
}

/** Ids of the rows of the page, from its first row to its last. */
export const shownIds = <Row>(
  { page, at }: Pick<ShownRows<Row>, 'at' | 'page'>,
  rowId: (row: Row) => string,
): string[] =>
  Array.from({ length: page.to - page.from }, (_, place) => at(place)).flatMap((row) =>
    row === undefined ? [] : rowId(row),
  );
