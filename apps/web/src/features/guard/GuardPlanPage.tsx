import {
  addToMonth,
  type CalendarMonth,
  eachDay,
  formatScreenDate,
  monthName,
  monthOf,
  monthRange,
  parseMonth,
} from '@sereno/domain/calendar';
import { fillEvenly, type GuardMonth, guardShares, MOST_PLACES } from '@sereno/domain/guard';
import {
  Badge,
  Banner,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  IconButton,
  Select,
  Skeleton,
  SkeletonGroup,
} from '@sereno/ui/foundation';
import { MonthPicker } from '@sereno/ui/pickers';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { guardTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useToday } from '../../platform/clock.ts';
import { Page } from '../../platform/ListPage.styles.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { shownData } from '../../platform/queries.ts';
import { Region } from '../../platform/Region.tsx';
import { setParameter, useAddress } from '../../platform/useAddress.ts';
import { useIsNarrow } from '../../platform/useIsNarrow.ts';
import { Bar, Plan, Summary } from './GuardPlanPage.styles.ts';
import { guardMonthQuery, useGuardCalls } from './guardQueries.ts';
import { type Dragged, dropVerdict, nightsOf, type NightView } from './guardView.ts';
import { MonthBoard } from './MonthBoard.tsx';
import { MonthHistory } from './MonthHistory.tsx';
import { NightDrawer } from './NightDrawer.tsx';
import { NightList } from './NightList.tsx';
import { RosterSheet } from './RosterTable.tsx';
import { Shares } from './Shares.tsx';
import { type Planning, usePlanning } from './usePlanning.ts';

/** The months that there can be guards of. */
const FIRST_MONTH: CalendarMonth = '2000-01';
const MONTHS_AHEAD = 12;

/** What the address calls the month. */
const MONTH = 'month';

/** `/guard/add`: the night guards of a month, planned, shared out and published (UND-47). */
export function GuardPlanPage() {
  const { t } = useText(guardTexts);
  const today = useToday();
  const page = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(page);
  const [address, change] = useAddress();
  const last = addToMonth(monthOf(today), MONTHS_AHEAD);
  const wanted = parseMonth(address.get(MONTH) ?? '') ?? monthOf(today);
  const month = wanted < FIRST_MONTH || wanted > last ? monthOf(today) : wanted;
  const answer = useQuery(guardMonthQuery(useGuardCalls(), month));
  const data = shownData(answer);
  const planning = usePlanning(data, () => answer.refetch({ cancelRefetch: false }));
  const show = (next: typeof month): void =>
    change((params) => setParameter(params, MONTH, next === monthOf(today) ? null : next));

  return (
    <Page ref={page}>
      <Bar>
        <IconButton
          label={t('guard.before')}
          disabled={month === FIRST_MONTH}
          onClick={() => show(addToMonth(month, -1))}
        >
          <span aria-hidden>‹</span>
        </IconButton>
        <div className="month">
          <MonthPicker
            label={t('guard.month')}
            value={month}
            onChange={(next) => next !== null && show(next)}
            today={today}
            max={last}
            minYear={Number(FIRST_MONTH.slice(0, 4))}
            required
          />
        </div>
        <IconButton label={t('guard.after')} disabled={month === last} onClick={() => show(addToMonth(month, 1))}>
          <span aria-hidden>›</span>
        </IconButton>
        {data && <MonthActions data={data} planning={planning} />}
      </Bar>
      <Region resetKey={month}>
        {data ? (
          <PlanOfMonth key={month} data={data} planning={planning} isNarrow={isNarrow} />
        ) : (
          <NoPlan isLoading={data === undefined} busy={answer.isFetching} onRetry={() => void answer.refetch()} />
        )}
      </Region>
    </Page>
  );
}

function NoPlan({ isLoading, busy, onRetry }: { isLoading: boolean; busy: boolean; onRetry: () => void }) {
  const { t } = useText(guardTexts);
  if (isLoading) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="480px" />
      </SkeletonGroup>
    );
  }
  return (
    <Card>
      <EmptyState
        title={t('guard.notLoaded')}
        action={
          <Button busy={busy} onClick={onRetry}>
            {t('guard.retry')}
          </Button>
        }
      />
    </Card>
  );
}

type PlanProps = { data: GuardMonth; planning: Planning };

/** A question that is asked before a change. */
type Question = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onConfirm: () => unknown;
};

/** Whether the month is published, how many people a night needs, and what is done with the month as a whole. */
function MonthActions({ data, planning }: PlanProps) {
  const { t, locale } = useText(guardTexts);
  const { toasts } = usePlatform();
  const today = useToday();
  const [question, setQuestion] = useState<Question | null>(null);
  const [hasHistory, setHistory] = useState(false);
  const { month, version, places, isPublished, isWhole } = data;
  const settings = { month, version, places, isPublished };
  const days = eachDay(monthRange(month));
  const missing = nightsOf(days, data, planning.guards, today).reduce((sum, { free }) => sum + free, 0);

  function fill(): void {
    const nights = fillEvenly({ ...data, today });
    if (nights.length === 0) {
      toasts.show({ text: t('guard.fillNone') });
      return;
    }
    setQuestion({
      title: t('guard.fillQuestion'),
      text: t('guard.fillText', { count: nights.length }),
      confirm: t('guard.fill'),
      onConfirm: () => planning.change({ kind: 'assign', nights }),
    });
  }
  const publish = (): void =>
    setQuestion({
      title: t('guard.publishQuestion', { month: monthName(month, locale) }),
      text: missing === 0 ? t('guard.publishText') : t('guard.publishMissing', { count: missing }),
      confirm: t('guard.publish'),
      async onConfirm() {
        const verdict = await planning.change({
          kind: 'month',
          from: settings,
          to: { ...settings, isPublished: true },
        });
        if (verdict?.kind === 'done') toasts.show({ tone: 'positive', text: t('guard.publishDone') });
      },
    });

  return (
    <>
      <Badge tone={isPublished ? 'positive' : 'neutral'}>{t(isPublished ? 'guard.published' : 'guard.draft')}</Badge>
      <div className="actions">
        {isWhole && (
          <div className="places">
            <Select
              label={t('guard.places')}
              options={Array.from({ length: MOST_PLACES }, (_, at) => String(at + 1)).map((value) => ({
                value,
                label: value,
              }))}
              value={String(places)}
              onChange={(value) =>
                value !== null &&
                void planning.change({ kind: 'month', from: settings, to: { ...settings, places: Number(value) } })
              }
              readOnly={planning.busy}
            />
          </div>
        )}
        <Button onClick={() => setHistory(true)}>{t('guard.history')}</Button>
        <Button onClick={() => window.print()}>{t('guard.print')}</Button>
        <Button onClick={fill} disabled={planning.busy || missing === 0}>
          {t('guard.fill')}
        </Button>
        {isWhole && !isPublished && (
          <Button variant="primary" onClick={publish} disabled={planning.busy}>
            {t('guard.publish')}
          </Button>
        )}
      </div>
      <MonthHistory month={month} open={hasHistory} onOpenChange={setHistory} />
      {question !== null && (
        <ConfirmDialog
          open
          title={question.title}
          description={question.text}
          confirmLabel={question.confirm}
          onOpenChange={(open) => !open && setQuestion(null)}
          onConfirm={() => {
            void question.onConfirm();
          }}
        />
      )}
    </>
  );
}

function PlanOfMonth({ data, planning, isNarrow }: PlanProps & { isNarrow: boolean }): ReactNode {
  const { t } = useText(guardTexts);
  const today = useToday();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const { guards, problem, question } = planning;
  const { month, people, places, others } = data;
  if (people.length === 0) {
    return (
      <Card>
        <EmptyState title={t('guard.noPeople')} />
      </Card>
    );
  }
  const nights = nightsOf(eachDay(monthRange(month)), data, guards, today);
  const opened = nights.find(({ day }) => day === open);
  const own = guards.filter(({ day }) => monthOf(day) === month);
  const uneven = guardShares(people, own, month).filter(({ difference }) => difference > 0).length;
  const bounds = { places, others, today };
  const drop = (day: (typeof nights)[number]['day']): void => {
    setDragged(null);
    if (dragged === null) return;
    const { guard, employeeId } = dragged;
    const night = { day, employeeId };
    void planning.change(guard === null ? { kind: 'assign', nights: [night] } : { kind: 'move', guard, night });
  };

  return (
    <>
      {problem !== null && (
        <Banner
          tone={problem.tone}
          action={
            planning.isUnsaved && (
              <>
                <Button size="small" onClick={() => void planning.retry()}>
                  {t('guard.retry')}
                </Button>
                <Button size="small" onClick={planning.discard}>
                  {t('guard.discard')}
                </Button>
              </>
            )
          }
          {...(!planning.isUnsaved && { onDismiss: planning.discard })}
        >
          {problem.text}
        </Banner>
      )}
      <MonthSummary nights={nights} places={places} uneven={uneven} />
      <Plan>
        {isNarrow ? (
          <NightList nights={nights} today={today} onOpen={setOpen} />
        ) : (
          <MonthBoard
            month={month}
            today={today}
            nights={nights}
            places={places}
            dragged={dragged}
            onDrag={setDragged}
            verdictOn={(day) => (dragged === null ? 'refused' : dropVerdict(dragged, day, guards, bounds))}
            onDrop={drop}
            onOpen={setOpen}
          />
        )}
        <Shares people={people} month={month} guards={own} {...(!isNarrow && { onDrag: setDragged })} />
      </Plan>
      {opened !== undefined && (
        <NightDrawer data={data} night={opened} nights={nights} planning={planning} onClose={() => setOpen(null)} />
      )}
      {question !== null && (
        <ConfirmDialog
          open
          title={t('guard.runningQuestion')}
          description={t('guard.runningText', {
            name: people.find(({ id }) => id === question.employeeId)?.name ?? '',
            day: formatScreenDate(question.day),
          })}
          confirmLabel={t('guard.runningConfirm')}
          onOpenChange={(isOpen) => !isOpen && planning.cancel()}
          onConfirm={() => {
            void planning.confirm();
          }}
        />
      )}
      <RosterSheet label={t('guard.board')} month={month} people={people} guards={own} />
    </>
  );
}

/** How far the month is, and how many people have more than their share. */
type MonthSummaryProps = { nights: readonly NightView[]; places: number; uneven: number };

function MonthSummary({ nights, places, uneven }: MonthSummaryProps) {
  const { t } = useText(guardTexts);
  const all = nights.length * places;
  const free = nights.reduce((sum, night) => sum + night.free, 0);
  const incomplete = nights.filter((night) => night.free > 0 && !night.isPast).length;
  const running = nights.reduce((sum, night) => sum + night.guards.filter(({ beside }) => beside.length > 0).length, 0);
  const parts = [
    t('guard.covered', { taken: all - free, all }),
    incomplete > 0 && t('guard.incomplete', { count: incomplete }),
    running > 0 && t('guard.runningNights', { count: running }),
    uneven > 0 && t('guard.uneven', { count: uneven }),
  ].filter((part) => part !== false);
  return (
    <Summary>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </Summary>
  );
}
