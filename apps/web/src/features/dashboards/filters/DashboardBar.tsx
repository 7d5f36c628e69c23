import { timeIn } from '@sereno/domain/calendar';
import { FilterBar, type FilterBarProps } from '@sereno/ui/filter-bar';
import { IconButton } from '@sereno/ui/foundation';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { dashboardFiltersTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { PeriodPlace, UpdatedAt } from './DashboardBar.styles.ts';
import { useFreshness } from './useFreshness.ts';

export type DashboardBarProps = Omit<FilterBarProps, 'label' | 'end'> & {
  /** What the filters narrow, in words. Default: a dashboard. */
  label?: string;
  /** The picker of the period, the first field. */
  period: ReactNode;
  /** What is picked, for the room that its words need beside the other fields. */
  periodOf: 'days' | 'week' | 'month';
  /** Whether the figures have yet to ask for what is chosen: they are on their way. Default: they have asked. */
  isAsking?: boolean;
};

/**
 * The bar of filters of a dashboard: the period first, the other fields after it, and at its end how old the figures in sight are and whether the last call for them failed, with
 * the button that asks for newer ones. An answer that comes renders the bar for the time that it shows, and nothing around it.
 */
export function DashboardBar({ label, period, periodOf, isAsking = false, children, ...bar }: DashboardBarProps) {
  const { t } = useText(dashboardFiltersTexts);
  const { config } = usePlatform();
  const { updatedAt, hasFailed, isFetching, onRefresh } = useFreshness();
  const isBusy = isFetching || isAsking;
  return (
    <FilterBar
      {...bar}
      label={label ?? t('dashboardFilters.label')}
      end={
        <>
          <UpdatedAt data-failed={hasFailed || undefined}>
            {hasFailed && <strong>{t('dashboardFilters.failed')}</strong>}{' '}
            {updatedAt > 0 && (
              <span>{t('dashboardFilters.updatedAt', { time: timeIn(config.timeZone, new Date(updatedAt)) })}</span>
            )}
          </UpdatedAt>
          <IconButton
            size="small"
            label={t('dashboardFilters.refresh')}
            aria-busy={isBusy || undefined}
            onClick={() => !isBusy && onRefresh()}
          >
            <RefreshCw />
          </IconButton>
        </>
      }
    >
      <PeriodPlace data-of={periodOf}>{period}</PeriodPlace>
      {children}
    </FilterBar>
  );
}
