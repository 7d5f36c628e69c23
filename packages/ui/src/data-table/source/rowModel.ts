import type { ColumnSort } from '@tanstack/react-table';
import type { ValueKind } from '../../foundation/cellValue.ts';
import { type FilterValue, cellTest, isActive } from './filter.ts';
import { createHaystack, type Haystack, needleOf, type SearchedColumn } from './haystack.ts';
import { createMemory } from './memory.ts';
import { originalOrder, sortedOrder } from './order.ts';
import { type Ranks, ranks } from './rank.ts';

/** A column as far as sorting, searching and filtering go: by what its cells hold, and what they show. */
export type ModelColumn<Row> = SearchedColumn<Row> & {
  readonly id: string;
  readonly kind: ValueKind;
  /** The ranks of its cells. Default: those of their values, by `kind`. */
  readonly ranks?: ((rows: readonly Row[], locale: string) => Ranks) | undefined;
};

/** What is asked of the rows. Columns that are not there ask for nothing. */
export type RowQuery = {
  readonly search: string;
  /** Ids of the columns that are searched: the visible ones (TBL-21). */
  readonly searched: readonly string[];
  /** The first counts most. */
  readonly sorting: readonly ColumnSort[];
  readonly filters: readonly { readonly id: string; readonly value: FilterValue }[];
};

/** Sorts, searches and filters rows that stay where they are: the answer is a list of their places. */
export type RowModel = {
  /**
   * Places of the rows that the query leaves, in its order. Asked twice for the same, it gives the same list, so callers must not
   * change it.
   */
  readonly view: (query: RowQuery) => Uint32Array;
  /** Prepares that many more rows for a search over these columns, when idle; true when all are. */
  readonly prepareSearch: (searched: readonly string[], rows: number) => boolean;
};

/** The rows that a search has found, kept to look for a longer text among them alone. */
type Found = {
  readonly within: Uint32Array;
  readonly haystack: Haystack;
  readonly needle: string;
  readonly places: Uint32Array;
};

/**
 * Prepares `rows` to be asked. Nothing is computed before it is needed, and the last answer of each step is remembered: to
 * filter, to search what is left, to sort what is found. So the next letter of a search looks through what the last one found,
 * and a second sort of a column is one pass over the places.
 * @param locale BCP 47 tag of the language whose alphabet orders texts.
 */
export function createRowModel<Row>(
  rows: readonly Row[],
  columns: readonly ModelColumn<Row>[],
  locale: string,
): RowModel {
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const rankOf = new Map<string, Ranks>();
  const everything = originalOrder(rows.length);
  const lastView = createMemory<Uint32Array>();
  const lastKept = createMemory<Uint32Array>();
  const lastHaystack = createMemory<Haystack>();
  let lastFound: Found | undefined;

  function saved(filters: RowQuery['filters']): Uint32Array {
    const tests = filters.flatMap(({ id, value: filter }) => {
      const column = columnOf.get(id);
      return column === undefined || !isActive(filter) ? [] : [{ value: column.value, passes: cellTest(filter) }];
    });
    if (tests.length === 0) return everything;
    return everything.filter((place) => {
      const row = rows[place];
      return row !== undefined && tests.every(({ value, passes }) => passes(value(row)));
    });
  }

  function haystackOf(searched: readonly string[]): Haystack {
    return lastHaystack([JSON.stringify(searched)], () =>
      createHaystack(
        rows,
        searched.flatMap((id) => columnOf.get(id) ?? []),
      ),
    );
  }

  function found(within: Uint32Array, searched: readonly string[], needle: string): Uint32Array {
    if (needle === '') return within;
    const haystack = haystackOf(searched);
    const last = lastFound?.within === within && lastFound.haystack === haystack ? lastFound : undefined;
    // What holds the longer text holds the shorter one as well.
    const among = last !== undefined && needle.includes(last.needle) ? last.places : within;
    const places = among.filter(haystack.holding(needle));
    lastFound = { within, haystack, needle, places };
    return places;
  }

  function ranksOf(column: ModelColumn<Row>): Ranks {
    const known =
      rankOf.get(column.id) ??
      column.ranks?.(rows, locale) ??
      ranks(
        rows.map((row) => column.value(row)),
        column.kind,
        locale,
      );
    rankOf.set(column.id, known);
    return known;
  }

  function sorted(places: Uint32Array, sorting: readonly ColumnSort[]): Uint32Array {
    const keys = sorting.flatMap(({ id, desc }) => {
      const column = columnOf.get(id);
      return column === undefined ? [] : [{ ranks: ranksOf(column), descending: desc }];
    });
    return sortedOrder(places, keys);
  }

  return {
    view: ({ search, searched, sorting, filters }) => {
      const needle = needleOf(search);
      const filtered = keyOf(filters);
      return lastView([JSON.stringify([needle, searched, sorting, filtered])], () => {
        const left = lastKept([filtered], () => saved(filters));
        return sorted(found(left, searched, needle), sorting);
      });
    },
    prepareSearch: (searched, count) => {
      const haystack = haystackOf(searched);
      haystack.prepare(count);
      return haystack.isReady();
    },
  };
}

/** What tells filters apart; JSON alone would take an end without bounds for one that is open. */
const keyOf = (filters: RowQuery['filters']) =>
  JSON.stringify(filters, (_, value: unknown) => (typeof value === 'number' ? String(value) : value));
