import { FINANCIAL_MIN_YEAR } from '@sereno/domain/calendar';
import { BUSINESS_LINES, countFinancialChosen } from '@sereno/domain/dashboards';
import { FilterSelect } from '@sereno/ui/filter-bar';
import { MonthPicker } from '@sereno/ui/pickers';
import { dashboardFiltersTexts, financialDashboardTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { DashboardBar } from '../filters/DashboardBar.tsx';
import { namedLines } from '../filters/levelNames.ts';
import type { Campaigns } from './useCampaigns.ts';
import type { FinancialFilterState } from './useFinancialFilters.ts';

export type FinancialFilterBarProps = {
  /** What `useFinancialFilters` gave. */
  state: FinancialFilterState;
  /** The media to choose from. */
  media: Campaigns['media'];
};

/** Month, line and medium (FIN-01 to FIN-03). The calls take one line and one medium. */
export function FinancialFilterBar({ state, media }: FinancialFilterBarProps) {
  const { t } = useText(dashboardFiltersTexts);
  const { t: own } = useText(financialDashboardTexts);
  const { filters, change, clear, today } = state;
  const { businessLine, medium } = filters;
  return (
    <DashboardBar
      chosen={countFinancialChosen(filters, today)}
      onClear={clear}
      periodOf="month"
      period={
        <MonthPicker
          label={own('financial.month')}
          hideLabel
          required
          size="small"
          value={filters.month}
          // A text that is no month says so in its field, and the figures stay.
          onChange={(month) => month !== null && change((before) => ({ ...before, month }))}
          today={today}
          minYear={FINANCIAL_MIN_YEAR}
        />
      }
    >
      <FilterSelect
        label={t('dashboardFilters.businessLine')}
        allLabel={t('dashboardFilters.allBusinessLine')}
        options={namedLines(LINES, t)}
        value={businessLine === null ? NONE : [businessLine]}
        single
        onChange={(lines) => {
          const line = BUSINESS_LINES.find((code) => code === lines.at(-1)) ?? null;
          change((before) => ({ ...before, businessLine: line }));
        }}
      />
      <FilterSelect
        label={own('financial.medium')}
        allLabel={own('financial.allMedia')}
        value={medium === null ? NONE : [medium]}
        single
        onChange={(codes) => change((before) => ({ ...before, medium: codes.at(-1) ?? null }))}
        {...media}
      />
    </DashboardBar>
  );
}

const NONE: readonly never[] = [];
const LINES = BUSINESS_LINES.map((code) => ({ value: code, label: code }));
