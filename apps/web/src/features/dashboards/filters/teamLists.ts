import { listQuery, type ListSources, numbersOf, optionsOf } from './listQuery.ts';

/** Where the lists of `/sales-team-dashboard` come from (FLT-10). Who has left is no choice where the switch leaves them out (STM-04). */
export const TEAM_LISTS: ListSources = {
  manager: ({ catalog }) =>
    listQuery(['filter-team-managers'], async ({ signal }) =>
      optionsOf(await catalog.teamSalesManagers(signal), ({ id }) => id),
    ),
  adviser: ({ catalog }, { chosen: { manager = [] }, switches = [] }) => {
    const activeOnly = switches.includes('activeOnly');
    return listQuery(['filter-team-advisers', manager, activeOnly], async ({ signal }) =>
      optionsOf(
        await catalog.teamSalesAdvisers({ managers: numbersOf(manager), activeOnly }, signal),
        ({ slpCode }) => slpCode,
      ),
    );
  },
};
