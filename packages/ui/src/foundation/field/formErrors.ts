'use client';
import { createContext, useContext } from 'react';

/** Errors of a form by the `name` of their field; undefined or empty without one. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** The errors of the form around. */
export const FormErrorsContext = createContext<FormErrors>({});

/** The error that a field shows: its own, else that of the form around under the field's name. */
export function useFormError(name: string | undefined, own: string | undefined): string | undefined {
  const errors = useContext(FormErrorsContext);
  // A field may be named 'constructor', which every object has.
  return own || (name !== undefined && Object.hasOwn(errors, name) ? errors[name] : undefined);
}
