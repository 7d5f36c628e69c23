'use client';
import type { ActivityEdit, ActivityForm, ActivityFormRules } from '@sereno/domain/activity';
import type { TimeOfDay } from '@sereno/domain/calendar';
import { createContext, useContext } from 'react';
import type { ActivityFormStore } from '../form/createActivityForm.ts';
import { useActivityFormField } from '../form/useActivityFormField.ts';
import type { CatalogState } from './activityDialogProps.ts';
import type { FieldPlaces } from './fieldPlaces.ts';

/** What the fields of one dialog share. None of it changes while somebody types. */
export type DialogScope = {
  readonly store: ActivityFormStore;
  /** Edits the form; nothing while it is being saved, so that what is seen is what was sent. */
  readonly edit: (edit: ActivityEdit) => void;
  readonly rules: ActivityFormRules;
  readonly catalogs: CatalogState;
  readonly now: () => TimeOfDay;
  /** Saving was tried: from then on a field that is missing says so. */
  readonly attempted: boolean;
  readonly places: FieldPlaces;
};

export const DialogScopeContext = createContext<DialogScope | null>(null);

/** What the fields share; throws outside of an activity dialog. */
export function useDialogScope(): DialogScope {
  const scope = useContext(DialogScopeContext);
  if (scope === null) throw new Error('A field of the activity dialog stands outside of it.');
  return scope;
}

/** A part of the form of the dialog around; see `useActivityFormField`. */
export function useFormPart<Value>(select: (form: ActivityForm) => Value): Value {
  return useActivityFormField(useDialogScope().store, select);
}
