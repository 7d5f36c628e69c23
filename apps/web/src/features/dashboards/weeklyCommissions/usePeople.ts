import type { FilterOption } from '@sereno/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCalls } from '../../../platform/calls.ts';
import { shownData } from '../../../platform/queries.ts';
import { listQuery, optionsOf } from '../filters/listQuery.ts';
import type { WeekFilterState } from './address/useWeekFilters.ts';

/** A list to choose from, as a filter takes it. */
type PeopleList = {
  readonly options: readonly FilterOption[];
  readonly loading: boolean;
  readonly failed: boolean;
};

/** The lists of the filters (FLT-09). */
export type People = { readonly managements: PeopleList; readonly advisers: PeopleList };

const none: readonly never[] = [];

const listOf = (options: readonly FilterOption[] | null | undefined): PeopleList => ({
  options: options ?? none,
  loading: options === undefined,
  failed: options === null,
});

const isMissing = (options: readonly FilterOption[] | null | undefined, id: number | null): boolean =>
  id !== null && Array.isArray(options) && !options.some(({ value }) => value === String(id));

/** Managements and advisers, asked for where they can be chosen (CMA-02); what is chosen and stands in its list no more is dropped. */
export function usePeople({ whose, canChoose, change }: WeekFilterState): People {
  const calls = useCalls();
  const { management, adviser } = whose;
  const chosen = management === null ? none : [management];
  const managements = shownData(
    useQuery({
      ...listQuery(['filter-managements'], async ({ signal }) =>
        optionsOf(await calls.catalog.managements([], signal), ({ id }) => id),
      ),
      enabled: canChoose,
    }),
  );
  const advisers = shownData(
    useQuery({
      ...listQuery(['filter-advisers', chosen.map(String)], async ({ signal }) =>
        optionsOf(await calls.catalog.advisers(chosen, signal), ({ slpCode }) => slpCode),
      ),
      enabled: canChoose,
    }),
  );

  const hasNoManagement = canChoose && isMissing(managements, management);
  const hasNoAdviser = canChoose && isMissing(advisers, adviser);
  useEffect(() => {
    if (hasNoManagement) change({ management: null });
    else if (hasNoAdviser) change({ adviser: null });
  });

  return { managements: listOf(managements), advisers: listOf(advisers) };
}
