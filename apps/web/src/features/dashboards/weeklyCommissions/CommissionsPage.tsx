import { mayDecide } from '@sereno/domain/access';
import { rangeOfWeek, weekLabelParts } from '@sereno/domain/week';
import { PendingWeeks } from '@sereno/ui/commission';
import { Banner, Button, EmptyState } from '@sereno/ui/foundation';
import { useDeferredValue, useMemo } from 'react';
import { commissionsTexts } from '../../../i18n/areas.ts';
import { useText } from '../../../i18n/index.tsx';
import { forUser } from '../../../platform/forUser.ts';
import { useStepFocus } from './address/useStepFocus.ts';
import { useWeekFilters } from './address/useWeekFilters.ts';
import { DashboardFrame } from '../kit/DashboardFrame.tsx';
import { Part } from '../kit/LatePart.tsx';
import { usePeople } from './usePeople.ts';
import { WeekFilterBar } from './WeekFilterBar.tsx';
import { WeekHeading } from './WeekHeading.tsx';
import { WeekPart } from './WeekPart.tsx';
import { WeekWaiting } from './WeekWaiting.tsx';

/** `/commissions-bonuses-analytics`: a week's commissions, to be understood, signed or disputed, and taken along (CMA-01 to CMA-22). */
export const CommissionsPage = forUser(({ user }) => {
  const { t } = useText(commissionsTexts);
  const chosen = useWeekFilters(user);
  // Filters answer at once. The week below follows when it is ready, name and lines together, so that a press waits for no table.
  const state = useDeferredValue(chosen);
  const people = usePeople(chosen);
  const { week, whose } = state;
  const { adviser, management } = whose;
  const { noWeek, start, catalogue, today, change } = chosen;
  const { heading, returned, onReturned } = useStepFocus(adviser);
  const filters = useMemo(
    () => ({
      range: week === null ? { start: today, end: today } : rangeOfWeek(week, catalogue),
      compare: false,
      chosen: {
        ...(management !== null && { management: [String(management)] }),
        ...(adviser !== null && { adviser: [String(adviser)] }),
      },
    }),
    [week, today, catalogue, management, adviser],
  );
  // Without a seller's number nothing is requested: a request without one would return everybody's (CMA-03).
  if (!chosen.canChoose && chosen.whose.adviser === null)
    return <EmptyState title={t('commissions.noOwn')} description={t('commissions.noOwnReason')} />;
  return (
    <DashboardFrame user={user} filters={filters} bar={<WeekFilterBar state={chosen} people={people} />}>
      {/* With the week, which follows a frame later: before it they would push its place down. */}
      {mayDecide(user) && week !== null && (
        <PendingWeeks
          weeks={chosen.pending}
          current={chosen.week}
          catalogue={chosen.catalogue}
          onChoose={(next) => chosen.change({ week: next })}
        />
      )}
      {noWeek !== null && start !== null && (
        <Banner
          tone="warning"
          action={
            <Button size="small" onClick={() => change({ week: start })}>
              {t('commissions.showWeek', weekLabelParts(start, {}, catalogue))}
            </Button>
          }
        >
          {t('commissions.noSuchWeek', { week: noWeek })}
        </Banner>
      )}
      {week && <WeekHeading ref={heading} week={week} state={state} people={people} />}
      {week === null && noWeek === null && <WeekWaiting hasHeading />}
      {week && (
        <Part>
          {/* Another week, or another person's, has dialogs and an outcome of its own. */}
          <WeekPart
            key={JSON.stringify(filters)}
            week={week}
            state={state}
            returned={returned}
            onReturned={onReturned}
          />
        </Part>
      )}
    </DashboardFrame>
  );
});
