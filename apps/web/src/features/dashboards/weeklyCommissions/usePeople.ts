import type { FilterOption } from '@sereno/ui/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCalls } from '../../../platform/calls.ts';
import { shownData } from '../../../platform/queries.ts';
import { adviserList, type FilterList, filterList, managementList } from '../filters/listQuery.ts';
import type { WeekFilterState } from './address/useWeekFilters.ts';

/** The lists of the filters (FLT-09). */
export type People = { readonly managements: FilterList; readonly advisers: FilterList };

const none: readonly never[] = [];

const isMissing = (options: readonly FilterOption[] | null | undefined, id: number | null): boolean =>
  id !== null && Array.isArray(options) && !options.some(({ value }) => value === String(id));

/** Managements and advisers, asked for where they can be chosen (CMA-02); what is chosen and stands in its list no more is dropped. */
export function usePeople({ whose, canChoose, change }: WeekFilterState): People {
  const calls = useCalls();
  const { management, adviser } = whose;
  const chosen = management === null ? none : [String(management)];
  const managements = shownData(useQuery({ ...managementList(calls), enabled: canChoose }));
  const advisers = shownData(useQuery({ ...adviserList(calls, chosen), enabled: canChoose }));

  const hasNoManagement = canChoose && isMissing(managements, management);
  const hasNoAdviser = canChoose && isMissing(advisers, adviser);
  useEffect(() => {
    if (hasNoManagement) change({ management: null });
    else if (hasNoAdviser) change({ adviser: null });
  });

  return { managements: filterList(managements), advisers: filterList(advisers) };
}
