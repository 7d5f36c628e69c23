import { mayDecide } from '@sereno/domain/commission';
import type { SessionUser } from '@sereno/domain/session';
import { formatWeek, weekLabelParts } from '@sereno/domain/week';
import { PendingWeeks } from '@sereno/ui/commission';
import { useAtomValue } from 'jotai';
import { useDeferredValue } from 'react';
import { commissionsTexts } from '../../../i18n/commissions/index.ts';
import { useText } from '../../../i18n/index.tsx';
import { Region } from '../../../platform/Region.tsx';
import { sessionAtom } from '../../../platform/session.ts';
import { Heading, Page, Title } from './CommissionsPage.styles.ts';
import { usePdfLists } from './usePdfLists.ts';
import { usePeople } from './usePeople.ts';
import { useWeekFilters } from './address/useWeekFilters.ts';
import { WeekFilterBar } from './WeekFilterBar.tsx';
import { PdfButtons } from './pdf/PdfButtons.tsx';
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
  const lists = usePdfLists(user);
  const { week, whose, canChoose } = state;
  const nameOf = (options: typeof people.advisers.options, id: number | null) =>
    options.find(({ value }) => value === String(id))?.label ?? null;
  const adviserName = canChoose ? nameOf(people.advisers.options, whose.adviser) : user.fullName;
  const person = adviserName ?? nameOf(people.managements.options, whose.management) ?? t('commissions.everybody');
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
      {week && (
        <Heading>
          <Title>{t('commissions.weekOf', { person, ...weekLabelParts(week, {}, state.catalogue) })}</Title>
          <Region resetKey={formatWeek(week)}>
            <PdfButtons user={user} week={week} whose={whose} adviserName={adviserName} lists={lists} />
          </Region>
        </Heading>
      )}
      {week === null && <WeekWaiting hasHeading />}
      {week && (
        <Region resetKey={formatWeek(week)}>
          {/* Another week, or another person's, has dialogs and news of its own. */}
          <WeekPart
            key={`${formatWeek(week)} ${whose.adviser} ${whose.management}`}
            user={user}
            week={week}
            state={state}
          />
        </Region>
      )}
    </Page>
  );
}
