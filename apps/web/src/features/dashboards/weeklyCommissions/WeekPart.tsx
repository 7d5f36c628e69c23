import { mayDecide } from '@sereno/domain/access';
import type { CommissionLine } from '@sereno/domain/commission';
import { type BusinessWeek, formatWeek } from '@sereno/domain/week';
import { CommissionTable, TypeTotals, WeekStatus } from '@sereno/ui/commission';
import { Button } from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { memo, Suspense, useMemo, useState } from 'react';
import { commissionsTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { useCalls } from '../../../platform/calls.ts';
import { usePlatform } from '../../../platform/PlatformProvider.tsx';
import { shownData } from '../../../platform/queries.ts';
import { lazyComponent } from '@sereno/ui/lazy';
import { Region } from '../../../platform/Region.tsx';
import { useDashboard } from '../kit/dashboardContext.ts';
import { DashboardSection } from '../kit/DashboardSection.tsx';
import { Part } from '../kit/LatePart.tsx';
import { useFold } from '../kit/useFold.ts';
import { AdviserStates } from './AdviserStates.tsx';
import { ChangesPart } from './ChangesPart.tsx';
import { Standing } from './CommissionsPage.styles.ts';
import { DecisionDialogs } from './decision/DecisionDialogs.tsx';
import { fingerprintOf } from './decision/decisionOutcome.ts';
import { DecisionOutcomeBanner } from './decision/DecisionOutcomeBanner.tsx';
import { useDecision } from './decision/useDecision.ts';
import { useFocusBack } from './decision/useFocusBack.ts';
import { isRunning } from './address/startWeek.ts';
import type { StepFocus } from './address/useStepFocus.ts';
import type { WeekFilterState } from './address/useWeekFilters.ts';
import { WeekWaiting } from './WeekWaiting.tsx';
import { statesQuery, weekQuery } from './weeklyQueries.ts';

const LineOrigin = lazyComponent(() => import('./LazyOrigin.tsx').then((module) => module.LineOrigin));

export type WeekPartProps = Pick<StepFocus, 'returned' | 'onReturned'> & {
  week: BusinessWeek;
  state: WeekFilterState;
};

/** One week of one adviser, or of all whom the viewer sees: where it stands, what it pays, and what can be done about it. */
export const WeekPart = memo(function WeekPart({ week, state, returned, onReturned }: WeekPartProps) {
  const { t } = useText(commissionsTexts);
  const { config } = usePlatform();
  const { user, exports } = useDashboard();
  const { whose, canChoose, catalogue, today, show } = state;
  const calls = useCalls();
  const answer = useQuery(weekQuery(calls, week, whose));
  const shown = shownData(answer);
  const seesStates = canChoose && whose.adviser === null;
  const states = useQuery({ ...statesQuery(calls, week, whose.management), enabled: seesStates });
  const lines = shown?.lines ?? none;
  const fingerprint = useMemo(() => fingerprintOf(week, whose.adviser, lines), [week, whose.adviser, lines]);
  const decision = useDecision({ user, week, whose, shown, fingerprint });
  const totals = useFold('weekTotals');
  const place = useFocusBack(decision.open !== null);
  const [explained, setExplained] = useState<CommissionLine | null>(null);
  const [hasExplained, setHasExplained] = useState(false);
  const made = shown?.decision ?? null;
  // Once it was there it stays, with all that is open in it, while it is read again after a failure.
  const isComing = shown === undefined || (seesStates && shownData(states) === undefined);
  const [hasCome, setHasCome] = useState(false);
  if (!hasCome && !isComing) setHasCome(true);
  if (!hasCome) return <WeekWaiting />;
  return (
    <>
      <Standing ref={place} tabIndex={-1}>
        {decision.outcome !== null && <DecisionOutcomeBanner outcome={decision.outcome} onRead={decision.readAgain} />}
        {shown && (
          <WeekStatus
            status={shown.status}
            running={isRunning(week, today, catalogue)}
            // A line that could not be read is missing in the sum as well.
            lines={shown.unreadable > 0 ? none : lines}
            decidedAt={made?.decidedAt}
            signature={made?.signature}
            reasons={made?.reasons}
            changedSince={made !== null && made.fingerprint !== null && made.fingerprint !== fingerprint}
            own={mayDecide(user) && whose.adviser === user.employee.slpCode}
            zone={config.timeZone}
          >
            {decision.canDecide && (
              <>
                <Button onClick={() => decision.begin('reconcile')}>{t('commissions.reconcile')}</Button>
                <Button variant="primary" onClick={() => decision.begin('accept')}>
                  {t('commissions.accept')}
                </Button>
              </>
            )}
          </WeekStatus>
        )}
      </Standing>
      {seesStates && (
        <Part>
          <AdviserStates answer={states} onChoose={show} returned={returned} onReturned={onReturned} />
        </Part>
      )}
      <Part>
        {totals.setOpen === null ? (
          <TypeTotals lines={lines} loading={shown === undefined} />
        ) : (
          lines.length > 0 && (
            <DashboardSection title={t('commissions.totals')} fold={totals}>
              <TypeTotals lines={lines} hideTitle />
            </DashboardSection>
          )
        )}
        <CommissionTable
          title={t('commissions.linesOf', { week: formatWeek(week) })}
          lines={lines}
          unreadable={shown?.unreadable ?? 0}
          loading={shown === undefined}
          failed={shown === null}
          refreshing={answer.isFetching && Boolean(shown)}
          onRetry={() => void answer.refetch()}
          onExplain={(line) => {
            setExplained(line);
            setHasExplained(true);
          }}
          {...exports}
        />
      </Part>
      {whose.adviser !== null && (
        <Part>
          <ChangesPart week={week} whose={whose} catalogue={catalogue} shown={shown} />
        </Part>
      )}
      {hasExplained && (
        <Region>
          <Suspense fallback={null}>
            <LineOrigin open={explained !== null} onOpenChange={() => setExplained(null)} line={explained} />
          </Suspense>
        </Region>
      )}
      <DecisionDialogs state={decision} catalogue={catalogue} />
    </>
  );
});

const none: readonly never[] = [];
