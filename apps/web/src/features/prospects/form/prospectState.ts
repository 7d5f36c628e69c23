import {
  editProspectForm,
  mergeForms,
  type ProspectEdit,
  type ProspectForm,
  type ProspectFormField,
  takeFields,
} from '@sereno/domain/prospect';

/** Both states of a prospect that somebody else changed while it was edited. */
type Comparison = { readonly mine: ProspectForm; readonly newest: ProspectForm };

/** The form while it is edited. */
export type ProspectState = {
  /** What the form began with: what differs from it was typed. */
  readonly base: ProspectForm;
  readonly form: ProspectForm;
  /** The state that the last look-up of a postal code filled in; empty where none did. */
  readonly foundState: string;
  /** The person has changed something since it was opened or started over. */
  readonly isTouched: boolean;
  /** What another person saved meanwhile, beside what was typed; null without one. */
  readonly comparison: Comparison | null;
};

export type ProspectAction =
  | { readonly kind: 'edit'; readonly edit: ProspectEdit }
  /** The look-up of the postal code has ended; null where it gave no state. */
  | { readonly kind: 'found'; readonly name: string | null }
  /** More is known of what the form begins with. */
  | { readonly kind: 'begin'; readonly base: ProspectForm }
  /** Somebody else has changed it: what they saved. */
  | { readonly kind: 'compare'; readonly newest: ProspectForm }
  | { readonly kind: 'choose'; readonly field: ProspectFormField; readonly choice: 'mine' | 'newest' }
  | { readonly kind: 'startOver' };

/** The form as it opens: with a draft of before, or with what it begins with. */
export function openState(base: ProspectForm, form: ProspectForm = base, foundState = ''): ProspectState {
  return { base, form, foundState, isTouched: false, comparison: null };
}

/**
 * Fills in the state of a postal code where none was typed, or where another look-up did (POS-03). Without one, what
 * another code gave is taken out again.
 */
function fillState(state: ProspectState, name: string | null): ProspectState {
  const { form, foundState } = state;
  const isFree = form.state.trim() === '' || form.state === foundState;
  const next = name ?? '';
  if (!isFree || (form.state === next && foundState === next)) return state;
  return { ...state, form: { ...form, state: next }, foundState: next, isTouched: true };
}

/** What was typed stays, wherever it is typed: in the fields, and in what is compared. */
function editState(state: ProspectState, edit: ProspectEdit): ProspectState {
  const { form, comparison } = state;
  return {
    ...state,
    form: editProspectForm(form, edit),
    isTouched: true,
    comparison: comparison && { ...comparison, mine: editProspectForm(comparison.mine, edit) },
  };
}

/** The form after an action. */
export function prospectReducer(state: ProspectState, action: ProspectAction): ProspectState {
  const { base, form, comparison } = state;
  switch (action.kind) {
    case 'edit':
      return editState(state, action.edit);
    case 'found':
      return fillState(state, action.name);
    case 'begin':
      return { ...state, base: action.base, form: mergeForms(base, form, action.base) };
    case 'compare':
      return {
        ...state,
        base: action.newest,
        form: mergeForms(base, form, action.newest),
        comparison: { mine: form, newest: action.newest },
      };
    case 'choose':
      return comparison === null
        ? state
        : { ...state, form: takeFields(form, comparison[action.choice], [action.field]), isTouched: true };
    default:
      return openState(base);
  }
}
