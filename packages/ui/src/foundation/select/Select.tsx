'use client';
import { ChevronDown } from '../icons/chevron-down.ts';
import { X } from '../icons/x.ts';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Select as Base } from '@base-ui/react/select';
import { useImperativeHandle, useMemo, useRef, type KeyboardEvent, type Ref } from 'react';
import { useTexts } from '../../locale/index.ts';
import { comboboxTexts, selectTexts } from '../../locale/ownTexts.ts';
import { useControlled } from '../../state/useControlled.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Field } from '../field/Field.tsx';
import type { FieldWording } from '../field/fieldWording.ts';
import { entriesOf, labelsOf, type SelectOptions } from './options.ts';
import { Chosen, Frame, Trigger } from './Select.styles.ts';
import { SelectPanel } from './SelectPanel.tsx';
import { useChosenLabels } from './useChosenLabels.ts';
import { useReadingDirection } from './useReadingDirection.ts';

const texts = { ...comboboxTexts, ...selectTexts };

export type SelectProps<Value extends string = string> = FieldWording & {
  /** What can be chosen, in the order it is shown: options, or groups of them. Up to some fifteen; for more use `Combobox`. */
  options: SelectOptions<Value>;
  /** The chosen value when the host holds it; null when nothing is chosen. One that is not among the options is shown as it is. */
  value?: Value | null;
  /** First value when the select holds it. Default null, nothing chosen. */
  defaultValue?: Value | null;
  /** Called with the value at each choice, and with null when it is cleared. */
  onChange?: (value: Value | null) => void;
  /** What stands in the box while nothing is chosen. Default from the catalogue: "Elige una opción". */
  placeholder?: string;
  /** The choice can be taken back, by a button or the Delete key. For answers that are optional. Default false. */
  clearable?: boolean;
  /** Shows the choice and does not open. Its value is sent, unlike that of a disabled one. Default false. */
  readOnly?: boolean;
  /** Name of the value in a form; without one it is not sent. */
  name?: string;
  /** 'medium' follows the density; 'small' is 32 px; both 44 px on touch. Default 'medium'. */
  size?: 'small' | 'medium';
  /** The box, which takes the focus: for a form that leads to its first error. */
  ref?: Ref<HTMLButtonElement>;
};

/**
 * One choice out of a few, in a list that opens. Where two to five choices are worth seeing at once use `SegmentedControl`;
 * where there are more than some fifteen, or people know what they look for, use `Combobox`; for actions use `Menu`.
 */
export function Select<Value extends string = string>({
  label,
  description,
  error,
  required = false,
  disabled = false,
  options,
  value,
  defaultValue = null,
  onChange,
  placeholder,
  clearable = false,
  readOnly = false,
  name,
  size = 'medium',
  ref,
}: SelectProps<Value>) {
  const t = useTexts(texts);
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current);
  const [direction, readDirection] = useReadingDirection();
  const [chosen, choose] = useControlled<Value | null>({ value, defaultValue, onChange, component: 'Select' });
  const entries = useMemo(() => entriesOf(options), [options]);
  const labels = useMemo(() => labelsOf(entries), [entries]);
  const labelOf = useChosenLabels(labels, chosen === null ? [] : [chosen]);
  const icon = entries.find(({ option }) => option.value === chosen)?.option.icon;
  const canClear = clearable && chosen !== null && !disabled && !readOnly;

  const clear = (): void => {
    choose(null);
    trigger.current?.focus();
  };
  const clearByKey = (event: KeyboardEvent): void => {
    if (!canClear || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    clear();
  };
  return (
    // The label is no native one: its press would open the list instead of only moving the focus.
    <Field label={label} description={description} error={error} required={required} disabled={disabled} group>
      <DirectionProvider direction={direction}>
        <Frame ref={readDirection}>
          <Base.Root<Value>
            value={chosen}
            onValueChange={(next) => next !== chosen && choose(next)}
            onOpenChange={(open, details) => open && readOnly && details.cancel()}
            name={name}
            disabled={disabled}
            readOnly={readOnly}
          >
            <Trigger
              ref={trigger}
              aria-required={required || undefined}
              data-size={size}
              data-clearable={canClear || undefined}
              onKeyDown={clearByKey}
            >
              <Chosen>
                {icon}
                <span>{chosen === null ? (placeholder ?? t('select.placeholder')) : labelOf(chosen)}</span>
              </Chosen>
              {!readOnly && <ChevronDown aria-hidden />}
            </Trigger>
            {canClear && (
              <IconButton label={t('combobox.clear', { label })} size="small" onClick={clear}>
                <X />
              </IconButton>
            )}
            <SelectPanel label={label} options={options} direction={direction} />
          </Base.Root>
        </Frame>
      </DirectionProvider>
    </Field>
  );
}
