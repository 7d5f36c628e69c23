import type { Calls } from '@sereno/api/calls';
import type { FilterLevel, Filters } from '@sereno/domain/dashboards';
import type { FilterOption } from '@sereno/ui/filter-bar';
import type { QueryClient } from '@tanstack/react-query';

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

/** What a list is asked for with; by `client` a list asks for the one that it depends on, which the filter above shares. */
export type ListContext = { readonly signal: AbortSignal; readonly client: QueryClient };

/** The list of a level, as the query that asks for it; what it depends on is part of its key, so another choice asks again (FLT-02). */
export type ListQuery = {
  readonly queryKey: readonly unknown[];
  readonly staleTime: number;
  readonly queryFn: (context: ListContext) => Promise<readonly FilterOption[]>;
  /** Of a list that everybody knows without a call. */
  readonly initialData?: readonly FilterOption[];
};

/** A list to choose from, as a filter takes it. */
export type FilterList = {
  readonly options: readonly FilterOption[];
  readonly loading: boolean;
  readonly failed: boolean;
};

/** The list of an answer: undefined while it loads, null where it could not be fetched. */
export const filterList = (options: readonly FilterOption[] | null | undefined): FilterList => ({
  options: options ?? noOptions,
  loading: options === undefined,
  failed: options === null,
});

const noOptions: readonly never[] = [];

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

/** The managements that the person sees, or of them those below these assistant managements (FLT-09, API-60). */
export const managementList = ({ catalog }: Calls, assistants: readonly string[] = []): ListQuery =>
  listQuery(['filter-managements', assistants], async ({ signal }) =>
    optionsOf(await catalog.managements(numbersOf(assistants), signal), ({ id }) => id),
  );

/** The advisers of those managements; of all where none is given (FLT-02). */
export const adviserList = ({ catalog }: Calls, managements: readonly string[]): ListQuery =>
  listQuery(['filter-advisers', managements], async ({ signal }) =>
    optionsOf(await catalog.advisers(numbersOf(managements), signal), ({ slpCode }) => slpCode),
  );

/** The assistant managements that the person sees (FLT-07). */
export const assistantList = ({ catalog }: Calls): ListQuery =>
  listQuery(['filter-own-assistants'], async ({ signal }) =>
    optionsOf(await catalog.ownAssistantManagers(signal), ({ id }) => id),
  );

/** The channel managements of those assistant managements; all where none is given (FLT-08). */
export const channelList = ({ catalog }: Calls, assistants: readonly string[]): ListQuery =>
  listQuery(['filter-channels', assistants], async ({ signal }) =>
    optionsOf(await catalog.channelManagements(numbersOf(assistants), signal), ({ id }) => id),
  );

/**
 * The advisers of the team dashboard, of the managers and the teams that are chosen (API-71); those who have left only where the
 * switch does not leave them out (STM-04).
 */
export const teamAdviserList = (
  { catalog }: Calls,
  { chosen: { manager = [], dashboardTeam = [] }, switches = [] }: ListFilters,
): ListQuery => {
  const activeOnly = switches.includes('activeOnly');
  return listQuery(['filter-team-advisers', manager, dashboardTeam, activeOnly], async ({ signal }) =>
    optionsOf(
      await catalog.teamSalesAdvisers(
        { managers: numbersOf(manager), teams: numbersOf(dashboardTeam), activeOnly },
        signal,
      ),
      ({ slpCode }) => slpCode,
    ),
  );
};
