import { type FilterValue, isActive, parseFilter } from '../source/filter.ts';
import { hiding, knownLayout, PLAIN_LAYOUT, type TableLayout } from './layout.ts';
import { DEFAULT_PAGE_SIZE, isPageSize } from './page.ts';
import type { TableFilters, TableQuery } from './query.ts';
import { isRecord, listOf, textOf, textsOf } from '../../foundation/unknown.ts';

/** A view of a table: what is asked of its rows and how its columns are laid out, without the page (TBL-08, TBL-09). */
export type TableView = Omit<TableQuery, 'pagination'> & {
  /** Rows per page. */
  readonly pageSize: number;
  readonly layout: TableLayout;
};

/** A view that a person keeps under a name. */
export type SavedView = { readonly id: string; readonly name: string; readonly view: TableView };

/** What a view may ask of a column. */
export type ViewColumn = {
  readonly id: string;
  /** The kind of filter that the column has, null for none. */
  readonly filter: FilterValue['kind'] | null;
  readonly sortable: boolean;
};

/**
 * Reads a view from anywhere: a store or an address, of this version or another. What it says of columns that are gone, or
 * asks that a column does not offer, is dropped; an order that is the given one is left empty. Never throws.
 * @returns null where there is nothing of a view.
 */
export function parseView(value: unknown, columns: readonly ViewColumn[]): TableView | null {
  if (!isRecord(value) || !VIEW_KEYS.some((key) => Object.hasOwn(value, key))) return null;
  return {
    globalFilter: textOf(value['globalFilter']) ?? '',
    sorting: parseSorting(value['sorting'], columns),
    columnFilters: parseFilters(value['columnFilters'], columns),
    pageSize: isPageSize(value['pageSize']) ? value['pageSize'] : DEFAULT_PAGE_SIZE,
    layout: parseLayout(value['layout'], columns),
  };
}

const VIEW_KEYS = ['globalFilter', 'sorting', 'columnFilters', 'pageSize', 'layout'] as const;

function parseSorting(value: unknown, columns: readonly ViewColumn[]): TableView['sorting'] {
  const sortable = new Set(columns.filter((column) => column.sortable).map(({ id }) => id));
  return listOf(value).flatMap((item) => {
    const id = isRecord(item) ? textOf(item['id']) : null;
    // Each column is taken once, where it counts most.
    if (!isRecord(item) || id === null || !sortable.delete(id)) return [];
    return [{ id, desc: item['desc'] === true }];
  });
}

/** In the order of the columns. */
function parseFilters(given: unknown, columns: readonly ViewColumn[]): TableFilters {
  const filters = listOf(given).filter(isRecord);
  return columns.flatMap(({ id, filter }) => {
    const value = parseFilter(filters.find((one) => one['id'] === id)?.['value']);
    return value !== null && value.kind === filter && isActive(value) ? [{ id, value }] : [];
  });
}

function parseLayout(value: unknown, columns: readonly ViewColumn[]): TableLayout {
  if (!isRecord(value)) return PLAIN_LAYOUT;
  const ids = columns.map(({ id }) => id);
  const { columnVisibility, columnPinning, columnSizing } = value;
  const sides = isRecord(columnPinning) ? columnPinning : {};
  const layout = knownLayout(
    {
      columnOrder: textsOf(value['columnOrder']),
      columnVisibility: hiding(entriesOf(columnVisibility).flatMap(([id, shows]) => (shows === false ? [id] : []))),
      columnPinning: { start: textsOf(sides['start']), end: textsOf(sides['end']) },
      columnSizing: Object.fromEntries(
        entriesOf(columnSizing).flatMap(([id, width]) => (typeof width === 'number' ? [[id, width]] : [])),
      ),
      grouping: textsOf(value['grouping']),
    },
    ids,
  );
  return layout.columnOrder.every((id, place) => id === ids[place]) ? { ...layout, columnOrder: [] } : layout;
}

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);
