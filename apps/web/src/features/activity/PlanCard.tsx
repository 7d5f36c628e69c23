import { Button, Card, EmptyState, IconButton, Menu, Skeleton, SkeletonGroup } from '@sereno/ui/foundation';
import { CalendarPlus, EllipsisVertical } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useImperativeHandle } from 'react';
import { activityTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { type ActivityRow, rowId, rowName } from './activityRow.ts';
import { Body, Lines, Rows, Time } from './DayPlan.styles.ts';
import { LazyDialogs } from './LazyDialogs.tsx';
import { type ButtonContext, rowButtons, rowMenu } from './rowButtons.ts';
import { statusText } from './statusText.ts';
import type { ActivityWork } from './useActivityWork.ts';
import type { RowList } from './nextRow.ts';

export type PlanCardProps = {
  title: string;
  actions?: ReactNode;
  /** The card, and what gives the focus to one of its rows. */
  plan: RefObject<HTMLElement | null>;
  table: RefObject<RowList | null>;
  work: ActivityWork;
  /** Those of `work` that are shown, rendered. */
  rows: ReactNode;
  isFetching: boolean;
  onRetry: () => void;
  /** What is said, and what can be done, where nothing is planned. */
  emptyText: string;
  emptyAction?: ReactNode;
  foot?: ReactNode;
};

/** Planned activities in a card, each with its one button, and the dialogs in which they are ended and moved. */
export function PlanCard(props: PlanCardProps) {
  const { title, actions, plan, table, work, rows, isFetching, onRetry, emptyText, emptyAction, foot } = props;
  const { t } = useText(activityTexts);
  const shown = work.rows;
  // What is done with a row goes on with the next one, as in the list.
  useImperativeHandle(
    table,
    () => ({
      rowIds: () => shown?.map(rowId) ?? [],
      focusRow: (id) => {
        const part = plan.current?.querySelector<HTMLElement>(`[data-row="${id}"] :is(a, button)`) ?? null;
        part?.focus();
        return part !== null;
      },
    }),
    [plan, shown],
  );
  return (
    <Card ref={plan} padding="none" title={title} actions={actions}>
      <Body {...(foot === undefined && { tabIndex: -1, 'data-after-rows': '' })}>
        {shown === undefined && <Waiting />}
        {shown === null && (
          <EmptyState
            title={t('activityDay.notLoaded')}
            action={
              <Button busy={isFetching} onClick={onRetry}>
                {t('activityDay.retry')}
              </Button>
            }
          />
        )}
        {shown?.length === 0 && <EmptyState icon={<CalendarPlus />} title={emptyText} action={emptyAction} />}
        {shown && shown.length > 0 && rows}
      </Body>
      {foot}
      <LazyDialogs {...work.dialogs} />
    </Card>
  );
}

export type PlanRowProps = {
  row: ActivityRow;
  /** When it is. */
  when: string;
  /** What or whom it is about. */
  name: ReactNode;
  detail: string;
  /** It comes next. */
  isNext: boolean;
  /** Whether a menu beside its button has what else can be done. Default false. */
  hasMenu?: boolean;
  context: ButtonContext;
};

/** A planned activity with its one button. */
export function PlanRow({ row, when, name, detail, isNext, hasMenu = false, context }: PlanRowProps) {
  const { t, locale } = useText(activityTexts);
  const nameId = useId();
  const { status, distance } = row;
  const isLate = status === 'late' || (status === 'startable' && distance !== null && distance.count < 0);
  const menu = hasMenu ? rowMenu(row, context) : [];
  const standing = [isNext && t('activityDay.next'), statusText(row, { t, locale }, false)].filter(Boolean).join(' · ');
  return (
    <li data-row={rowId(row)}>
      <Time>{when}</Time>
      <Lines>
        <strong id={nameId}>{name}</strong>
        <span>{detail}</span>
        <span data-tone={status === 'started' ? 'info' : isLate || status === 'queued' ? 'warning' : undefined}>
          {standing}
        </span>
      </Lines>
      {rowButtons(row, context).map(({ id, label, busy = false, onPress }) => (
        <Button
          key={id}
          variant={isNext && id !== 'reschedule' ? 'primary' : 'secondary'}
          busy={busy}
          aria-describedby={nameId}
          onClick={onPress}
        >
          {label}
        </Button>
      ))}
      {menu.length > 0 && (
        <Menu
          align="end"
          items={menu}
          trigger={
            <IconButton size="small" label={t('activityDay.more', { name: rowName(row) })}>
              <EllipsisVertical />
            </IconButton>
          }
        />
      )}
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
