import type { DateRange } from '@sereno/domain/calendar';
import { type DayCount, periodSum, previousRange } from '@sereno/domain/dashboards';
import { FigureCard } from '@sereno/ui/cards';
import { memo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { createdProspectsQuery } from '../filters/dashboardQueries.ts';
import { useCompared, useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { comparedFigure } from './compared.ts';
import type { PartProps } from './partProps.ts';

const createdIn = (range: DateRange, created: readonly DayCount[]): number =>
  periodSum(
    range,
    created.map(({ date, count }) => ({ date, value: count })),
  );

/** How many prospects were registered: the total of the chart by day (DSH-08). */
export const ProspectsFigure = memo(function ProspectsFigure({ filters, onOpen }: PartProps) {
  const { t } = useText(summaryTexts);
  const { data: created, shown, isOld } = useDashboardQuery(createdProspectsQuery, filters);
  const before = useCompared(createdProspectsQuery, filters, isOld);
  const { range } = shown;
  return (
    <FigureCard
      label={t('summary.newProspects')}
      value={created ? createdIn(range, created) : null}
      loading={created === undefined}
      refreshing={isOld}
      {...comparedFigure(filters.compare, before, (rows) => createdIn(previousRange(range), rows))}
      explanation={t('summary.newProspectsHelp')}
      {...(created && { onOpen: () => onOpen({ kind: 'prospects' }) })}
      openLabel={t('summary.open')}
    />
  );
});
