import type { ReactNode } from 'react';

/** Props of every field with one control. */
export type FieldWording = {
  /** The label; the accessible name. */
  label: string;
  /** Help that stays visible while answering, read after the name. */
  description?: ReactNode;
  /** The error and how to fix it; undefined or empty without one. It is announced and marks the control invalid. */
  error?: string | undefined;
  /** Marks the label and sets `aria-required`; the form validates. Default false. */
  required?: boolean;
  /** Disables the field; its value stays readable but is neither focusable nor submitted. Default false. */
  disabled?: boolean;
};
