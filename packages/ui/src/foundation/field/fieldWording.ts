import type { ReactNode } from 'react';

/** What every field with one control takes, whatever its control. */
export type FieldWording = {
  /** What is asked; the accessible name. */
  label: string;
  /** Help that stays in sight while answering, read after the name. */
  description?: ReactNode;
  /** What is wrong and what to do; undefined or empty when nothing is. It is announced and marks the control invalid. */
  error?: string | undefined;
  /** Marks the label and says `aria-required`; checking it is the form's work. Default false. */
  required?: boolean;
  /** Switches the field off; its value stays readable but is neither focused nor sent. Default false. */
  disabled?: boolean;
};
