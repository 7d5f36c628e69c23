'use client';
import { ChevronDown } from '../icons/chevron-down.ts';
import { X } from '../icons/x.ts';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Select as Base } from '@base-ui/react/select';
import { useImperativeHandle, useMemo, useRef, type KeyboardEvent, type Ref } from 'react';
import { useTexts } from '../../locale/index.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { useControlled } from '../../state/useControlled.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Field } from '../field/Field.tsx';
import { useFieldProps, type ControlProps, type FieldWording } from '../field/fieldWording.ts';
import { entriesOf, labelsOf, type SelectOptions } from './options.ts';
import { Chosen, Frame, Trigger } from './Select.styles.ts';
import { SelectPanel } from './SelectPanel.tsx';
import { useChosenLabels } from './useChosenLabels.ts';
import { useReadingDirection } from './useReadingDirection.ts';
import { useFormReset } from '../../state/useFormReset.ts';

export type SelectProps<Value extends string = string> = FieldWording &
  ControlProps & {
    /** The options in display order: options, or groups of them. Up to about fifteen; for more use `Combobox`. */
    options: SelectOptions<Value>;
    /** The selected value (controlled); null when none is selected. One that is not an option is shown as it is. */
    value?: Value | null | undefined;
    /** Initial value (uncontrolled). Default null, none selected. */
    defaultValue?: Value | null | undefined;
    /** Called with the value on each selection, and with null when cleared. */
    onChange?: ((value: Value | null) => void) | undefined;
    /** Shown while nothing is selected. Default from the catalogue: "Elige una opción". */
    placeholder?: string | undefined;
    /** The selection can be cleared, by a button or the Delete key. For optional answers. Default false. */
    clearable?: boolean | undefined;
    /** Shows the selection and does not open. Its value is submitted, unlike that of a disabled one. Default false. */
    readOnly?: boolean | undefined;
    /** Name of the value in a form; without one it is not submitted. */
    name?: string | undefined;
    /** 'medium' follows the density; 'small' is 32 px; both 44 px on touch. Default 'medium'. */
    size?: 'small' | 'medium' | undefined;
    /** The focusable box, for a form that focuses its first error. */
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/**
 * One of a few choices, in a list that opens. For two to five choices that are worth seeing use `SegmentedControl`; for
 * more than about fifteen, or when people know what they want, use `Combobox`; for actions use `Menu`.
 */
export function Select<Value extends string = string>({
  options,
  value,
  defaultValue = null,
  onChange,
  placeholder,
  clearable = false,
  readOnly = false,
  name,
  size = 'medium',
  onBlur,
  ref,
  ...props
}: SelectProps<Value>) {
  const { field, control, id, labelId } = useFieldProps(props, name);
  const { label, required, disabled } = field;
  const t = useTexts(selectTexts);
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current);
  const [direction, readDirection] = useReadingDirection();
  const [chosen, choose] = useControlled<Value | null>({ value, defaultValue, onChange, component: 'Select' });
  useFormReset(trigger, () => choose(defaultValue));
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
    // Not a native label, whose press would open the list instead of only moving the focus.
    <Field {...field} group>
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
              {...control}
              id={id}
              aria-labelledby={labelId}
              ref={trigger}
              aria-required={required || undefined}
              data-size={size}
              data-clearable={canClear || undefined}
              onKeyDown={clearByKey}
              // While the list is open, the focus is in it.
              onBlur={(event) => event.currentTarget.ariaExpanded !== 'true' && onBlur?.(event)}
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
