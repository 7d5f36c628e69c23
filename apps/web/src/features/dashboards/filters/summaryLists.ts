import { listQuery, type ListSources, numbersOf, optionsOf } from './listQuery.ts';

/** Where the lists of `/dashboard` come from (FLT-09). */
export const SUMMARY_LISTS: ListSources = {
  management: ({ catalog }) =>
    listQuery(['filter-managements'], async ({ signal }) =>
      optionsOf(await catalog.managements([], signal), ({ id }) => id),
    ),
  adviser: ({ catalog }, { chosen: { management = [] } }) =>
    listQuery(['filter-advisers', management], async ({ signal }) =>
      optionsOf(await catalog.advisers(numbersOf(management), signal), ({ slpCode }) => slpCode),
    ),
};
