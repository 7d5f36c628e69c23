import type { Calls } from '@sereno/api/calls';
import type { FilterLevel, Filters } from '@sereno/domain/dashboards';
import type { FilterOption } from '@sereno/ui/filter-bar';

/** How long a list counts as known, in ms: people seldom change their team. */
const LIST_LIFE_MS = 5 * 60_000;

type Named = { readonly name: string };

/**
 * The rows of a catalogue as options of a filter, each number once; a row without one cannot be asked for and is left out.
 * @param idOf The number by which calls ask for the row.
 */
export function optionsOf<Row extends Named>(
  rows: readonly Row[],
  idOf: (row: Row) => number | null,
): readonly FilterOption[] {
  const options = new Map<string, FilterOption>();
  for (const row of rows) {
    const id = idOf(row);
    const value = String(id);
    if (id !== null && !options.has(value)) options.set(value, { value, label: row.name });
  }
  return [...options.values()];
}

/** The list of a level, as the query that asks for it; what it depends on is part of its key, so another choice asks again (FLT-02). */
export type ListQuery = {
  readonly queryKey: readonly unknown[];
  readonly staleTime: number;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<readonly FilterOption[]>;
  /** Of a list that everybody knows without a call. */
  readonly initialData?: readonly FilterOption[];
};

/** What lists depend on: the choices of the higher levels, and the switches. */
export type ListFilters = Pick<Filters, 'chosen' | 'switches'>;

/** Where the list of a level comes from. */
type ListSource = (calls: Calls, filters: ListFilters) => ListQuery;

/** Where a dashboard's lists come from. A level that is missing has none. */
export type ListSources = Readonly<Partial<Record<FilterLevel, ListSource>>>;

/** The chosen ids of a level as calls take them. */
export const numbersOf = (ids: readonly string[] | undefined): readonly number[] => (ids ?? []).map(Number);

/**
 * The query of a list.
 * @param key Its name, and what it depends on.
 */
export const listQuery = (key: readonly unknown[], queryFn: ListQuery['queryFn']): ListQuery => ({
  queryKey: key,
  staleTime: LIST_LIFE_MS,
  queryFn,
});
