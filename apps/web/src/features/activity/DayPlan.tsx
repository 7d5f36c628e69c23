import type { SessionUser } from '@sereno/domain/session';
import type { DataTableHandle } from '@sereno/ui/data-table';
import { Button, Card, EmptyState, IconButton, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { type ReactNode, useId, useImperativeHandle, useRef } from 'react';
import { Link } from 'wouter';
import { activityTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useOutbox } from '../../platform/commands/outbox/useOutbox.ts';
import { paths } from '../../platform/paths.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { type ActivityRow, rowId, rowName } from './activityRow.ts';
import { Body, Foot, Lines, Rows, Time } from './DayPlan.styles.ts';
import { LazyDialogs } from './LazyDialogs.tsx';
import { type ButtonContext, rowButtons } from './rowButtons.ts';
import { statusText } from './statusText.ts';
import { useActivityWork } from './useActivityWork.ts';

/** So many activities of the day are shown; the list has all of them. */
const MOST = 4;

export type DayPlanProps = {
  user: SessionUser;
  /** The leads that wait for the person, in one line; nothing where none do. */
  leads: ReactNode;
};

/** The activities of today, what comes next first, each with its one button: the list's own rows and what is done with them. */
export function DayPlan({ user, leads }: DayPlanProps) {
  const { t } = useText(activityTexts);
  const { config } = usePlatform();
  const plan = useRef<HTMLElement>(null);
  const rowsOf = useRef<DataTableHandle | null>(null);
  const outbox = useOutbox();
  const work = useActivityWork({ user, tab: 'today', outbox, table: rowsOf, page: plan });
  const { rows, overlays, lists, add } = work;
  // What is done with a row goes on with the next one, as in the list.
  useImperativeHandle(
    rowsOf,
    () => ({
      rowIds: () => rows?.map(rowId) ?? [],
      focusRow: (id) => {
        const part = plan.current?.querySelector<HTMLElement>(`[data-row="${id}"] :is(a, button)`) ?? null;
        part?.focus();
        return part !== null;
      },
    }),
    [rows],
  );
  const context = { ...work.actions, t, channels: config.channels, starting: work.starting, showsKeys: false };

  return (
    <Card
      ref={plan}
      padding="none"
      title={t('activityList.todayTitle')}
      actions={
        <IconButton label={t('activityDay.plan')} size="small" onClick={add}>
          <CalendarPlus />
        </IconButton>
      }
    >
      <Body>
        {rows === undefined && <Waiting />}
        {rows === null && (
          <EmptyState
            title={t('activityDay.notLoaded')}
            action={
              <Button busy={lists.today.isFetching} onClick={lists.today.refetch}>
                {t('activityDay.retry')}
              </Button>
            }
          />
        )}
        {rows?.length === 0 && (
          <EmptyState
            icon={<CalendarCheck />}
            title={t('activityDay.nothing')}
            action={
              <Button variant="primary" startIcon={<CalendarPlus />} onClick={add}>
                {t('activityDay.plan')}
              </Button>
            }
          />
        )}
        {rows && rows.length > 0 && (
          <Rows>
            {rows.slice(0, MOST).map((row, place) => (
              <DayRow key={row.activity.id} row={row} isNext={place === 0} context={context} />
            ))}
          </Rows>
        )}
      </Body>
      <Foot>
        <span>{leads}</span>
        <Link href={paths.activity} data-after-rows="">
          {t('activityDay.all')}
        </Link>
      </Foot>
      <LazyDialogs
        areWanted={overlays.isAnything}
        onFailure={overlays.closeAll}
        editing={overlays.editing}
        onClose={work.closeEditor}
        onSaved={work.saved}
        onStale={work.refresh}
        outbox={outbox}
        user={user}
        mail={overlays.mail}
        onMailClose={() => overlays.setMail(null)}
        quotation={overlays.quotation}
        onQuotationAnswer={() => overlays.setQuotation(null)}
        isHelpOpen={false}
        onHelpChange={overlays.setHelpOpen}
        letterKeys={false}
        onLetterKeysChange={overlays.setHelpOpen}
      />
    </Card>
  );
}

type DayRowProps = { row: ActivityRow; isNext: boolean; context: ButtonContext };

function DayRow({ row, isNext, context }: DayRowProps) {
  const { t, locale } = useText(activityTexts);
  const nameId = useId();
  const { activity, status, distance } = row;
  const isLate = status === 'startable' && distance !== null && distance.count < 0;
  const standing = [isNext && t('activityDay.next'), statusText(row, { t, locale }, false)].filter(Boolean).join(' · ');
  return (
    <li data-row={rowId(row)}>
      <Time>{[activity.startTime, activity.endTime].filter(Boolean).join('–')}</Time>
      <Lines>
        <strong id={nameId}>
          {activity.prospectId === null ? (
            rowName(row)
          ) : (
            <Link href={paths.prospectDetail(activity.prospectId)}>{rowName(row)}</Link>
          )}
        </strong>
        <span>{[activity.activityTypeName, activity.subject, activity.comments].filter(Boolean).join(' · ')}</span>
        <span data-tone={status === 'started' ? 'info' : isLate || status === 'queued' ? 'warning' : undefined}>
          {standing}
        </span>
      </Lines>
      {rowButtons(row, context).map(({ id, label, busy = false, onPress }) => (
        <Button
          key={id}
          variant={isNext ? 'primary' : 'secondary'}
          busy={busy}
          aria-describedby={nameId}
          onClick={onPress}
        >
          {label}
        </Button>
      ))}
    </li>
  );
}

function Waiting() {
  return (
    <SkeletonGroup>
      <Rows as="div">
        <Skeleton shape="block" height="4rem" />
        <Skeleton width="70%" />
        <Skeleton width="60%" />
        <Skeleton width="70%" />
      </Rows>
    </SkeletonGroup>
  );
}
