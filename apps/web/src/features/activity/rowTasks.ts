import type { Activity, ActivityTask } from '@sereno/domain/activity';
import type { RowShortcut } from './shortcuts.ts';
import type { ActivityRow } from './activityRow.ts';

/** What is done with an activity: started, or taken to the dialog. */
export type RowTask =
  | { readonly kind: 'start' }
  | { readonly kind: 'dialog'; readonly task: Exclude<ActivityTask, 'add'> };

/** The task that a button or a key of the row stands for; null where the row does not offer it (ACL-19 to ACL-23). */
export function rowTask(
  { status, canWork }: Pick<ActivityRow, 'status' | 'canWork'>,
  action: RowShortcut,
): RowTask | null {
  if (!canWork || status === 'queued') return null;
  switch (action) {
    case 'finish':
    case 'reschedule':
      return { kind: 'dialog', task: action };
    default:
      // What was not attended in time is ended, and the next one booked along with it (ADL-23).
      if (status === 'late') return { kind: 'dialog', task: 'finish' };
      return status === 'startable' ? { kind: 'start' } : null;
  }
}

/** What the list can be asked to do with an activity. */
export type ActivityActions = {
  readonly start: (activity: Activity) => void;
  /** Opens the dialog; `by` is what was pressed for it. */
  readonly open: (task: Exclude<ActivityTask, 'add'>, activity: Activity, by: RowShortcut) => void;
};

/** Does what a button or a key of a row stands for; false where the row does not offer it. */
export function actOnRow(row: ActivityRow, action: RowShortcut, { start, open }: ActivityActions): boolean {
  const task = rowTask(row, action);
  if (task === null) return false;
  if (task.kind === 'start') start(row.activity);
  else open(task.task, row.activity, action);
  return true;
}
