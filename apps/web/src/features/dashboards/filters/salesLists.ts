import type { Calls } from '@sereno/api/calls';
import { BUSINESS_LINES, type Filters } from '@sereno/domain/dashboards';
import { listQuery, type ListSources, numbersOf, optionsOf } from './listQuery.ts';

type Chosen = Filters['chosen'];

/** The lines of business are three codes, which are the same in every language (GEN-03). */
const LINES = BUSINESS_LINES.map((line) => ({ value: line, label: line }));

/** The channel managements that the choices leave; those below the chosen assistant managements where none of them is chosen. */
async function channelsOf({ catalog }: Calls, chosen: Chosen, signal: AbortSignal): Promise<readonly number[] | null> {
  if (chosen.channelManagement !== undefined) return numbersOf(chosen.channelManagement);
  if (chosen.assistantManagement === undefined) return [];
  const channels = await catalog.channelManagements(numbersOf(chosen.assistantManagement), signal);
  // An empty list asks for all of them.
  return channels.length === 0 ? null : channels.map(({ id }) => id);
}

/** The lowest units that are chosen; everybody below them belongs to them. */
const unitsOf = ({ juniorManagement, channelManagement, assistantManagement }: Chosen): readonly string[] =>
  juniorManagement ?? channelManagement ?? assistantManagement ?? [];

/** The advisers of the chosen units and, where teams are chosen, of these among them. */
async function advisersOf({ catalog }: Calls, chosen: Chosen, signal: AbortSignal) {
  const units = numbersOf(unitsOf(chosen));
  if (chosen.team === undefined) return catalog.ownAdvisers(units, signal);
  const [members, below] = await Promise.all([
    catalog.teamMembers(numbersOf(chosen.team), signal),
    units.length === 0 ? null : catalog.ownAdvisers(units, signal),
  ]);
  if (below === null) return members;
  const known = new Set(below.map(({ slpCode }) => slpCode));
  return members.filter(({ slpCode }) => known.has(slpCode));
}

/** Where the lists of `/sales-dashboard` come from (FLT-07, FLT-08). */
export const SALES_LISTS: ListSources = {
  businessLine: () => ({ ...listQuery(['filter-lines'], async () => LINES), initialData: LINES }),
  assistantManagement: ({ catalog }) =>
    listQuery(['filter-own-assistants'], async ({ signal }) =>
      optionsOf(await catalog.ownAssistantManagers(signal), ({ id }) => id),
    ),
  channelManagement: ({ catalog }, { chosen: { assistantManagement = [] } }) =>
    listQuery(['filter-channels', assistantManagement], async ({ signal }) =>
      optionsOf(await catalog.channelManagements(numbersOf(assistantManagement), signal), ({ id }) => id),
    ),
  juniorManagement: (calls, { chosen }) =>
    listQuery(
      ['filter-juniors', chosen.channelManagement ?? [], chosen.channelManagement ? [] : chosen.assistantManagement],
      async ({ signal }) => {
        const channels = await channelsOf(calls, chosen, signal);
        return channels === null
          ? []
          : optionsOf(await calls.catalog.juniorManagements(channels, signal), ({ id }) => id);
      },
    ),
  team: ({ catalog }) =>
    listQuery(['filter-active-teams'], async ({ signal }) =>
      optionsOf(await catalog.activeTeams(signal), ({ id }) => id),
    ),
  adviser: (calls, { chosen }) =>
    listQuery(['filter-own-advisers', unitsOf(chosen), chosen.team ?? []], async ({ signal }) =>
      optionsOf(await advisersOf(calls, chosen, signal), ({ slpCode }) => slpCode),
    ),
};
