'use client';
import type { Ref } from 'react';
import { requireName } from '../accessibleName.ts';
import { CheckboxBox } from './CheckboxBox.tsx';
import { ChoiceField, type ChoiceWording } from './ChoiceField.tsx';

export type CheckboxProps = ChoiceWording & {
  /** Whether it is ticked, when the host holds it. */
  checked?: boolean;
  /** Whether it is ticked at first, when the checkbox holds it. Default false. */
  defaultChecked?: boolean;
  /** Called with the new state at each press. */
  onChange?: (checked: boolean) => void;
  /** Shows a dash: some of what it stands for is chosen. A press ticks or unticks as ever; the host then clears it. Default false. */
  indeterminate?: boolean;
  /** Marks the label and says `aria-required`; checking it is the form's work. Default false. */
  required?: boolean;
  /** It is focused and read, but a press does nothing. Default false. */
  readOnly?: boolean;
  /** Name in a form. Without it nothing is sent. */
  name?: string;
  /** What a form sends while it is ticked. Default 'on', as the browser does. */
  value?: string;
  /** The element that takes the focus, for a form that leads to its first error. */
  ref?: Ref<HTMLElement>;
};

/** One thing to agree to or to mark, sent with a form. For what takes effect at once use `Switch`. */
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
