import { formatScreenDate } from '@sereno/domain/calendar';
import { type FilterPlan, levelsFor } from '@sereno/domain/dashboards';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dashboardFiltersTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useCalls } from '../../../platform/calls.ts';
import { levelsWithList, listQueries } from '../filters/filterLists.ts';
import { nameOfLevel } from '../filters/levelNames.ts';
import { useDashboard } from '../kit/dashboardContext.ts';

/** What a printed report says under its title: whose it is, its days, and whom the filters leave. */
export function usePrintNotes(plan: FilterPlan): readonly string[] {
  const { t } = useText(dashboardFiltersTexts);
  const { user, filters } = useDashboard();
  const calls = useCalls();
  const levels = useMemo(() => levelsWithList(plan, levelsFor(plan, user)), [plan, user]);
  // The bar above has asked for the same lists.
  const lists = useQueries({ queries: [...listQueries(plan, levels, calls, filters)] });
  const { start, end } = filters.range;
  return [
    user.companyName,
    `${t('dashboardFilters.period')}: ${formatScreenDate(start)} – ${formatScreenDate(end)}`,
    ...(filters.compare ? [t('dashboardFilters.compare')] : []),
    ...levels.flatMap((level, place) => {
      const chosen = filters.chosen[level] ?? [];
      if (chosen.length === 0) return [];
      const options = lists[place]?.data ?? [];
      const names = chosen.flatMap((id) => options.find(({ value }) => value === id)?.label ?? []);
      // An id says nothing on paper: without the list there is only how many.
      const which = names.length === chosen.length ? names.join(', ') : String(chosen.length);
      return t('dashboardFilters.of', { level: t(nameOfLevel[level]), which });
    }),
  ];
}
