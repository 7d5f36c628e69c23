import { type ActivityEdit, type ActivityForm, type ActivityType, editActivityForm } from '@sereno/domain/activity';

/**
 * The form of an activity outside of React, so that a key renders only its field, and a host can save a draft without
 * rendering.
 */
export type ActivityFormStore = {
  /** The current form; the same object until edited. */
  readonly get: () => ActivityForm;
  /** Applies one edit by the domain's rules (ADL-27 to ADL-33). */
  readonly edit: (edit: ActivityEdit) => void;
  /** Starts over with another form; rejected texts of fields are dropped. */
  readonly replace: (form: ActivityForm) => void;
  /** Number of restarts. */
  readonly round: () => number;
  /** Calls `listener` after each change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Creates the store of a form.
 * @param initial The initial form of the dialog.
 * @param typesOf Returns the current activity types, read on each edit: they may load after the dialog (ADL-28).
 */
export function createActivityForm(initial: ActivityForm, typesOf: () => readonly ActivityType[]): ActivityFormStore {
  let form = initial;
  let round = 0;
  const listeners = new Set<() => void>();
  const become = (next: ActivityForm): void => {
    form = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => form,
    edit: (edit) => become(editActivityForm(form, edit, typesOf())),
    replace(next) {
      round += 1;
      become(next);
    },
    round: () => round,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
