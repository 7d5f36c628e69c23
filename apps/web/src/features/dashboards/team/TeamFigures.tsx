import { TEAM_AMOUNTS, teamAsk, type TeamSales, teamTotal } from '@sereno/domain/dashboards';
import { FigureCard, FigureGroup } from '@sereno/ui/cards';
import { memo } from 'react';
import { useText } from '../../../i18n/index.tsx';
import { teamSalesTexts } from '../../../i18n/teamSales/index.ts';
import { teamSalesQuery } from '../filters/dashboardQueries.ts';
import { useCompared, useDashboardQuery } from '../filters/useDashboardQuery.ts';
import type { PartProps } from './partProps.ts';

/** What was renewed and sold, each kind by itself and all three together (STM-08 to STM-11). */
export const TeamFigures = memo(function TeamFigures({ filters, onOpen }: PartProps) {
  const { t } = useText(teamSalesTexts);
  const { data: team, isOld } = useDashboardQuery(teamSalesQuery, filters);
  const before = useCompared(teamSalesQuery, filters, isOld);

  const figureOf = (figure: (team: TeamSales) => number | null) => ({
    unit: 'pesos' as const,
    value: team ? figure(team) : null,
    loading: team === undefined,
    refreshing: isOld,
    ...(filters.compare && { previous: before ? figure(before) : null, compareLoading: before === undefined }),
  });

  return (
    <FigureGroup label={t('teamSales.figures')}>
      <FigureCard
        label={t('teamSales.total')}
        {...figureOf(({ totals }) => teamTotal(totals))}
        explanation={t('teamSales.totalHelp')}
      />
      {TEAM_AMOUNTS.map((kind) => (
        <FigureCard
          key={kind}
          label={t(`teamSales.${kind}`)}
          {...figureOf(({ totals }) => totals[kind])}
          explanation={t(`teamSales.${kind}Help`)}
          onOpen={() => onOpen(teamAsk(kind))}
          openLabel={t(`teamSales.${kind}Open`)}
        />
      ))}
    </FigureGroup>
  );
});
