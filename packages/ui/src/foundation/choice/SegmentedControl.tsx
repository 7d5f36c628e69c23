'use client';
import { useId, type ReactNode } from 'react';
import { useControlled } from '../../state/useControlled.ts';
import { requireName } from '../accessibleName.ts';
import { useField } from '../field/FieldContext.ts';
import { Group, Segment } from './SegmentedControl.styles.ts';

export type SegmentedOption<Value extends string = string> = {
  /** What is reported when it is chosen. */
  value: Value;
  /** What is read; one or two words. */
  label: string;
  /** Icon before the label, 16 px, decorative. */
  icon?: ReactNode;
  /** This one cannot be chosen. Default false. */
  disabled?: boolean;
};

export type SegmentedControlProps<Value extends string = string> = {
  /** Two to five choices, all in sight. For more use a select. */
  options: readonly SegmentedOption<Value>[];
  /** The chosen value when the host holds it; null when nothing is chosen yet. */
  value?: Value | null;
  /** First value when the control holds it. Default null, nothing chosen. */
  defaultValue?: Value | null;
  /** Called with the value at each choice, by press or arrow key. */
  onChange?: (value: Value) => void;
  /** Accessible name. Inside a `Field` with `group` its label is taken; otherwise it is needed. */
  label?: string;
  /** Name of the value in a form. Default: one of its own, so that two controls never disturb each other. */
  name?: string;
  /** 'medium' follows the density; 'small' is 32 px; both 44 px on touch. Default 'medium'. */
  size?: 'small' | 'medium';
  /** The segments share the whole width of the container in equal parts, as far as their words allow. Default false. */
  fullWidth?: boolean;
  /** An answer is required. Default: as the `Field` around it. */
  required?: boolean;
  /** None can be chosen. Default: as the `Field` around it. */
  disabled?: boolean;
};

/** One choice out of a few that are all worth seeing. To switch between views of a page use tabs. */
export function SegmentedControl<Value extends string = string>({
  options,
  value,
  defaultValue = null,
  onChange,
  label,
  name,
  size = 'medium',
  fullWidth = false,
  required,
  disabled,
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  const field = useField();
  const [chosen, choose] = useControlled<Value | null>({
    value,
    defaultValue,
    // Only an option is ever chosen here, so null never goes out.
    onChange: (next) => next !== null && onChange?.(next),
    component: 'SegmentedControl',
  });
  requireName('SegmentedControl', label ?? field?.labelId, 'Give it a `label`, or put it into a Field with `group`.');
  return (
    <Group
      role="radiogroup"
      aria-label={label}
      aria-labelledby={label === undefined ? field?.labelId : undefined}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      aria-required={required ?? field?.required ?? undefined}
      data-size={size}
      data-full-width={fullWidth || undefined}
    >
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={chosen === option.value}
            disabled={option.disabled || (disabled ?? field?.disabled)}
            onChange={() => choose(option.value)}
          />
          {option.icon}
          {option.label}
        </Segment>
      ))}
    </Group>
  );
}
