import { type ActivityEdit, type ActivityForm, type ActivityType, editActivityForm } from '@sereno/domain/activity';

/**
 * The form of an activity outside of React, so that a key that is pressed renders its field alone, and so that a host can keep
 * what is typed as a draft without rendering anything.
 */
export type ActivityFormStore = {
  /** The form as it stands; the same object until it is edited. */
  readonly get: () => ActivityForm;
  /** Applies one edit by the rules of the domain (ADL-27 to ADL-33). */
  readonly edit: (edit: ActivityEdit) => void;
  /** Starts over with another form; what is typed in a field and could not be taken goes with the old one. */
  readonly replace: (form: ActivityForm) => void;
  /** How many times it was started over. */
  readonly round: () => number;
  /** Calls back after each change, until the function that it gives is called. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Holds a form while it is edited.
 * @param initial The form as the dialog opens with it.
 * @param typesOf The types of activity of that moment, asked at each edit: they may arrive later than the dialog (ADL-28).
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
