'use client';
import type { ActivityEdit, ActivityForm, ActivityFormRules } from '@sereno/domain/activity';
import type { TimeOfDay } from '@sereno/domain/calendar';
import { createContext, useContext } from 'react';
import type { ActivityFormStore } from '../form/createActivityForm.ts';
import { useActivityFormField } from '../form/useActivityFormField.ts';
import type { CatalogState } from './activityDialogProps.ts';
import type { FieldPlaces } from './fieldPlaces.ts';

/** Shared by the fields of one dialog. Stable while typing. */
export type DialogScope = {
  readonly store: ActivityFormStore;
  /** Edits the form; ignored while saving, so that the form shows what was sent. */
  readonly edit: (edit: ActivityEdit) => void;
  readonly rules: ActivityFormRules;
  readonly catalogs: CatalogState;
  readonly now: () => TimeOfDay;
  /** Saving was attempted: from then on missing fields show their error. */
  readonly attempted: boolean;
  readonly places: FieldPlaces;
};

export const DialogScopeContext = createContext<DialogScope | null>(null);

/** The shared scope; throws outside of an activity dialog. */
export function useDialogScope(): DialogScope {
  const scope = useContext(DialogScopeContext);
  if (scope === null) throw new Error('A field of the activity dialog stands outside of it.');
  return scope;
}

/** A part of the surrounding dialog's form; see `useActivityFormField`. */
export function useFormPart<Value>(select: (form: ActivityForm) => Value): Value {
  return useActivityFormField(useDialogScope().store, select);
}
