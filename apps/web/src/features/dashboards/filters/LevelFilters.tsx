import { type FilterPlan, mostChosen } from '@sereno/domain/dashboards';
import { FilterSelect } from '@sereno/ui/filter-bar';
import { dashboardFiltersTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { allOfLevel, namedOptions, nameOfLevel } from './levelNames.ts';
import { useFilterLists } from './useFilterLists.ts';
import type { ChosenState } from './useFilters.ts';

/** The lists of the levels that the person may use, with their names and what is chosen of each. */
export function useNamedLists(plan: FilterPlan, state: ChosenState) {
  const { t } = useText(dashboardFiltersTexts);
  return useFilterLists(plan, state).map(({ level, options, ...list }) => ({
    ...list,
    level,
    label: t(nameOfLevel[level]),
    ids: state.filters.chosen[level] ?? none,
    options: namedOptions(level, options, t),
  }));
}

export type LevelFiltersProps = {
  /** What `useNamedLists` gave. */
  lists: ReturnType<typeof useNamedLists>;
  choose: ChosenState['choose'];
};

/** A field of the bar for each level. */
export function LevelFilters({ lists, choose }: LevelFiltersProps) {
  const { t } = useText(dashboardFiltersTexts);
  return lists.map(({ level, ids, ...list }) => (
    <FilterSelect
      {...list}
      key={level}
      allLabel={t(allOfLevel[level])}
      value={ids}
      onChange={(next) => choose(level, next)}
      single={mostChosen(level) === 1}
    />
  ));
}

const none: readonly never[] = [];
