'use client';
import { createContext, useContext } from 'react';

/** What a control inside a `Field` needs unless it is a Base UI control, which finds these itself. */
export type FieldLinks = {
  /** Id of the label, for `aria-labelledby`. */
  labelId: string;
  /** Ids of the description and the error, for `aria-describedby`; undefined when there is neither. */
  describedBy: string | undefined;
  /** Whether an error is shown. */
  invalid: boolean;
  /** Whether an answer is required. */
  required: boolean;
  /** Whether the field is disabled. */
  disabled: boolean;
};

export const FieldContext = createContext<FieldLinks | null>(null);

/** The links of the nearest `Field`, or null outside of one. */
export function useField(): FieldLinks | null {
  return useContext(FieldContext);
}
