import { OutboxLeave } from '@sereno/ui/shell';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { lastPageAtom } from '../../platform/commands/outbox/lastPage.ts';
import { outboxStateAtom } from '../../platform/commands/outbox/state.ts';
import { useOutboxEngine } from '../../platform/commands/outbox/useOutbox.ts';
import { report } from '../../platform/report.ts';

export type LeaveQuestionProps = {
  /** There was nothing, all was sent as the person wanted, or they gave it up: they may leave. */
  onLeave: (leaving: true) => void;
};

/** Where something was not sent, asks before the log-out whether to send it, to delete it, or to go back (AUTH-06). */
export function LeaveQuestion({ onLeave }: LeaveQuestionProps) {
  const outbox = useOutboxEngine();
  const state = useAtomValue(outboxStateAtom);
  const lastPage = useAtomValue(lastPageAtom);
  const [, navigate] = useLocation();
  const [looked, setLooked] = useState(false);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // Only a first look answers for the person; what is sent by itself later does not.
    void outbox.count().then((count) => (count === 0 ? onLeave(true) : setLooked(true)));
  }, [outbox, onLeave]);
  if (!looked) return null;
  return (
    <OutboxLeave
      open
      onOpenChange={() => navigate(lastPage, { replace: true })}
      waiting={state.waiting.length}
      refused={state.refused.length}
      unknown={state.unknown.length}
      online={state.online}
      busy={sending}
      failed={failed}
      onSend={() => {
        setSending(true);
        void outbox.sendNow().then((left) => {
          if (left === 0) return onLeave(true);
          setSending(false);
          return setFailed(true);
        });
      }}
      onLeave={() =>
        void outbox
          .clear()
          .catch(report)
          .then(() => onLeave(true))
      }
    />
  );
}
