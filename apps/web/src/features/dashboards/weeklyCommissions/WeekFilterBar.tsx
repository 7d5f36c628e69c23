import { FilterSelect } from '@sereno/ui/filter-bar';
import { WeekPicker } from '@sereno/ui/pickers';
import { commissionsTexts, dashboardFiltersTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { DashboardBar } from '../filters/DashboardBar.tsx';
import type { People } from './usePeople.ts';
import type { WeekFilterState } from './address/useWeekFilters.ts';

export type WeekFilterBarProps = {
  /** What `useWeekFilters` gave. */
  state: WeekFilterState;
  /** The managements and advisers to choose from; empty without the right to choose. */
  people: People;
};

const NONE: readonly never[] = [];
const chosenOf = (id: number | null): readonly string[] => (id === null ? NONE : [String(id)]);
const idOf = (ids: readonly string[]): number | null => (ids.length === 0 ? null : Number(ids.at(-1)));

/** Week, management and adviser (CMA-01, CMA-02, FLT-02). */
export function WeekFilterBar({ state, people }: WeekFilterBarProps) {
  const { t } = useText(dashboardFiltersTexts);
  const { t: own } = useText(commissionsTexts);
  const { week, whose, chosen, canChoose, change, clear, catalogue, today } = state;
  return (
    <DashboardBar
      label={own('commissions.filters')}
      chosen={chosen}
      onClear={clear}
      periodOf="week"
      period={
        <WeekPicker
          hideLabel
          required
          size="small"
          value={week}
          // A text that is no week says so in its field, and the rows stay.
          onChange={(next) => next !== null && change({ week: next })}
          today={today}
          catalogue={catalogue}
        />
      }
    >
      {canChoose && (
        <>
          <FilterSelect
            label={t('dashboardFilters.management')}
            allLabel={t('dashboardFilters.allManagement')}
            value={chosenOf(whose.management)}
            onChange={(ids) => change({ management: idOf(ids), adviser: null })}
            single
            {...people.managements}
          />
          <FilterSelect
            label={t('dashboardFilters.adviser')}
            allLabel={t('dashboardFilters.allAdviser')}
            value={chosenOf(whose.adviser)}
            onChange={(ids) => change({ adviser: idOf(ids) })}
            single
            {...people.advisers}
          />
        </>
      )}
    </DashboardBar>
  );
}
