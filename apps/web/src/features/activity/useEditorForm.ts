import type { ActivityForm, ActivityFormRules } from '@sereno/domain/activity';
import { type ActivityFormStore, createActivityForm } from '@sereno/ui/activity';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCalls } from '../../platform/calls.ts';
import { useDraft } from '../../platform/useDraft.ts';
import { activityTypesQuery } from '../../platform/activityCatalogs.ts';
import { draftName, type EditorTarget, initialForm, resumedForm } from './editorTarget.ts';
import { formSchema } from './formSchema.ts';

/** The form of the dialog, and what is known of its draft. */
export type EditorForm = {
  readonly store: ActivityFormStore;
  /** The form came from a draft, and is not started over. */
  readonly isRestored: boolean;
  /** Puts the form back as it opens, and forgets the draft. */
  readonly startOver: () => void;
  /** Writes at once what was typed: the dialog is about to go. */
  readonly flush: () => void;
  /** It was saved: nothing of it is to come back. */
  readonly forget: () => void;
  /** It was not saved after all: what was typed is a draft again. */
  readonly keep: () => void;
};

/** Holds the form of the dialog, kept as a draft of its task and activity; catalogues that come later fill untouched fields. */
export function useEditorForm(target: EditorTarget, rules: ActivityFormRules): EditorForm {
  const [initial] = useState<ActivityForm>(() => initialForm(target, rules));
  const draft = useDraft({ name: draftName(target), schema: formSchema, initial });
  const calls = useCalls();
  const queries = useQueryClient();
  const [start] = useState(() => resumedForm(draft.start, initial, target));
  const [store] = useState(() =>
    createActivityForm(start, () => queries.getQueryData(activityTypesQuery(calls).queryKey) ?? []),
  );
  const [isRestored, setRestored] = useState(start !== initial);
  const isTouched = useRef(isRestored);

  useEffect(() => {
    let round = store.round();
    return store.subscribe(() => {
      // Only what the person does is a draft, not what a form starts with.
      if (store.round() !== round) round = store.round();
      else {
        isTouched.current = true;
        draft.keep(store.get());
      }
    });
  }, [store, draft]);

  useEffect(() => {
    const fresh = initialForm(target, rules);
    if (!isTouched.current) {
      if (!isSame(fresh, store.get())) store.replace(fresh);
    } else if (store.get().tracingTypeId === null && fresh.tracingTypeId !== null) {
      store.edit({ kind: 'tracingType', id: fresh.tracingTypeId });
    }
  }, [target, rules, store]);

  return {
    store,
    isRestored,
    startOver: () => {
      draft.forget();
      isTouched.current = false;
      setRestored(false);
      store.replace(initialForm(target, rules));
    },
    flush: draft.flush,
    forget: draft.forget,
    keep: () => {
      draft.keep(store.get());
      draft.flush();
    },
  };
}

const isSame = (one: ActivityForm, other: ActivityForm): boolean => JSON.stringify(one) === JSON.stringify(other);
