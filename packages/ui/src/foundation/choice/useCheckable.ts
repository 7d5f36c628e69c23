'use client';
import { useRef } from 'react';
import { useBothRefs } from '../../state/useBothRefs.ts';
import { useControlled } from '../../state/useControlled.ts';
import { useFormReset } from '../../state/useFormReset.ts';
import { useFormError } from '../field/formErrors.ts';
import type { CheckableProps } from './ChoiceField.tsx';

/** Splits the props of a choice with two states: for its `ChoiceField`, and for its Base UI part, whose state it holds. */
export function useCheckable(
  {
    className,
    style,
    label,
    hideLabel,
    description,
    error: own,
    disabled,
    readOnly = false,
    checked,
    defaultChecked = false,
    onChange,
    ref,
    ...control
  }: CheckableProps,
  { component }: { component: string },
) {
  const error = useFormError(control.name, own);
  const element = useRef<HTMLElement>(null);
  const [isChecked, check] = useControlled({ value: checked, defaultValue: defaultChecked, onChange, component });
  useFormReset(element, () => check(defaultChecked));
  return {
    field: { className, style, label, hideLabel, description, error, disabled, readOnly },
    control: {
      ...control,
      ref: useBothRefs(element, ref),
      checked: isChecked,
      onCheckedChange: (next: boolean) => check(next),
    },
  };
}
