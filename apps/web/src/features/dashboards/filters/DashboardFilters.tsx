import { shortRange } from '@sereno/domain/calendar';
import { countChosen, FILTER_RANGE_LIMITS, type FilterPlan, type FilterSwitch } from '@sereno/domain/dashboards';
import { Switch } from '@sereno/ui/foundation';
import { formatTag } from '@sereno/ui/locale';
import { DateRangePicker } from '@sereno/ui/pickers';
import { dashboardFiltersTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { SwitchPlace } from './DashboardBar.styles.ts';
import { DashboardBar } from './DashboardBar.tsx';
import { LevelFilters, useNamedLists } from './LevelFilters.tsx';
import { scopeLine } from './scopeLine.ts';
import type { FilterState } from './useFilters.ts';
import { useSavedFilters } from './useSavedFilters.ts';

export type DashboardFiltersProps = {
  /** What the dashboard can be narrowed to. */
  plan: FilterPlan;
  /** What `useFilters(plan)` gave. */
  state: FilterState;
  /** Whether the figures have yet to ask for what is chosen. */
  isAsking: boolean;
};

/**
 * The filters of a dashboard: its period, the lists that the person may use (FLT-06, FLT-09), the comparison with the period
 * before, and the filters kept under names.
 */
export function DashboardFilters({ plan, state, isAsking }: DashboardFiltersProps) {
  const { t, locale } = useText(dashboardFiltersTexts);
  const { filters, viewer, today, setRange, setCompare, setSwitch, choose, clear } = state;
  const lists = useNamedLists(plan, state);
  const isOn = (name: FilterSwitch): boolean => filters.switches?.includes(name) === true;
  const switches = plan.switches ?? none;
  const saved = useSavedFilters(plan, state);
  return (
    <DashboardBar
      scope={scopeLine(
        shortRange(filters.range, formatTag(locale), today),
        lists,
        t,
        switches.filter(isOn).map((name) => t(`dashboardFilters.${name}`)),
      )}
      chosen={countChosen(plan, viewer, filters, today)}
      onClear={clear}
      {...(saved && { saved })}
      isAsking={isAsking}
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
      <LevelFilters lists={lists} choose={choose} />
      {switches.map((name) => (
        <SwitchPlace key={name}>
          <Switch label={t(`dashboardFilters.${name}`)} checked={isOn(name)} onChange={(on) => setSwitch(name, on)} />
        </SwitchPlace>
      ))}
      {plan.comparable !== false && (
        <Switch label={t('dashboardFilters.compare')} checked={filters.compare} onChange={setCompare} />
      )}
    </DashboardBar>
  );
}

const none: readonly never[] = [];
