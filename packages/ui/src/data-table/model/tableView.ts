import { parseIsoDate } from '@sereno/domain/calendar';
import { type ColumnFilter, isActive } from '../source/filter.ts';
import type { ColumnSort } from '../source/rowModel.ts';
import { knownLayout, PLAIN_LAYOUT, type TableLayout } from './layout.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './page.ts';
import { isRecord, listOf, textOf, textsOf } from './unknown.ts';

/** A view of a table: what is asked of its rows and how its columns are laid out, without the page (TBL-08, TBL-09). */
export type TableView = {
  readonly search: string;
  /** The first counts most. */
  readonly sort: readonly ColumnSort[];
  /** By the id of the column. */
  readonly filters: Readonly<Record<string, ColumnFilter>>;
  /** Rows per page, one of `PAGE_SIZES`. */
  readonly pageSize: number;
  readonly layout: TableLayout;
};

/** A view that a person keeps under a name. */
export type SavedView = { readonly id: string; readonly name: string; readonly view: TableView };

/** What a view may ask of a column. */
export type ViewColumn = {
  readonly id: string;
  /** The kind of filter that the column has, null for none. */
  readonly filter: ColumnFilter['kind'] | null;
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
    search: textOf(value['search']) ?? '',
    sort: parseSort(value['sort'], columns),
    filters: parseFilters(value['filters'], columns),
    pageSize: PAGE_SIZES.find((size) => size === value['pageSize']) ?? DEFAULT_PAGE_SIZE,
    layout: parseLayout(value['layout'], columns),
  };
}

const VIEW_KEYS = ['search', 'sort', 'filters', 'pageSize', 'layout'] as const;

function parseSort(value: unknown, columns: readonly ViewColumn[]): readonly ColumnSort[] {
  const sortable = new Set(columns.filter((column) => column.sortable).map(({ id }) => id));
  return listOf(value).flatMap((item) => {
    const id = isRecord(item) ? textOf(item['id']) : null;
    // Each column is taken once, where it counts most.
    if (!isRecord(item) || id === null || !sortable.delete(id)) return [];
    return [{ id, descending: item['descending'] === true }];
  });
}

function parseFilters(value: unknown, columns: readonly ViewColumn[]): TableView['filters'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    columns.flatMap((column) => {
      const filter = Object.hasOwn(value, column.id) ? parseFilter(value[column.id]) : null;
      return filter !== null && filter.kind === column.filter && isActive(filter) ? [[column.id, filter]] : [];
    }),
  );
}

function parseLayout(value: unknown, columns: readonly ViewColumn[]): TableLayout {
  if (!isRecord(value)) return PLAIN_LAYOUT;
  const ids = columns.map(({ id }) => id);
  const widths = isRecord(value['widths']) ? Object.entries(value['widths']) : [];
  const layout = knownLayout(
    {
      order: textsOf(value['order']),
      hidden: textsOf(value['hidden']),
      pinned: textsOf(value['pinned']),
      widths: Object.fromEntries(widths.flatMap(([id, width]) => (typeof width === 'number' ? [[id, width]] : []))),
    },
    ids,
  );
  return layout.order.every((id, place) => id === ids[place]) ? { ...layout, order: [] } : layout;
}

/** Reads a filter from anywhere: ends of a range that are none are open. Null where there is no filter. */
function parseFilter(value: unknown): ColumnFilter | null {
  if (!isRecord(value)) return null;
  switch (value['kind']) {
    case 'text': {
      const text = textOf(value['text']);
      return text === null ? null : { kind: 'text', text };
    }
    case 'oneOf':
      return { kind: 'oneOf', values: textsOf(value['values']) };
    case 'numberRange':
      return { kind: 'numberRange', min: figureOf(value['min']), max: figureOf(value['max']) };
    case 'dayRange':
      return { kind: 'dayRange', start: dayOf(value['start']), end: dayOf(value['end']) };
    case 'yesNo':
      return typeof value['value'] === 'boolean' ? { kind: 'yesNo', value: value['value'] } : null;
    default:
      return null;
  }
}

const figureOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);

function dayOf(value: unknown): string | null {
  const day = textOf(value);
  return day !== null && parseIsoDate(day) !== null ? day : null;
}
