import type { ProspectEdit, ProspectForm } from '@sereno/domain/prospect';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useDraft } from '../../../platform/useDraft.ts';
import type { CommandDraft } from '../../../platform/commands/useQuietCommand.ts';
import { draftSchema, type ProspectDraft } from './prospectDraft.ts';
import { openState, type ProspectAction, prospectReducer, type ProspectState } from './prospectState.ts';

/** The form of a prospect while it is edited, and what is known of its draft. */
export type EditedProspect = CommandDraft & {
  readonly state: ProspectState;
  readonly act: (action: ProspectAction) => void;
  /** The same function from render to render. */
  readonly edit: (edit: ProspectEdit) => void;
  /** The same function from render to render. */
  readonly found: (name: string | null) => void;
  /** The form came from a draft, and was not started over. */
  readonly isRestored: boolean;
  /** How often it was started over: another round is another form on the screen. */
  readonly round: number;
  readonly startOver: () => void;
  /** Writes at once what was typed: the form is about to go. */
  readonly flush: () => void;
};

type Options = {
  /** Name of the draft: one for each thing that is edited. */
  name: string;
  /** What the form begins with, as far as it is known now. */
  base: ProspectForm;
  /** The version of the prospect that is edited; null where somebody new is registered. */
  version: number | null;
};

const uponOf = (form: ProspectForm, version: number | null): ProspectDraft['upon'] =>
  version === null ? null : { form, version };

/** The form as it opens. A draft that was typed upon another version of the prospect is compared with this one. */
function opened(draft: ProspectDraft, base: ProspectForm, version: number | null): ProspectState {
  const { upon, form, foundState } = draft;
  if (upon === null || version === null || upon.version === version) return openState(base, form, foundState);
  return prospectReducer(openState(upon.form, form, foundState), { kind: 'compare', newest: base });
}

/** Holds a form, kept as a draft from the first edit on. */
export function useProspectForm({ name, base, version }: Options): EditedProspect {
  const [initial] = useState<ProspectDraft>(() => ({
    form: base,
    foundState: '',
    upon: uponOf(base, version),
    sent: null,
  }));
  const draft = useDraft({ name, schema: draftSchema, initial });
  const [state, act] = useReducer(prospectReducer, undefined, () => opened(draft.start, base, version));
  const [isRestored, setRestored] = useState(draft.start !== initial);
  const [round, setRound] = useState(0);
  const sent = useRef(draft.start.sent);

  const kept = useCallback(
    ({ form, foundState, base: upon }: ProspectState): ProspectDraft => ({
      form,
      foundState,
      upon: uponOf(upon, version),
      sent: sent.current,
    }),
    [version],
  );
  useEffect(() => {
    // Only what the person does is a draft, not what a form begins with.
    if (state.isTouched) draft.keep(kept(state));
  }, [state, draft, kept]);

  const edit = useCallback((change: ProspectEdit) => act({ kind: 'edit', edit: change }), []);
  const found = useCallback((place: string | null) => act({ kind: 'found', name: place }), []);
  return {
    state,
    act,
    edit,
    found,
    isRestored,
    round,
    startOver: () => {
      sent.current = null;
      draft.forget();
      setRestored(false);
      setRound(round + 1);
      act({ kind: 'startOver' });
    },
    forget: draft.forget,
    keep: (request) => {
      sent.current = request;
      draft.keep(kept(state));
      draft.flush();
    },
    flush: draft.flush,
    sent: () => sent.current,
  };
}
