import { monthName } from '@sereno/domain/calendar';
import { goalMonth, monthPace, teamGoals } from '@sereno/domain/dashboards';
import { GoalCard } from '@sereno/ui/cards';
import { formatTag } from '@sereno/ui/locale';
import { media, space } from '@sereno/ui/theme';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/index.tsx';
import { teamSalesTexts } from '../../../i18n/areas.ts';
import { useToday } from '../../../platform/clock.ts';
import { teamSalesQuery } from '../filters/dashboardQueries.ts';
import { useDashboardQuery } from '../filters/useDashboardQuery.ts';
import { Note } from '../kit/Dashboard.styles.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import { DashboardSection } from '../kit/DashboardSection.tsx';

const GoalCards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  @media ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The goals of the month and what remains (STM-14 to STM-16); a line that says why there are none for days of several months. */
export function TeamGoals() {
  const { t, locale } = useText(teamSalesTexts);
  const { filters } = useDashboard();
  const today = useToday();
  const { data: team, isOld } = useDashboardQuery(teamSalesQuery, filters);
  const month = goalMonth(filters.range);
  if (month === null) return <Note>{t('teamSales.noGoals')}</Note>;

  const goals = team ? teamGoals(team) : null;
  // Figures of other filters may be of another month, which these cards would not say.
  const shared = { unit: 'money', loading: team === undefined || isOld, ...monthPace(month, today) } as const;
  return (
    <DashboardSection title={t('teamSales.goals', { month: monthName(month, formatTag(locale)) })}>
      <GoalCards>
        <GoalCard
          label={t('teamSales.goalRenewals')}
          goal={goals?.renewals.goal ?? null}
          reached={goals?.renewals.reached ?? null}
          {...shared}
        />
        <GoalCard
          label={t('teamSales.goalContracts')}
          goal={goals?.contracts.goal ?? null}
          reached={goals?.contracts.reached ?? null}
          {...shared}
        />
      </GoalCards>
      <Note>{t('teamSales.goalsNote')}</Note>
    </DashboardSection>
  );
}
