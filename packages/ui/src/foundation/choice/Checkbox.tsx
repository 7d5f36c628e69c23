'use client';
import { requireName } from '../accessibleName.ts';
import { CheckboxBox } from './CheckboxBox.tsx';
import { ChoiceField, type CheckableProps } from './ChoiceField.tsx';

export type CheckboxProps = CheckableProps & {
  /**
   * Shows a dash: some of what it represents is selected. A press checks or unchecks as usual; the host then clears
   * this. Default false.
   */
  indeterminate?: boolean;
  /** Marks the label and sets `aria-required`; the form validates. Default false. */
  required?: boolean;
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
