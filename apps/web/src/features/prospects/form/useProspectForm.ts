import type { ProspectEdit, ProspectForm } from '@sereno/domain/prospect';
import { useCallback } from 'react';
import type { SentRequest } from '../../../platform/commands/sentRequest.ts';
import { type DraftedForm, useDraftedForm } from '../../../platform/useDraftedForm.ts';
import { draftSchema, type ProspectDraft } from './prospectDraft.ts';
import { openState, type ProspectAction, prospectReducer, type ProspectState } from './prospectState.ts';

/** The form of a prospect while it is edited. The functions are the same from render to render. */
export type EditedProspect = Omit<DraftedForm<ProspectState>, 'update'> & {
  readonly act: (action: ProspectAction) => void;
  readonly edit: (edit: ProspectEdit) => void;
  readonly found: (name: string | null) => void;
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

const reset = (state: ProspectState): ProspectState => prospectReducer(state, { kind: 'startOver' });

/** Holds the form of a prospect. */
export function useProspectForm({ name, base, version }: Options): EditedProspect {
  const draftOf = useCallback(
    ({ form, foundState, base: upon }: ProspectState, sent: SentRequest | null): ProspectDraft => ({
      form,
      foundState,
      upon: uponOf(upon, version),
      sent,
    }),
    [version],
  );
  const { update, ...form } = useDraftedForm({
    name,
    schema: draftSchema,
    initial: { form: base, foundState: '', upon: uponOf(base, version), sent: null },
    open: (draft) => opened(draft, base, version),
    reset,
    draftOf,
  });
  const act = useCallback((action: ProspectAction) => update((state) => prospectReducer(state, action)), [update]);
  const edit = useCallback((change: ProspectEdit) => act({ kind: 'edit', edit: change }), [act]);
  const found = useCallback((place: string | null) => act({ kind: 'found', name: place }), [act]);
  return { ...form, act, edit, found };
}
