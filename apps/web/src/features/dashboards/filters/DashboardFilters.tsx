import { countChosen, FILTER_RANGE_LIMITS, type FilterPlan, mostChosen } from '@sereno/domain/dashboards';
import { FilterSelect } from '@sereno/ui/filter-bar';
import { Switch } from '@sereno/ui/foundation';
import { DateRangePicker } from '@sereno/ui/pickers';
import { dashboardFiltersTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { SwitchPlace } from './DashboardBar.styles.ts';
import { DashboardBar } from './DashboardBar.tsx';
import { allOfLevel, namedLines, nameOfLevel } from './levelNames.ts';
import { useFilterLists } from './useFilterLists.ts';
import type { FilterState } from './useFilters.ts';
import { useSavedFilters } from './useSavedFilters.ts';

export type DashboardFiltersProps = {
  /** What the dashboard can be narrowed to. */
  plan: FilterPlan;
  /** What `useFilters(plan)` gave. */
  state: FilterState;
};

/**
 * The filters of a dashboard: its period, the lists that the person may use (FLT-06, FLT-09), the comparison with the period
 * before, and the filters kept under names.
 */
export function DashboardFilters({ plan, state }: DashboardFiltersProps) {
  const { t } = useText(dashboardFiltersTexts);
  const { filters, viewer, today, setRange, setCompare, setSwitch, choose, clear } = state;
  const lists = useFilterLists(plan, state);
  const saved = useSavedFilters(plan, state);
  return (
    <DashboardBar
      chosen={countChosen(plan, viewer, filters, today)}
      onClear={clear}
      {...(saved && { saved })}
      periodOf="days"
      period={
        <DateRangePicker
          label={t('dashboardFilters.period')}
          hideLabel
          required
          size="small"
          value={filters.range}
          // A text that is no range says so in its field, and the figures stay.
          onChange={(range) => range !== null && setRange(range)}
          today={today}
          {...FILTER_RANGE_LIMITS}
        />
      }
    >
      {lists.map(({ level, ...list }) => (
        <FilterSelect
          key={level}
          label={t(nameOfLevel[level])}
          allLabel={t(allOfLevel[level])}
          value={filters.chosen[level] ?? none}
          onChange={(ids) => choose(level, ids)}
          single={mostChosen(level) === 1}
          {...list}
          options={level === 'businessLine' ? namedLines(list.options, t) : list.options}
        />
      ))}
      {plan.switches?.map((name) => (
        <SwitchPlace key={name}>
          <Switch
            label={t(`dashboardFilters.${name}`)}
            checked={filters.switches?.includes(name) === true}
            onChange={(on) => setSwitch(name, on)}
          />
        </SwitchPlace>
      ))}
      {plan.comparable !== false && (
        <Switch label={t('dashboardFilters.compare')} checked={filters.compare} onChange={setCompare} />
      )}
    </DashboardBar>
  );
}

const none: readonly never[] = [];
