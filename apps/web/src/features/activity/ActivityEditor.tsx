import { canSeeAdviserName, canSeeManagerName } from '@sereno/domain/access';
import type { ActivityForm } from '@sereno/domain/activity';
import { timeIn } from '@sereno/domain/calendar';
import type { SessionUser } from '@sereno/domain/session';
import { ActivityDialog } from '@sereno/ui/activity';
import { useEffect, useRef } from 'react';
import { activityTexts, operationTexts } from '../../i18n/areas.ts';
import { useText } from '../../i18n/index.tsx';
import type { OutboxJobInput } from '../../platform/commands/outbox/types.ts';
import type { Outbox } from '../../platform/commands/outbox/useOutbox.ts';
import { useSendOnce } from '../../platform/commands/useSendOnce.ts';
import { ignoreHeldKeys } from '../../platform/heldKeys.ts';
import { usePlatform } from '../../platform/PlatformProvider.tsx';
import { type EditorTarget, settledProspect } from './editorTarget.ts';
import { jobOf, saveResult } from './saving.ts';
import { useCatalogs } from './useCatalogs.ts';
import { useDaySchedule } from './useDaySchedule.ts';
import { useEditorForm } from './useEditorForm.ts';
import { useProspectSearch } from './useProspectSearch.ts';

export type ActivityEditorProps = {
  /** What it is opened for; another target needs another `key`. */
  target: EditorTarget;
  /** Title in place of the one of the task. */
  title?: string | undefined;
  open: boolean;
  /** The person closes it; what they typed is kept. */
  onClose: () => void;
  /** It was saved, or waits to be sent. */
  onSaved: (target: EditorTarget) => void;
  /** The server knows of the activity what this page does not: the lists are out of date. */
  onStale: () => void;
  outbox: Pick<Outbox, 'submit' | 'state'>;
  user: SessionUser;
};

type Problem = { readonly text: string; readonly tone: 'danger' | 'warning' };

/** The activity dialog with its catalogues, its draft and its saving (ADL-01 to ADL-39). */
export function ActivityEditor({ target, title, open, onClose, onSaved, onStale, outbox, user }: ActivityEditorProps) {
  const { t } = useText(activityTexts);
  const { t: ofOperation } = useText(operationTexts);
  const { config, toasts } = usePlatform();
  const catalogs = useCatalogs(target);
  const form = useEditorForm(target, catalogs.rules);
  const schedule = useDaySchedule(form.store, target.activity, open);
  const prospects = useProspectSearch(outbox.state.online);
  const { sending, result: problem, send } = useSendOnce<OutboxJobInput, Problem | null>();
  /** The save that waits for its answer. The person may close the dialog meanwhile, or leave the page. */
  const save = useRef<AbortController | null>(null);
  useEffect(() => () => save.current?.abort(), []);
  const { activity, task } = target;

  const textOf = (key: ReturnType<typeof saveResult>['key']): string =>
    key === 'operation.done' || key === 'operation.failed' ? ofOperation(key) : t(key);

  /** Saves; null where there is nothing left to say, because it was saved or the person has let go. */
  async function submit(job: OutboxJobInput): Promise<Problem | null> {
    ignoreHeldKeys();
    const waiting = new AbortController();
    save.current = waiting;
    // Once it is kept it is sent whatever becomes of this page: a draft that stayed would book it a second time.
    const result = await outbox.submit(job, { onSaved: form.forget, signal: waiting.signal });
    const saved = saveResult(result, task);
    if (saved.kind === 'problem') form.keep();
    else form.forget();
    // After the dialog was closed the frame shows the result.
    if (waiting.signal.aborted) return null;
    if (saved.kind === 'saved') {
      const text = textOf(saved.key);
      if (saved.key !== 'operation.done') toasts.show({ tone: saved.tone, text });
      else toasts.showRich({ tone: saved.tone, text, description: t('activitySave.added', { prospect: job.label }) });
      onSaved(target);
      return null;
    }
    if (result.kind !== 'failed') onStale();
    return { text: saved.message ?? textOf(saved.key), tone: saved.tone };
  }

  function onSave(values: ActivityForm): void {
    const job = jobOf(values, target, catalogs.rules);
    // A key that is held, or pressed again while the dialog fades, saves nothing twice (ADL-34).
    if (job !== null && open) void send(job, submit, (left) => left === null);
  }

  return (
    <ActivityDialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        save.current?.abort();
        form.flush();
        onClose();
      }}
      form={form.store}
      activity={activity}
      {...(canSeeAdviserName(user.roleId) && { adviserName: activity?.adviserName })}
      {...(canSeeManagerName(user.roleId) && { managerName: activity?.managerName })}
      {...(title !== undefined && { title })}
      rules={catalogs.rules}
      catalogs={catalogs.state}
      onRetry={catalogs.retry}
      now={() => timeIn(config.timeZone, new Date())}
      prospects={task === 'add' && settledProspect(target) === null ? prospects : undefined}
      schedule={schedule}
      busy={sending !== null}
      problem={problem?.text}
      problemTone={problem?.tone ?? 'danger'}
      restored={form.isRestored}
      onStartOver={form.startOver}
      offline={!outbox.state.online}
      onSave={onSave}
    />
  );
}
