import { compareWeeks, type WeekComparison, type WeeklyCommissions } from '@sereno/domain/commission';
import type { BusinessWeek, CataloguedWeek } from '@sereno/domain/week';
import { WeekChanges } from '@sereno/ui/commission';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { commissionsTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useCalls } from '../../../platform/calls.ts';
import { shownData } from '../../../platform/queries.ts';
import { useDashboard } from '../kit/dashboardContext.ts';
import { DashboardSection } from '../kit/DashboardSection.tsx';
import { useFold } from '../kit/useFold.ts';
import { weekBefore } from './address/startWeek.ts';
import { weekQuery, type Whose } from './weeklyQueries.ts';

export type ChangesPartProps = {
  week: BusinessWeek;
  whose: Whose;
  catalogue: readonly CataloguedWeek[];
  /** What is shown of the week; undefined while it loads, null when there is nothing to show. */
  shown: WeeklyCommissions | null | undefined;
};

/** The comparison; null where amounts cannot be counted in cents. */
function compared(now: WeeklyCommissions, before: WeeklyCommissions): WeekComparison | null {
  try {
    return compareWeeks(now.lines, before.lines);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What has changed since the week before, which a second call asks for. */
export function ChangesPart({ week, whose, catalogue, shown }: ChangesPartProps) {
  const { t } = useText(commissionsTexts);
  const { exports } = useDashboard();
  const fold = useFold('weekChanges');
  const otherWeek = useMemo(() => weekBefore(week, catalogue), [week, catalogue]);
  const answer = useQuery(weekQuery(useCalls(), otherWeek, whose));
  const before = shownData(answer);
  const comparison = useMemo(() => (shown && before ? compared(shown, before) : null), [shown, before]);
  const loading = shown === undefined || before === undefined;
  const changes = (
    <WeekChanges
      {...exports}
      hideTitle={fold.setOpen !== null}
      comparison={comparison}
      loading={loading}
      failed={!loading && comparison === null}
      onRetry={() => void answer.refetch()}
      thisWeek={week}
      otherWeek={otherWeek}
    />
  );
  if (fold.setOpen === null) return changes;
  return (
    <DashboardSection title={t('commissions.changes')} fold={fold}>
      {changes}
    </DashboardSection>
  );
}
