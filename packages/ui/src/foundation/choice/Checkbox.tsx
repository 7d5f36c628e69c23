'use client';
import type { Ref } from 'react';
import { requireName } from '../accessibleName.ts';
import { CheckboxBox } from './CheckboxBox.tsx';
import { ChoiceField, type ChoiceWording } from './ChoiceField.tsx';

export type CheckboxProps = ChoiceWording & {
  /** Whether it is checked (controlled). */
  checked?: boolean;
  /** Whether it is initially checked (uncontrolled). Default false. */
  defaultChecked?: boolean;
  /** Called with the new state on each press. */
  onChange?: (checked: boolean) => void;
  /**
   * Shows a dash: some of what it represents is selected. A press checks or unchecks as usual; the host then clears
   * this. Default false.
   */
  indeterminate?: boolean;
  /** Marks the label and sets `aria-required`; the form validates. Default false. */
  required?: boolean;
  /** Focusable and read, but ignores presses. Default false. */
  readOnly?: boolean;
  /** Name in a form. Without it nothing is submitted. */
  name?: string;
  /** Value submitted while checked. Default 'on', as in browsers. */
  value?: string;
  /** The focusable element, for a form that focuses its first error. */
  ref?: Ref<HTMLElement>;
};

/** One thing to agree to or to mark, submitted with a form. For immediate effect use `Switch`. */
export function Checkbox({
  checked,
  defaultChecked,
  onChange,
  indeterminate = false,
  readOnly = false,
  required = false,
  name,
  value,
  ref,
  ...wording
}: CheckboxProps) {
  requireName('Checkbox', wording.label, 'Give it a `label` that says what is agreed to.');
  return (
    <ChoiceField {...wording} required={required} readOnly={readOnly}>
      <CheckboxBox
        ref={ref}
        name={name}
        value={value}
        checked={checked}
        defaultChecked={defaultChecked}
        indeterminate={indeterminate}
        readOnly={readOnly}
        aria-required={required || undefined}
        onCheckedChange={(next) => onChange?.(next)}
      />
    </ChoiceField>
  );
}
