import { type ActivityCount, totalsByCounter } from '@sereno/domain/activity';
import type { DateRange } from '@sereno/domain/calendar';
import { previousRange } from '@sereno/domain/dashboards';
import { FigureCard } from '@sereno/ui/cards';
import { memo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { activityCountsQuery } from '../filters/dashboardQueries.ts';
import { useCompared, useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { comparedFigure } from './compared.ts';
import type { PartProps } from './partProps.ts';

const countIn = (range: DateRange, counts: readonly ActivityCount[]): number =>
  Object.values(totalsByCounter(counts, range)).reduce((sum, count) => sum + count, 0);

/** How many activities are planned: the total of the chart by day and type (DSH-05). */
export const ActivitiesFigure = memo(function ActivitiesFigure({ filters, onOpen }: PartProps) {
  const { t } = useText(summaryTexts);
  const { data: counts, shown, isOld } = useDashboardQuery(activityCountsQuery, filters);
  const before = useCompared(activityCountsQuery, filters, isOld);
  const { range } = shown;
  return (
    <FigureCard
      label={t('summary.activities')}
      value={counts ? countIn(range, counts) : null}
      loading={counts === undefined}
      refreshing={isOld}
      {...comparedFigure(filters.compare, before, (rows) => countIn(previousRange(range), rows))}
      better="neither"
      explanation={t('summary.activitiesHelp')}
      {...(counts && { onOpen: () => onOpen({ kind: 'activities' }) })}
      openLabel={t('summary.open')}
    />
  );
});
