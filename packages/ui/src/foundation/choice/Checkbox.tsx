'use client';
import { requireName } from '../accessibleName.ts';
import { CheckboxBox } from './CheckboxBox.tsx';
import { ChoiceField, type CheckableProps } from './ChoiceField.tsx';
import { useCheckable } from './useCheckable.ts';

export type CheckboxProps = CheckableProps & {
  /**
   * Shows a dash: some of what it represents is selected. A press checks or unchecks as usual; the host then clears
   * this. Default false.
   */
  indeterminate?: boolean | undefined;
  /** Marks the label and sets `aria-required`; the form validates. Default false. */
  required?: boolean | undefined;
};

/** One thing to agree to or to mark, submitted with a form. For immediate effect use `Switch`. */
export function Checkbox({ indeterminate = false, required = false, ...props }: CheckboxProps) {
  requireName('Checkbox', props.label, 'Give it a `label` that says what is agreed to.');
  const { field, control } = useCheckable(props, { component: 'Checkbox' });
  return (
    <ChoiceField {...field} required={required}>
      <CheckboxBox
        {...control}
        indeterminate={indeterminate}
        readOnly={field.readOnly}
        aria-required={required || undefined}
      />
    </ChoiceField>
  );
}
