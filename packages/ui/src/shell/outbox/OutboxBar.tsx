'use client';
import { useState } from 'react';
import { BottomSheet, Button, EmptyState } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { outboxBarTexts } from '../../locale/ownTexts.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { NoticeBar } from '../notice/NoticeBar.tsx';
import { pageTitleId } from '../page/pageTitle.ts';
import { Entries, Hint } from './OutboxBar.styles.ts';
import { OutboxCounts } from './OutboxCounts.tsx';
import { OutboxEntry } from './OutboxEntry.tsx';
import type { OutboxLine } from './outboxLine.ts';

export type OutboxBarProps = {
  /** What was not sent, in order. Without any there is no bar. */
  lines: readonly OutboxLine[];
  /** Whether there is a network. Default: true. */
  online?: boolean | undefined;
  /** Whether something is being sent right now. Default: false. */
  sending?: boolean | undefined;
  /** When something was last sent, as 'HH:mm'. Default: not said. */
  lastSent?: string | undefined;
  /** The person wants what waits to be sent at once, or, with an id, a job that waits for them to be tried again. */
  onRetry: (id?: number) => void;
  /** The person gives a job up, and was asked. */
  onDiscard: (id: number) => void;
};

/**
 * Says above the page what was saved and not sent yet, and shows each in a sheet: how it stands, what was typed, what can be done.
 * It takes no room while there is nothing. It stands in the `notice` of an `AppFrame`.
 */
export function OutboxBar({ lines, online = true, sending = false, lastSent, onRetry, onDiscard }: OutboxBarProps) {
  const t = useTexts(outboxBarTexts);
  const [open, setOpen] = useState(false);
  // It may go while its button has the focus: everything was sent.
  const rescue = useLostFocus(() => document.getElementById(pageTitleId));
  const countOf = (...states: OutboxLine['state'][]) => lines.filter(({ state }) => states.includes(state)).length;
  const waiting = countOf('waiting', 'sending');
  const refused = countOf('refused');
  const unknown = countOf('unknown');
  return (
    <div {...rescue}>
      {lines.length > 0 && (
        <NoticeBar
          tone={refused + unknown > 0 ? 'warning' : 'info'}
          action={
            <Button size="small" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
              {t('outboxBar.open')}
            </Button>
          }
        >
          <OutboxCounts waiting={waiting} refused={refused} unknown={unknown}>
            {!online && <span>{t('outboxBar.offline')}</span>}
            {lastSent !== undefined && <span className="time">{t('outboxBar.lastSent', { time: lastSent })}</span>}
          </OutboxCounts>
        </NoticeBar>
      )}
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title={t('outboxBar.title')}
        footer={
          waiting > 0 && (
            <Button variant="primary" busy={sending} busyLabel={t('outboxBar.sending')} onClick={() => onRetry()}>
              {t('outboxBar.sendNow')}
            </Button>
          )
        }
      >
        {!online && waiting > 0 && <Hint>{t('outboxBar.offlineHint')}</Hint>}
        {lines.length === 0 && <EmptyState title={t('outboxBar.allSent')} />}
        <Entries>
          {lines.map((line) => (
            <OutboxEntry
              key={line.id}
              line={line}
              onRetry={() => onRetry(line.id)}
              onDiscard={() => onDiscard(line.id)}
            />
          ))}
        </Entries>
      </BottomSheet>
    </div>
  );
}
