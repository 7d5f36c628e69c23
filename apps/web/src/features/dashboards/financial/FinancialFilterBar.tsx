import { FINANCIAL_MIN_YEAR, monthName } from '@sereno/domain/calendar';
import { BUSINESS_LINES, countFinancialChosen, FINANCIAL_FILTERS } from '@sereno/domain/dashboards';
import { FilterSelect } from '@sereno/ui/filter-bar';
import { formatTag } from '@sereno/ui/locale';
import { MonthPicker } from '@sereno/ui/pickers';
import { dashboardFiltersTexts, financialDashboardTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { DashboardBar } from '../filters/DashboardBar.tsx';
import { LevelFilters, useNamedLists } from '../filters/LevelFilters.tsx';
import { namedLines } from '../filters/levelNames.ts';
import { scopeLine } from '../filters/scopeLine.ts';
import type { Campaigns } from './useCampaigns.ts';
import type { FinancialFilterState } from './useFinancialFilters.ts';

export type FinancialFilterBarProps = {
  /** What `useFinancialFilters` gave. */
  state: FinancialFilterState;
  /** The media to choose from. */
  media: Campaigns['media'];
};

/** Month, line, medium (FIN-01 to FIN-03) and people (API-39). The calls take one line and one medium. */
export function FinancialFilterBar({ state, media }: FinancialFilterBarProps) {
  const { t, locale } = useText(dashboardFiltersTexts);
  const { t: own } = useText(financialDashboardTexts);
  const { filters, change, clear, today } = state;
  const { businessLine, medium } = filters;
  const lists = useNamedLists(FINANCIAL_FILTERS, state);
  const ofLines = {
    label: t('dashboardFilters.businessLine'),
    ids: businessLine === null ? NONE : [businessLine],
    options: namedLines(LINES, t),
  };
  const ofMedia = { label: own('financial.medium'), ids: medium === null ? NONE : [medium], ...media };
  return (
    <DashboardBar
      scope={scopeLine(monthName(filters.month, formatTag(locale)), [ofLines, ofMedia, ...lists], t)}
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
        label={ofLines.label}
        allLabel={t('dashboardFilters.allBusinessLine')}
        options={ofLines.options}
        value={ofLines.ids}
        single
        onChange={(lines) => {
          const line = BUSINESS_LINES.find((code) => code === lines.at(-1)) ?? null;
          change((before) => ({ ...before, businessLine: line }));
        }}
      />
      <FilterSelect
        {...media}
        label={ofMedia.label}
        allLabel={own('financial.allMedia')}
        value={ofMedia.ids}
        single
        onChange={(codes) => change((before) => ({ ...before, medium: codes.at(-1) ?? null }))}
      />
      <LevelFilters lists={lists} choose={state.choose} />
    </DashboardBar>
  );
}

const NONE: readonly never[] = [];
const LINES = BUSINESS_LINES.map((code) => ({ value: code, label: code }));
