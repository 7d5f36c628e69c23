import { formatScreenDate } from '@sereno/domain/calendar';
import type { DetailQuery, FilterPlan, Filters } from '@sereno/domain/dashboards';
import { useQueries } from '@tanstack/react-query';
import { dashboardFiltersTexts, detailTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useCalls } from '../../../platform/calls.ts';
import { levelsWithList, listQueries } from '../filters/filterLists.ts';
import { namedOptions, nameOfLevel } from '../filters/levelNames.ts';
import { scopeLine } from '../filters/scopeLine.ts';
import { daysOf } from './detailQueries.ts';
import { Scope } from './DetailSheet.styles.ts';

export type ScopeLineProps = {
  detail: DetailQuery;
  plan: FilterPlan;
  filters: Filters;
  /** The team dashboard's switch is on (STM-04). */
  activeOnly?: boolean | undefined;
};

/** The filters that count for the rows, in one line: 'Del 14/11/2026 al 20/11/2026 · Gerencia: Occidente · Asesor: 3'. */
export function ScopeLine({ detail, plan, filters, activeOnly }: ScopeLineProps) {
  const { t } = useText(detailTexts);
  const { t: filterText } = useText(dashboardFiltersTexts);
  const calls = useCalls();
  const chosen = plan.levels.flatMap(({ level }) => (filters.chosen[level] ? [level] : []));
  const levels = levelsWithList(plan, chosen);
  // The bar above the dashboard has asked for these lists already.
  const lists = useQueries({ queries: [...listQueries(plan, levels, calls, filters)] });
  const { start, end } = daysOf(detail, filters);
  const choices = levels.map((level, place) => ({
    label: filterText(nameOfLevel[level]),
    ids: filters.chosen[level] ?? [],
    options: namedOptions(level, lists[place]?.data ?? [], filterText),
  }));
  const period = t('dashboardDetail.period', { start: formatScreenDate(start), end: formatScreenDate(end) });
  const more = activeOnly === true ? [filterText('dashboardFilters.activeOnly')] : [];
  return <Scope>{scopeLine(period, choices, filterText, more)}</Scope>;
}
