import { mayDecide } from '@sereno/domain/access';
import type { SessionUser } from '@sereno/domain/session';
import { formatWeek, weekLabelParts } from '@sereno/domain/week';
import { PendingWeeks } from '@sereno/ui/commission';
import { Banner, Button, EmptyState } from '@sereno/ui/foundation';
import { useAtomValue } from 'jotai';
import { useDeferredValue } from 'react';
import { commissionsTexts } from '../../../i18n/commissions/index.ts';
import { useText } from '../../../i18n/index.tsx';
import { Region } from '../../../platform/Region.tsx';
import { sessionAtom } from '../../../platform/session.ts';
import { useStepFocus } from './address/useStepFocus.ts';
import { useWeekFilters } from './address/useWeekFilters.ts';
import { Page } from '../kit/Dashboard.styles.ts';
import { usePeople } from './usePeople.ts';
import { WeekFilterBar } from './WeekFilterBar.tsx';
import { WeekHeading } from './WeekHeading.tsx';
import { WeekPart } from './WeekPart.tsx';
import { WeekWaiting } from './WeekWaiting.tsx';

/** `/commissions-bonuses-analytics`: a week's commissions, to be understood, signed or disputed, and taken along (CMA-01 to CMA-22). */
export function CommissionsPage() {
  const user = useAtomValue(sessionAtom)?.user;
  return user === undefined ? null : <CommissionsOf user={user} />;
}

function CommissionsOf({ user }: { user: SessionUser }) {
  const { t } = useText(commissionsTexts);
  const chosen = useWeekFilters(user);
  // Filters answer at once. The week below follows when it is ready, name and lines together, so that a press waits for no table.
  const state = useDeferredValue(chosen);
  const people = usePeople(chosen);
  const { week, whose } = state;
  const { noWeek, start, catalogue, change } = chosen;
  const { heading, returned, onReturned } = useStepFocus(whose.adviser);
  // Without a seller's number there is nobody to ask about: to ask without one would be to ask about everybody (CMA-03).
  if (!chosen.canChoose && chosen.whose.adviser === null)
    return <EmptyState title={t('commissions.noOwn')} description={t('commissions.noOwnReason')} />;
  return (
    <Page>
      <WeekFilterBar state={chosen} people={people} />
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
      {week && <WeekHeading ref={heading} user={user} week={week} state={state} people={people} />}
      {week === null && noWeek === null && <WeekWaiting hasHeading />}
      {week && (
        <Region resetKey={formatWeek(week)}>
          {/* Another week, or another person's, has dialogs and news of its own. */}
          <WeekPart
            key={`${formatWeek(week)} ${whose.adviser} ${whose.management}`}
            user={user}
            week={week}
            state={state}
            returned={returned}
            onReturned={onReturned}
          />
        </Region>
      )}
    </Page>
  );
}
