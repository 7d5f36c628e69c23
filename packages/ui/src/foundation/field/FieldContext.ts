'use client';
import { createContext, useContext } from 'react';

/** What a control inside a `Field` needs when it is not one of Base UI's, which find it by themselves. */
export type FieldLinks = {
  /** Id of the label, for `aria-labelledby`. */
  labelId: string;
  /** Ids of the description and the error, for `aria-describedby`; undefined when there is neither. */
  describedBy: string | undefined;
  /** An error is shown. */
  invalid: boolean;
  /** The answer is required. */
  required: boolean;
  /** The field is switched off. */
  disabled: boolean;
};

export const FieldContext = createContext<FieldLinks | null>(null);

/** The links of the nearest `Field`, or null outside of one. */
export function useField(): FieldLinks | null {
  return useContext(FieldContext);
}
