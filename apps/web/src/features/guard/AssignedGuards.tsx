import type { OwnGuards } from '@sereno/api/guard';
import { addToMonth, type CalendarDate, formatScreenDate, longDate, monthName, monthOf } from '@sereno/domain/calendar';
import { type GuardSwap, NIGHT_ENDS, type SwapAnswer, swapAnswers } from '@sereno/domain/guard';
import {
  Badge,
  type BadgeTone,
  Banner,
  Button,
  Card,
  EmptyState,
  IconButton,
  Skeleton,
  SkeletonGroup,
} from '@sereno/ui/foundation';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { guardOwnTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useToday } from '../../platform/clock.ts';
import { Page } from '../../platform/ListPage.styles.ts';
import { useCommand } from '../../platform/commands/useCommand.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { shownData } from '../../platform/queries.ts';
import { Region } from '../../platform/Region.tsx';
import { useIsNarrow } from '../../platform/useIsNarrow.ts';
import { OwnNights, RosterNights, Sections } from './AssignedGuards.styles.ts';
import { guardRosterQuery, ownGuardsQuery, useGuardCalls, useNight } from './guardQueries.ts';
import { RosterSheet, RosterTable } from './RosterTable.tsx';
import { answerSwap } from './swapCommands.ts';
import { SwapDialog } from './SwapDialog.tsx';
import { useSwapProblem } from './useSwapProblem.ts';

const TONES = {
  asked: 'warning',
  accepted: 'positive',
  refused: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<GuardSwap['state'], BadgeTone>;

/** The own nights first, the swaps, and the published guards of a month (UND-48). */
export function AssignedGuards() {
  const own = useQuery(ownGuardsQuery(useGuardCalls()));
  const data = shownData(own);
  return (
    <Sections>
      {data ? (
        <>
          <Own data={data} />
          {data.swaps.length > 0 && <Swaps data={data} />}
        </>
      ) : (
        <NotThere isLoading={data === undefined} busy={own.isFetching} onRetry={() => void own.refetch()} />
      )}
      <MonthRoster employeeId={data?.employeeId ?? null} />
    </Sections>
  );
}

/** `/guard/assigned`: the same as a page. In one file with it, because the line in a person's day opens what the page shows. */
export function AssignedPage() {
  return (
    <Page>
      <Region>
        <AssignedGuards />
      </Region>
    </Page>
  );
}

function NotThere({ isLoading, busy, onRetry }: { isLoading: boolean; busy: boolean; onRetry: () => void }) {
  const { t } = useText(guardOwnTexts);
  if (isLoading) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="120px" />
      </SkeletonGroup>
    );
  }
  return (
    <Card>
      <EmptyState
        title={t('guardOwn.notLoaded')}
        action={
          <Button busy={busy} onClick={onRetry}>
            {t('guardOwn.retry')}
          </Button>
        }
      />
    </Card>
  );
}

function Own({ data: { nights, swaps, employeeId } }: { data: OwnGuards }) {
  const { t, locale } = useText(guardOwnTexts);
  const today = useToday();
  const night = useNight();
  // The answer may be older than the morning.
  const shown = nights.filter((day) => day >= night);
  const [asking, setAsking] = useState<CalendarDate | null>(null);
  const isAsked = (day: CalendarDate) =>
    swaps.some((swap) => swap.state === 'asked' && swap.employeeId === employeeId && swap.day === day);
  return (
    <Card title={t('guardOwn.title')}>
      {shown.length === 0 ? (
        <EmptyState title={t('guardOwn.none')} />
      ) : (
        <OwnNights aria-label={t('guardOwn.title')}>
          {shown.map((day) => (
            <li key={day}>
              <strong>{longDate(day, locale)}</strong>
              {day < today && <Badge tone="primary">{t('guardOwn.running', { time: NIGHT_ENDS })}</Badge>}
              {day === today && <Badge tone="primary">{t('guardOwn.today')}</Badge>}
              {isAsked(day) && <Badge tone="warning">{t('guardOwn.pending')}</Badge>}
              {day > today && !isAsked(day) && (
                <Button
                  size="small"
                  aria-label={t('guardOwn.askOf', { day: formatScreenDate(day) })}
                  onClick={() => setAsking(day)}
                >
                  {t('guardOwn.ask')}
                </Button>
              )}
            </li>
          ))}
        </OwnNights>
      )}
      {asking !== null && employeeId !== null && (
        <SwapDialog day={asking} employeeId={employeeId} nights={nights} onClose={() => setAsking(null)} />
      )}
    </Card>
  );
}

function Swaps({ data: { swaps, employeeId } }: { data: OwnGuards }) {
  const { t } = useText(guardOwnTexts);
  const { toasts } = usePlatform();
  const { onRefused, textOf } = useSwapProblem();
  const { busy, problem, submit } = useCommand(answerSwap(useGuardCalls(), onRefused), {
    t,
    onDone: (_, { answer }) => {
      toasts.show({ tone: 'positive', text: t(answer === 'accepted' ? 'guardOwn.accepted' : 'guardOwn.answered') });
    },
  });
  const sentence = (swap: GuardSwap): string => {
    const isMine = swap.employeeId === employeeId;
    const name = isMine ? swap.toName : swap.name;
    const day = formatScreenDate(swap.day);
    if (swap.otherDay === null) return t(isMine ? 'guardOwn.askedCover' : 'guardOwn.wantsCover', { name, day });
    const otherDay = formatScreenDate(swap.otherDay);
    return t(isMine ? 'guardOwn.askedExchange' : 'guardOwn.wantsExchange', { name, day, otherDay });
  };
  const labels = {
    accepted: t('guardOwn.accept'),
    refused: t('guardOwn.refuse'),
    withdrawn: t('guardOwn.withdraw'),
  } as const satisfies Record<SwapAnswer, string>;
  return (
    <Card title={t('guardOwn.swaps')}>
      {problem !== null && <Banner tone={problem.tone}>{textOf(problem.text)}</Banner>}
      <OwnNights aria-label={t('guardOwn.swaps')}>
        {swaps.map((swap) => (
          <li key={swap.id}>
            <span>{sentence(swap)}</span>
            <Badge tone={TONES[swap.state]}>{t(`guardOwn.state.${swap.state}`)}</Badge>
            <span className="actions">
              {swapAnswers(swap, employeeId).map((answer) => (
                <Button
                  key={answer}
                  size="small"
                  variant={answer === 'accepted' ? 'primary' : 'secondary'}
                  aria-label={`${labels[answer]}: ${sentence(swap)}`}
                  disabled={busy}
                  onClick={() => void submit({ id: swap.id, answer })}
                >
                  {labels[answer]}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </OwnNights>
    </Card>
  );
}

/** The published guards of a month; the person's own nights stand out. */
function MonthRoster({ employeeId }: { employeeId: number | null }) {
  const { t, locale } = useText(guardOwnTexts);
  const today = useToday();
  const night = useNight();
  const place = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(place);
  const [month, setMonth] = useState(() => monthOf(today));
  const answer = useQuery(guardRosterQuery(useGuardCalls(), month));
  const data = shownData(answer);
  const names = new Map(data?.people.map(({ id, name }) => [id, name]));
  // A phone begins with the night that it is.
  const days = [...new Set(data?.guards.map(({ day }) => day))].filter(
    (day) => month !== monthOf(today) || day >= night,
  );
  return (
    <div ref={place}>
      <Card
        title={`${t('guardOwn.roster')} · ${monthName(month, locale)}`}
        actions={
          <>
            <IconButton label={t('guardOwn.before')} onClick={() => setMonth(addToMonth(month, -1))}>
              <span aria-hidden>‹</span>
            </IconButton>
            <IconButton label={t('guardOwn.after')} onClick={() => setMonth(addToMonth(month, 1))}>
              <span aria-hidden>›</span>
            </IconButton>
            {data?.isPublished === true && (
              <Button size="small" onClick={() => window.print()}>
                {t('guardOwn.print')}
              </Button>
            )}
          </>
        }
      >
        {!data && (
          <NotThere isLoading={data === undefined} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
        )}
        {data?.isPublished === false && <EmptyState title={t('guardOwn.draft')} />}
        {data?.isPublished === true && isNarrow && (
          <RosterNights aria-label={t('guardOwn.roster')}>
            {days.map((day) => (
              <li key={day}>
                <strong>{longDate(day, locale)}</strong>
                {data.guards
                  .filter((guard) => guard.day === day)
                  .map((guard) => (
                    <span key={guard.id} data-own={guard.employeeId === employeeId || undefined}>
                      {names.get(guard.employeeId)}
                    </span>
                  ))}
              </li>
            ))}
          </RosterNights>
        )}
        {data?.isPublished === true && (
          <>
            {!isNarrow && (
              <RosterTable
                label={t('guardOwn.roster')}
                month={month}
                people={data.people}
                guards={data.guards}
                today={today}
                employeeId={employeeId}
              />
            )}
            <RosterSheet label={t('guardOwn.roster')} month={month} people={data.people} guards={data.guards} />
          </>
        )}
      </Card>
    </div>
  );
}
