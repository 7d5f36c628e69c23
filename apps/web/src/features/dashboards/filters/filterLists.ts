import type { Calls } from '@sereno/api/calls';
import { BUSINESS_LINES, type FilterLevel, type FilterPlan, type Filters } from '@sereno/domain/dashboards';
import {
  adviserList,
  assistantList,
  channelList,
  type ListContext,
  type ListFilters,
  managementList,
  type ListQuery,
  listQuery,
  type ListSources,
  numbersOf,
  optionsOf,
  teamAdviserList,
} from './listQuery.ts';

/** Where the lists of `/dashboard` come from (FLT-09). */
const SUMMARY_LISTS: ListSources = {
  management: (calls) => managementList(calls),
  adviser: (calls, { chosen }) => adviserList(calls, chosen.management ?? []),
};

type Chosen = Filters['chosen'];

/** The lines of business are three codes, which are the same in every language (GEN-03). */
const LINES = BUSINESS_LINES.map((line) => ({ value: line, label: line }));

/**
 * The channel managements that the choices leave; those below the chosen assistant managements where none of them is chosen. Null where
 * there are none: an empty list asks for all of them.
 */
async function channelsOf(calls: Calls, chosen: Chosen, { client }: ListContext): Promise<readonly number[] | null> {
  if (chosen.channelManagement !== undefined) return numbersOf(chosen.channelManagement);
  if (chosen.assistantManagement === undefined) return [];
  const channels = await client.fetchQuery(channelList(calls, chosen.assistantManagement));
  return channels.length === 0 ? null : channels.map(({ value }) => Number(value));
}

/**
 * The advisers of the lowest units that are chosen and, where teams are chosen, of these among them. The call takes managements: of
 * assistant managements those below, whose ids another server numbers apart (API-67).
 */
async function advisersOf(calls: Calls, chosen: Chosen, context: ListContext) {
  const { catalog } = calls;
  const { signal } = context;
  const units = chosen.juniorManagement ? numbersOf(chosen.juniorManagement) : await channelsOf(calls, chosen, context);
  if (units === null) return [];
  if (chosen.team === undefined) return catalog.ownAdvisers(units, signal);
  const [members, below] = await Promise.all([
    catalog.teamMembers(numbersOf(chosen.team), signal),
    units.length === 0 ? null : catalog.ownAdvisers(units, signal),
  ]);
  if (below === null) return members;
  const known = new Set(below.map(({ slpCode }) => slpCode));
  return members.filter(({ slpCode }) => known.has(slpCode));
}

/** The choice that narrows the advisers: that of the lowest level. */
const lowestOf = ({ juniorManagement, channelManagement, assistantManagement }: Chosen) =>
  juniorManagement ?? channelManagement ?? { assistantManagement };

/** Where the lists of `/sales-dashboard` come from (FLT-07, FLT-08). */
const SALES_LISTS: ListSources = {
  businessLine: () => ({ ...listQuery(['filter-lines'], async () => LINES), initialData: LINES }),
  assistantManagement: assistantList,
  channelManagement: (calls, { chosen }) => channelList(calls, chosen.assistantManagement ?? []),
  juniorManagement: (calls, { chosen }) =>
    listQuery(
      ['filter-juniors', chosen.channelManagement ?? [], chosen.channelManagement ? [] : chosen.assistantManagement],
      async (context) => {
        const channels = await channelsOf(calls, chosen, context);
        return channels === null
          ? []
          : optionsOf(await calls.catalog.juniorManagements(channels, context.signal), ({ id }) => id);
      },
    ),
  team: ({ catalog }) =>
    listQuery(['filter-active-teams'], async ({ signal }) =>
      optionsOf(await catalog.activeTeams(signal), ({ id }) => id),
    ),
  adviser: (calls, { chosen }) =>
    listQuery(['filter-own-advisers', lowestOf(chosen), chosen.team ?? []], async (context) =>
      optionsOf(await advisersOf(calls, chosen, context), ({ slpCode }) => slpCode),
    ),
};

/** Where the lists of `/sales-team-dashboard` come from (FLT-10). */
const TEAM_LISTS: ListSources = {
  manager: ({ catalog }) =>
    listQuery(['filter-team-managers'], async ({ signal }) =>
      optionsOf(await catalog.teamSalesManagers(signal), ({ id }) => id),
    ),
  dashboardTeam: ({ catalog }) =>
    listQuery(['filter-dashboard-teams'], async ({ signal }) =>
      optionsOf(await catalog.teamSalesTeams(signal), ({ id }) => id),
    ),
  adviser: teamAdviserList,
};

/**
 * Where the lists of `/financial-dashboard` come from (API-10, API-60, API-62). The call of the advisers takes managements: of assistant
 * managements those below.
 */
const FINANCIAL_LISTS: ListSources = {
  assistantManagement: ({ catalog }) =>
    listQuery(['filter-assistants'], async ({ signal }) =>
      optionsOf(await catalog.assistantManagers(signal), ({ id }) => id),
    ),
  management: (calls, { chosen }) => managementList(calls, chosen.assistantManagement),
  adviser: (calls, { chosen: { assistantManagement, management } }) =>
    management !== undefined || assistantManagement === undefined
      ? adviserList(calls, management ?? [])
      : listQuery(['filter-advisers-below', assistantManagement], async ({ client }) => {
          const below = await client.fetchQuery(managementList(calls, assistantManagement));
          return below.length === 0
            ? []
            : client.fetchQuery(
                adviserList(
                  calls,
                  below.map(({ value }) => value),
                ),
              );
        }),
};

/** Where the lists of each dashboard come from, by the name of its plan. */
const LISTS: ReadonlyMap<string, ListSources> = new Map([
  ['summary', SUMMARY_LISTS],
  ['sales', SALES_LISTS],
  ['teamSales', TEAM_LISTS],
  ['financial', FINANCIAL_LISTS],
]);

const listsOf = ({ id, listsOf: other = id }: FilterPlan): ListSources | undefined => LISTS.get(other);

/** Those of the levels that have a list to choose from. */
export const levelsWithList = (plan: FilterPlan, levels: readonly FilterLevel[]): readonly FilterLevel[] =>
  levels.filter((level) => listsOf(plan)?.[level] !== undefined);

/** The queries of the lists of these levels, one for each. */
export const listQueries = (
  plan: FilterPlan,
  levels: readonly FilterLevel[],
  calls: Calls,
  filters: ListFilters,
): readonly ListQuery[] => levels.flatMap((level) => listsOf(plan)?.[level]?.(calls, filters) ?? []);
