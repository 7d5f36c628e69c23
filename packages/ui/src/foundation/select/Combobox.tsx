'use client';
import { useMemo } from 'react';
import { useControlled } from '../../state/useControlled.ts';
import { ComboboxField } from './ComboboxField.tsx';
import type { ComboboxWording } from './comboboxWording.ts';
import type { OptionValue } from './options.ts';

export type ComboboxProps<Value extends OptionValue = string> = ComboboxWording<Value> & {
  /** The selected value (controlled); null when none is selected. */
  value?: Value | null | undefined;
  /** Initial value (uncontrolled). Default null, none selected. */
  defaultValue?: Value | null | undefined;
  /** Called with the value on each selection, and with null when cleared. */
  onChange?: ((value: Value | null) => void) | undefined;
  /** The selection can be cleared, by a button or by deleting its text. For optional answers. Default false. */
  clearable?: boolean | undefined;
};

/**
 * One choice of many, found by typing. For up to about fifteen well-known options use `Select`; for several choices use
 * `MultiCombobox`. Free text is accepted only to create an option, with `onCreate`; else use a `TextField`.
 */
export function Combobox<Value extends OptionValue = string>({
  value,
  defaultValue = null,
  onChange,
  clearable = false,
  ...field
}: ComboboxProps<Value>) {
  const [held, hold] = useControlled<Value | null>({ value, defaultValue, onChange, component: 'Combobox' });
  const chosen = useMemo(() => (held === null ? [] : [held]), [held]);
  return (
    <ComboboxField
      {...field}
      chosen={chosen}
      initial={defaultValue === null ? [] : [defaultValue]}
      onChosen={([next = null]) => next !== held && hold(next)}
      clearable={clearable}
    />
  );
}
