'use client';
import { dateIn, formatDate, timeIn } from '@sereno/domain/calendar';
import type { OpenSession } from '@sereno/domain/session';
import { useRef } from 'react';
import { Badge, Button, EmptyState, Skeleton, SkeletonGroup } from '../foundation/index.ts';
import { formatTime, useFormats, useTexts } from '../locale/index.ts';
import { sessionsTexts } from '../locale/texts/es/sessions.ts';
import type { RootProps } from '../state/rootProps.ts';
import { useRoot } from '../state/useBothRefs.ts';
import { useLostFocus } from '../state/useLostFocus.ts';
import { SessionsRoot } from './SessionList.styles.ts';

export type SessionListProps = RootProps & {
  /** The person's open sessions. The one of this device is listed first, the others in the order given. */
  sessions: readonly OpenSession[];
  /** IANA zone of the moments shown. */
  timeZone: string;
  /** What is being ended: a session by its id, or all others; meanwhile presses do nothing. Default: nothing. */
  ending?: { readonly id: string } | 'others' | null | undefined;
  /** Loading. Default false. */
  loading?: boolean | undefined;
  /** Loading failed. Default false. */
  failed?: boolean | undefined;
  /** Retries loading. Default: no such button. */
  onRetry?: (() => void) | undefined;
  /** Called to end another session, by its id. */
  onEnd: (id: string) => void;
  /** Called to end all sessions but the one of this device. */
  onEndOthers: () => void;
};

/** Where the person is signed in: each device with when it was opened and used last, and the ways to end the others. */
export function SessionList(props: SessionListProps) {
  const { sessions, timeZone, ending = null, loading = false, failed = false, onRetry, onEnd, onEndOthers } = props;
  const t = useTexts(sessionsTexts);
  const formats = useFormats();
  const own = useRef<HTMLDivElement>(null);
  // The button that ended a session goes away with it, and so does the one that retries.
  const rescue = useLostFocus(() => own.current);
  const root = { ...useRoot(props, own), ...rescue, role: 'group', 'aria-label': t('sessionList.label'), tabIndex: -1 };

  if (loading)
    return (
      <SessionsRoot {...root}>
        <SkeletonGroup>
          <Skeleton width="40%" />
          <Skeleton width="60%" />
        </SkeletonGroup>
      </SessionsRoot>
    );
  if (failed)
    return (
      <SessionsRoot {...root}>
        <EmptyState
          title={t('sessionList.failed')}
          action={onRetry && <Button onClick={onRetry}>{t('sessionList.retry')}</Button>}
        />
      </SessionsRoot>
    );

  const momentOf = (milliseconds: number): string => {
    const instant = new Date(milliseconds);
    return `${formatDate(dateIn(timeZone, instant), formats.date)} ${formatTime(timeIn(timeZone, instant), formats)}`;
  };
  const deviceOf = ({ browser, system }: OpenSession): string => {
    if (browser !== null && system !== null) return t('sessionList.device', { browser, system });
    return browser ?? system ?? t('sessionList.unknown');
  };
  const isEnding = (id: string) => ending !== null && ending !== 'others' && ending.id === id;
  const press = (end: () => void) => () => {
    if (ending === null) end();
  };
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  return (
    <SessionsRoot {...root}>
      <ul>
        {[...sessions.filter(({ isCurrent }) => isCurrent), ...others].map((session) => {
          const { id, isCurrent } = session;
          const device = deviceOf(session);
          const opened = momentOf(session.openedAt);
          return (
            <li key={id}>
              <div>
                <p className="device">
                  {device}
                  {isCurrent && <Badge tone="primary">{t('sessionList.current')}</Badge>}
                </p>
                <p>{t('sessionList.opened', { opened })}</p>
                <p>{t('sessionList.used', { used: momentOf(session.usedAt) })}</p>
              </div>
              {!isCurrent && (
                <Button
                  size="small"
                  aria-label={t('sessionList.endNamed', { device, opened })}
                  busy={isEnding(id)}
                  onClick={press(() => onEnd(id))}
                >
                  {t('sessionList.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length === 0 ? (
        <p>{t('sessionList.none')}</p>
      ) : (
        <Button busy={ending === 'others'} busyLabel={t('sessionList.ending')} onClick={press(onEndOthers)}>
          {t('sessionList.endOthers')}
        </Button>
      )}
    </SessionsRoot>
  );
}
