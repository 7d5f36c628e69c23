'use client';
import { useState } from 'react';
import { BottomSheet, Button, EmptyState } from '../../foundation/index.ts';
import { useTexts } from '../../locale/index.ts';
import { outboxTexts } from '../../locale/texts/es/outbox.ts';
import type { RootProps } from '../../state/rootProps.ts';
import { useLostFocus } from '../../state/useLostFocus.ts';
import { NoticeBar } from '../notice/NoticeBar.tsx';
import { pageTitleId } from '../page/pageIds.ts';
import { Entries, Hint } from './OutboxBar.styles.ts';
import { OutboxCounts } from './OutboxCounts.tsx';
import { OutboxEntry } from './OutboxEntry.tsx';
import type { OutboxLine } from './outboxLine.ts';

export type OutboxBarProps = RootProps & {
  /** The unsent jobs, in order. Without any there is no bar. */
  lines: readonly OutboxLine[];
  /** Whether there is a network. Default: true. */
  online?: boolean | undefined;
  /** Whether a job is being sent. Default: false. */
  busy?: boolean | undefined;
  /** Time of the last sent job, as 'HH:mm'. Default: not shown. */
  lastSent?: string | undefined;
  /** Called to send waiting jobs now, or, with an id, to retry a job that waits for the person. */
  onRetry: (id?: number) => void;
  /** Called to discard a job, after the question. */
  onDiscard: (id: number) => void;
};

/**
 * Shows above the page what was saved and not sent yet, and each job in a sheet: its status, its input, its actions. It
 * takes no space while empty. Use it as the `notice` of an `AppFrame`.
 */
export function OutboxBar({
  lines,
  online = true,
  busy = false,
  lastSent,
  onRetry,
  onDiscard,
  ...root
}: OutboxBarProps) {
  const t = useTexts(outboxTexts);
  const [open, setOpen] = useState(false);
  // It may disappear while its button has the focus: everything was sent.
  const rescue = useLostFocus(() => document.getElementById(pageTitleId));
  const countOf = (...states: OutboxLine['state'][]) => lines.filter(({ state }) => states.includes(state)).length;
  const waiting = countOf('waiting', 'sending');
  const refused = countOf('refused');
  const unknown = countOf('unknown');
  return (
    <div {...root} {...rescue}>
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
            <Button variant="primary" busy={busy} busyLabel={t('outboxBar.sending')} onClick={() => onRetry()}>
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
