import type { RichToastOptions } from '@sereno/ui/foundation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activityTexts, operationTexts, outboxTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import { type JobOutcome, useOutboxEngine } from '../../platform/commands/outbox/useOutbox.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';

const ENDED = 409;
const done = {
  add: 'operation.done',
  start: 'operation.done',
  end: 'activity.finished',
  reschedule: 'activity.rescheduled',
} as const;

/** How much of a server's sentence a toast has room for, in characters; the whole of it stands in the outbox's sheet. */
const TOAST_LENGTH = 200;
const shortened = (text: string) => (text.length <= TOAST_LENGTH ? text : `${text.slice(0, TOAST_LENGTH - 1)}…`);

/**
 * Tells each result that no dialog has told: what was sent later, or after its dialog had gone (STA-10, ADL-24 to ADL-26). Whatever
 * is settled, here or in another tab, has the screens ask for activities again.
 */
export function useOutboxNotices(): void {
  const { t: activity } = useText(activityTexts);
  const { t: operation } = useText(operationTexts);
  const { t } = useText(outboxTexts);
  const { toasts } = usePlatform();
  const queries = useQueryClient();
  const outbox = useOutboxEngine();

  useEffect(() => {
    const doneText = (call: keyof typeof done) => {
      const key = done[call];
      return key === 'operation.done' ? operation(key) : activity(key);
    };
    const announcementOf = (call: keyof typeof done, outcome: JobOutcome): Pick<RichToastOptions, 'tone' | 'text'> => {
      if (outcome.kind === 'done') return { tone: 'positive', text: doneText(call) };
      if (outcome.kind === 'unknown') return { tone: 'warning', text: t('outbox.unknown') };
      if (outcome.kind === 'failed') return { tone: 'danger', text: operation('operation.failed') };
      if (outcome.status === ENDED) return { tone: 'warning', text: activity('activity.alreadyFinished') };
      return { tone: 'warning', text: shortened(outcome.message ?? '') || operation('operation.failed') };
    };
    return outbox.onNotice(({ call, label }, outcome) => {
      toasts.showRich({ ...announcementOf(call, outcome), description: label === '' ? undefined : label });
    });
  }, [activity, operation, outbox, t, toasts]);

  useEffect(
    () =>
      outbox.onSettled(() => {
        void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('activit') });
      }),
    [outbox, queries],
  );
}
