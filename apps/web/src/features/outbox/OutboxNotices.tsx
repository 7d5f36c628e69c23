import { timeIn } from '@sereno/domain/calendar';
import { OutboxBar } from '@sereno/ui/shell';
import { useEffect } from 'react';
import { outboxTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { useOutbox } from '../../platform/commands/outbox/useOutbox.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { report } from '../../platform/report.ts';
import { outboxLines } from './outboxLines.ts';
import { useOutboxNotices } from './useOutboxNotices.ts';

/** What was saved and not sent yet, above every page, and the news of what was sent; its code comes when the outbox is used. */
export function OutboxNotices() {
  const { t } = useText(outboxTexts);
  const { timeZone } = usePlatform().config;
  const { state, retry, discard } = useOutbox();
  useOutboxNotices();
  const { online } = state;
  const isFilled = state.waiting.length > 0;
  useEffect(() => {
    // The question before a log-out is fetched while there is a network: without one it is needed most. Where that failed, it is
    // tried again with the next job that waits.
    if (online || isFilled) import('./LeaveQuestion.tsx').catch(report);
  }, [online, isFilled]);
  return (
    <OutboxBar
      lines={outboxLines(state, { t, timeZone, sending: state.sending })}
      online={state.online}
      busy={state.sending}
      lastSent={state.lastSentAt === null ? undefined : timeIn(timeZone, new Date(state.lastSentAt))}
      onRetry={retry}
      onDiscard={discard}
    />
  );
}
