import { timeIn } from '@sereno/domain/calendar';
import { countChosen, FILTER_RANGE_LIMITS, type FilterPlan, mostChosen } from '@sereno/domain/dashboards';
import { FilterBar, FilterSelect } from '@sereno/ui/filter-bar';
import { IconButton, Switch } from '@sereno/ui/foundation';
import { DateRangePicker } from '@sereno/ui/pickers';
import { RefreshCw } from 'lucide-react';
import { dashboardFiltersTexts } from '../../../i18n/dashboardFilters/index.ts';
import { useText } from '../../../i18n/index.tsx';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { PeriodPlace, SwitchPlace, UpdatedAt } from './DashboardFilters.styles.ts';
import { allOfLevel, namedLines, nameOfLevel } from './levelNames.ts';
import { useFilterLists } from './useFilterLists.ts';
import type { FilterState } from './useFilters.ts';
import { useSavedFilters } from './useSavedFilters.ts';

export type DashboardFiltersProps = {
  /** What the dashboard can be narrowed to. */
  plan: FilterPlan;
  /** What `useFilters(plan)` gave. */
  state: FilterState;
  /** When the oldest of the figures came, in ms since 1970; 0 where none has come. */
  updatedAt: number;
  /** Newer figures are on their way. */
  isFetching: boolean;
  /** Asks for all figures again. */
  onRefresh: () => void;
};

/**
 * The filters of a dashboard: its period, the lists that the person may use (FLT-06, FLT-09), the comparison with the period
 * before, the filters kept under names, and how old the figures are.
 */
export function DashboardFilters({ plan, state, updatedAt, isFetching, onRefresh }: DashboardFiltersProps) {
  const { t } = useText(dashboardFiltersTexts);
  const { config } = usePlatform();
  const { filters, viewer, today, setRange, setCompare, setSwitch, choose, clear } = state;
  const lists = useFilterLists(plan, state);
  const saved = useSavedFilters(plan, state);
  return (
    <FilterBar
      label={t('dashboardFilters.label')}
      chosen={countChosen(plan, viewer, filters, today)}
      onClear={clear}
      {...(saved && { saved })}
      end={
        <>
          <UpdatedAt>
            {updatedAt > 0 && t('dashboardFilters.updatedAt', { time: timeIn(config.timeZone, new Date(updatedAt)) })}
          </UpdatedAt>
          <IconButton
            size="small"
            label={t('dashboardFilters.refresh')}
            aria-busy={isFetching || undefined}
            onClick={() => !isFetching && onRefresh()}
          >
            <RefreshCw />
          </IconButton>
        </>
      }
    >
      <PeriodPlace>
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
      </PeriodPlace>
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
    </FilterBar>
  );
}

const none: readonly never[] = [];
