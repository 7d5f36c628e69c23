import type { Calls } from '@sereno/api/calls';
import type { FilterLevel, FilterPlan } from '@sereno/domain/dashboards';
import type { ListFilters, ListQuery, ListSources } from './listQuery.ts';
import { SALES_LISTS } from './salesLists.ts';
import { SUMMARY_LISTS } from './summaryLists.ts';
import { TEAM_LISTS } from './teamLists.ts';

/** Where the lists of each dashboard come from, by the name of its plan. */
const LISTS: ReadonlyMap<string, ListSources> = new Map([
  ['summary', SUMMARY_LISTS],
  ['sales', SALES_LISTS],
  ['teamSales', TEAM_LISTS],
]);

/** Those of the levels that have a list to choose from. */
export const levelsWithList = ({ id }: FilterPlan, levels: readonly FilterLevel[]): readonly FilterLevel[] =>
  levels.filter((level) => LISTS.get(id)?.[level] !== undefined);

/** The queries of the lists of these levels, of which each has one. */
export const listQueries = (
  { id }: FilterPlan,
  levels: readonly FilterLevel[],
  calls: Calls,
  filters: ListFilters,
): readonly ListQuery[] => levels.flatMap((level) => LISTS.get(id)?.[level]?.(calls, filters) ?? []);
