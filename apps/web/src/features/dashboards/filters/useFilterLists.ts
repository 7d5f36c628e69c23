import { type FilterLevel, type FilterPlan, keepKnown, levelsFor } from '@sereno/domain/dashboards';
import type { FilterOption } from '@sereno/ui/filter-bar';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { dashboardFiltersTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useCalls } from '../../../platform/calls.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';
import { levelsWithList, listQueries } from './filterLists.ts';
import { nameOfLevel } from './levelNames.ts';
import { type FilterList, filterList } from './listQuery.ts';
import type { ChosenState } from './useFilters.ts';

/** The list of a level that the person may use. */
export type LevelList = FilterList & { readonly level: FilterLevel };

/** What each list has to show. At module level, so that it is computed when an answer changes and not at every render. */
const shownLists = (answers: readonly UseQueryResult<readonly FilterOption[]>[]) => answers.map(shownData);

/**
 * The lists of the levels that the person may use, from the highest down; nothing is sent for a level that is hidden (FLT-06).
 * What is chosen and stands in its list no more, such as an adviser of a saved filter who has left, is dropped once the list has come, and a
 * toast says so: the figures count more people than before.
 */
export function useFilterLists(plan: FilterPlan, { filters, viewer, dropUnknown }: ChosenState): readonly LevelList[] {
  const calls = useCalls();
  const { toasts } = usePlatform();
  const { t } = useText(dashboardFiltersTexts);
  const levels = useMemo(() => levelsWithList(plan, levelsFor(plan, viewer)), [plan, viewer]);
  const shown = useQueries({ queries: [...listQueries(plan, levels, calls, filters)], combine: shownLists });

  useEffect(() => {
    for (const [place, level] of levels.entries()) {
      const options = shown[place];
      if (!options) continue;
      const known = new Set(options.map(({ value }) => value));
      if (keepKnown(filters, level, known) === filters) continue;
      dropUnknown(level, known);
      toasts.show({ text: t('dashboardFilters.gone', { level: t(nameOfLevel[level]) }) });
    }
  }, [filters, levels, shown, dropUnknown, toasts, t]);

  return levels.map((level, place) => ({ level, ...filterList(shown[place]) }));
}
