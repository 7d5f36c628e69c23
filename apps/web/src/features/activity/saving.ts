import {
  type ActivityForm,
  type ActivityFormRules,
  type ActivityTask,
  additionOf,
  closingOf,
} from '@sereno/domain/activity';
import type { FailureReason, OutboxJobInput, SubmitResult } from '../../platform/commands/outbox/types.ts';
import { UNNAMED } from './activityRow.ts';
import type { EditorTarget } from './editorTarget.ts';

/** What saving the form sends; null while something is wrong with it. */
export function jobOf(
  form: ActivityForm,
  { task, activity }: EditorTarget,
  rules: ActivityFormRules,
): OutboxJobInput | null {
  if (task === 'add') {
    const payload = additionOf(form, rules);
    return payload && { call: 'add', label: form.prospect?.name ?? UNNAMED, payload };
  }
  const payload = closingOf(form, activity, rules);
  const label = activity.prospectName || UNNAMED;
  return payload && { call: task === 'finish' ? 'end' : 'reschedule', activityId: activity.id, label, payload };
}

/** What a save came to: it was saved, and the dialog closes; or why it stays open with what was typed. */
export type SaveResult =
  | {
      readonly kind: 'saved';
      readonly tone: 'positive' | 'info';
      readonly key: 'activity.finished' | 'activity.rescheduled' | 'operation.done' | 'activitySave.queued';
    }
  | {
      readonly kind: 'problem';
      readonly tone: 'danger' | 'warning';
      readonly key: 'activity.alreadyFinished' | 'operation.failed' | 'activitySave.unknown' | Failure;
      /** The server's own sentence, in place of ours. */
      readonly message: string | null;
    };

type Failure = (typeof FAILURES)[FailureReason];

const FAILURES = {
  server: 'activitySave.failed',
  unanswered: 'activitySave.unanswered',
  notSaved: 'activitySave.notSaved',
} as const satisfies Record<FailureReason, string>;

const DONE = { finish: 'activity.finished', reschedule: 'activity.rescheduled', add: 'operation.done' } as const;

/** The status of an activity that was over already. */
const CONFLICT = 409;

/** What a result of saving tells (ADL-24 to ADL-26, ADL-39). */
export function saveResult(result: SubmitResult, task: ActivityTask): SaveResult {
  const problem = (
    tone: 'danger' | 'warning',
    key: Extract<SaveResult, { kind: 'problem' }>['key'],
    message: string | null = null,
  ) => ({ kind: 'problem', tone, key, message }) as const;
  switch (result.kind) {
    case 'done':
      return { kind: 'saved', tone: 'positive', key: DONE[task] };
    case 'queued':
      return { kind: 'saved', tone: 'info', key: 'activitySave.queued' };
    case 'unknown':
      return problem('danger', 'activitySave.unknown');
    case 'failed':
      return problem('danger', FAILURES[result.reason]);
    default:
      if (task === 'add') return problem('danger', 'operation.failed', result.message);
      if (result.status === CONFLICT || result.message === null) return problem('warning', 'activity.alreadyFinished');
      return problem('danger', 'operation.failed', result.message);
  }
}
