import { BreakdownCard } from '@sereno/ui/cards';
import { memo, useMemo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { activityStatusQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import type { PartProps } from './partProps.ts';

/** Activities attended on time beside those that nobody attended (DSH-03). */
export const StatusBreakdown = memo(function StatusBreakdown({ filters, onOpen }: PartProps) {
  const { t } = useText(summaryTexts);
  const { data: status, isOld } = useDashboardQuery(activityStatusQuery, filters);
  const parts = useMemo(
    () =>
      status
        ? [
            { id: 'onTime', name: t('summary.onTime'), value: status.onTime },
            { id: 'unattended', name: t('summary.unattended'), value: status.unattended.length },
          ]
        : null,
    [status, t],
  );
  return (
    <BreakdownCard
      title={t('summary.status')}
      parts={parts}
      loading={status === undefined}
      refreshing={isOld}
      explanation={t('summary.statusHelp')}
      shown={2}
      onOpen={(id) => onOpen({ kind: 'activities', state: id === 'onTime' ? 'onTime' : 'unattended' })}
    />
  );
});
