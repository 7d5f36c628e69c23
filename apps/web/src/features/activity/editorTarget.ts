import {
  type Activity,
  type ActivityForm,
  type ActivityFormRules,
  type ActivityTask,
  emptyActivityForm,
  preselectedTracing,
  type ProspectChoice,
  reschedulingForm,
} from '@sereno/domain/activity';
import type { RowShortcut } from './shortcuts.ts';

/** What the dialog is opened for. */
export type EditorTarget =
  | { readonly task: Exclude<ActivityTask, 'add'>; readonly activity: Activity }
  | {
      readonly task: 'add';
      readonly activity: null;
      /** Whom it is for, where that is settled already. Default: the person looks for a prospect. */
      readonly prospect?: ProspectChoice;
    };

/** The name of the draft of what is typed: one for each task and activity, and for each prospect of a stand-alone one. */
export function draftName(target: EditorTarget): string {
  const id = target.task === 'add' ? target.prospect?.id : target.activity.id;
  return id === undefined ? `activity-${target.task}` : `activity-${target.task}-${id}`;
}

/** The prospect that a stand-alone activity is settled to be for; null where the person looks for one. */
export const settledProspect = (target: EditorTarget): ProspectChoice | null =>
  target.task === 'add' ? (target.prospect ?? null) : null;

/** The form as the dialog opens with it, as far as the catalogues are there (ADL-20 to ADL-22). */
export function initialForm(target: EditorTarget, rules: ActivityFormRules): ActivityForm {
  const { task } = target;
  const form =
    task === 'reschedule' ? reschedulingForm(target.activity, rules) : emptyActivityForm(task, settledProspect(target));
  return { ...form, tracingTypeId: preselectedTracing(rules.fixedTracingId, rules.tracings ?? []) };
}

/**
 * The form as it is taken up again. A draft that was tampered with may be one of another task; and whom the activity is settled to
 * be for is not the draft's to say, nor how that prospect can be reached by now.
 */
export function resumedForm(draft: ActivityForm, initial: ActivityForm, target: EditorTarget): ActivityForm {
  if (draft === initial || draft.task !== target.task) return initial;
  const prospect = settledProspect(target);
  return prospect === null ? draft : { ...draft, prospect };
}

/** What the dialog is open for, or was until it closed: its content stays while it fades. */
export type Editing = {
  readonly target: EditorTarget;
  /** What was pressed for it. */
  readonly by: RowShortcut | 'add';
  readonly isOpen: boolean;
  /** Tells one opening from the next. */
  readonly round: number;
};
