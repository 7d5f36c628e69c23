'use client';
import { useId, type ReactNode } from 'react';
import { useControlled } from '../../state/useControlled.ts';
import { requireName } from '../accessibleName.ts';
import { useField } from '../field/FieldContext.ts';
import { Group, Segment } from './SegmentedControl.styles.ts';
import type { RootProps } from '../../state/rootProps.ts';
import type { ControlProps } from '../field/fieldWording.ts';
import { useGroup } from './useGroup.ts';

export type SegmentedOption<Value extends string = string> = {
  /** Value reported when selected. */
  value: Value;
  /** Label; one or two words. */
  label: string;
  /** Icon before the label, 16 px, decorative. */
  icon?: ReactNode;
  /** Disables this one. Default false. */
  disabled?: boolean | undefined;
};

export type SegmentedControlProps<Value extends string = string> = RootProps &
  Pick<ControlProps, 'onBlur'> & {
    /** Two to five options, all visible. For more use a select. */
    options: readonly SegmentedOption<Value>[];
    /** The selected value (controlled); null when none is selected. */
    value?: Value | null | undefined;
    /** Initial value (uncontrolled). Default null, none selected. */
    defaultValue?: Value | null | undefined;
    /** Called with the value on each selection, by press or arrow key. */
    onChange?: ((value: Value) => void) | undefined;
    /** Accessible name. Inside a `Field` with `group` its label is used; otherwise required. */
    label?: string | undefined;
    /** Name of the value in a form. Default: a generated one, so that two controls do not interfere. */
    name?: string | undefined;
    /** 'medium' follows the density; 'small' is 32 px; both 44 px on touch. Default 'medium'. */
    size?: 'small' | 'medium' | undefined;
    /** Divides the container's width into equal parts, as far as labels allow. Default false. */
    fullWidth?: boolean | undefined;
    /** Whether an answer is required. Default: as the surrounding `Field`. */
    required?: boolean | undefined;
    /** Disables all. Default: as the surrounding `Field`. */
    disabled?: boolean | undefined;
    /** Readable and focusable, but cannot be changed. Default false. */
    readOnly?: boolean | undefined;
  };

/** One of a few choices that are all worth seeing. To switch between views of a page use tabs. */
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
  readOnly = false,
  ref,
  onBlur,
  ...root
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  const field = useField();
  const [chosen, choose] = useControlled<Value | null>({
    value,
    defaultValue,
    // Only options can be selected, so null is never reported.
    onChange: (next) => next !== null && onChange?.(next),
    component: 'SegmentedControl',
  });
  const group = useGroup({ ref, onBlur, reset: () => choose(defaultValue) });
  requireName('SegmentedControl', label ?? field?.labelId, 'Give it a `label`, or put it into a Field with `group`.');
  return (
    <Group
      {...root}
      {...group}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={label === undefined ? field?.labelId : undefined}
      aria-describedby={field?.describedBy}
      aria-invalid={field?.invalid || undefined}
      aria-readonly={readOnly || undefined}
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
            onChange={() => !readOnly && choose(option.value)}
          />
          {option.icon}
          {option.label}
        </Segment>
      ))}
    </Group>
  );
}
