import { type ActivityStatus, unattendedProspects } from '@sereno/domain/dashboards';
import { FigureCard } from '@sereno/ui/cards';
import { memo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { summaryTexts } from '../../../i18n/summary/index.ts';
import { activityStatusQuery } from '../filters/dashboardQueries.ts';
import { useCompared, useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { comparedFigure } from './compared.ts';
import type { PartProps } from './partProps.ts';

const waiting = ({ unattended }: ActivityStatus): number => unattendedProspects(unattended);

/** How many prospects wait, and in how many activities (DSH-02). */
export const UnattendedFigure = memo(function UnattendedFigure({ filters, onOpen }: PartProps) {
  const { t } = useText(summaryTexts);
  const { data: status, isOld } = useDashboardQuery(activityStatusQuery, filters);
  const before = useCompared(activityStatusQuery, filters, isOld);
  return (
    <FigureCard
      label={t('summary.unattendedProspects')}
      value={status ? waiting(status) : null}
      loading={status === undefined}
      refreshing={isOld}
      parts={[{ label: t('summary.unattendedActivities'), value: status?.unattended.length ?? null }]}
      {...comparedFigure(filters.compare, before, waiting)}
      better="less"
      explanation={t('summary.unattendedProspectsHelp')}
      {...(status && { onOpen: () => onOpen({ kind: 'activities', state: 'unattended' }) })}
      openLabel={t('summary.open')}
      tone="danger"
    />
  );
});
