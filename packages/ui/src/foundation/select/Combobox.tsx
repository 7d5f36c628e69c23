'use client';
import { Combobox as Base, type ComboboxRootChangeEventDetails } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useImperativeHandle, useMemo, useRef } from 'react';
import { useTexts } from '../../locale/index.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { dialogTexts } from '../../locale/texts/es/dialog.ts';
import { useControlled } from '../../state/useControlled.ts';
import { Field } from '../field/Field.tsx';
import { Box, Frame, Typing } from './Combobox.styles.ts';
import { ComboboxButtons } from './ComboboxButtons.tsx';
import { ComboboxPanel, preloadOptions } from './ComboboxPanel.tsx';
import type { ComboboxWording } from './comboboxProps.ts';
import type { OptionListHandle } from './OptionList.tsx';
import { useChosenLabels } from './useChosenLabels.ts';
import { refuseEscape, useComboboxText } from './useComboboxText.ts';
import { useOptionSearch } from './useOptionSearch.ts';
import { useReadingDirection } from './useReadingDirection.ts';

const texts = { ...selectTexts, ...dialogTexts };

export type ComboboxProps<Value extends string = string> = ComboboxWording<Value> & {
  /** The selected value (controlled); null when none is selected. */
  value?: Value | null;
  /** Initial value (uncontrolled). Default null, none selected. */
  defaultValue?: Value | null;
  /** Called with the value on each selection, and with null when cleared. */
  onChange?: (value: Value | null) => void;
  /** The selection can be cleared, by a button or by deleting its text. For optional answers. Default false. */
  clearable?: boolean;
};

/**
 * One choice of many, found by typing. For up to about fifteen well-known options use `Select`; for several choices use
 * `MultiCombobox`. Free text is not accepted; use a `TextField`.
 */
export function Combobox<Value extends string = string>({
  label,
  description,
  error,
  required = false,
  disabled = false,
  options,
  chosenOptions,
  value,
  defaultValue = null,
  onChange,
  onSearch,
  leastLetters = 0,
  loading = false,
  failed = false,
  placeholder,
  clearable = false,
  readOnly = false,
  name,
  size = 'medium',
  ref,
}: ComboboxProps<Value>) {
  const t = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const list = useRef<OptionListHandle>(null);
  const [direction, readDirection] = useReadingDirection();
  const [chosen, choose] = useControlled<Value | null>({ value, defaultValue, onChange, component: 'Combobox' });
  const chosenSet = useMemo(() => new Set(chosen === null ? [] : [chosen]), [chosen]);
  const found = useOptionSearch({ options, onSearch, loading });
  const labelOf = useChosenLabels(found.labels, [...chosenSet], chosenOptions);
  const text = useComboboxText({
    typed: found.typed,
    search: found.search,
    resting: chosen === null ? '' : labelOf(chosen),
    multiple: false,
    readOnly,
    box,
    panel,
    dismiss: t('dialog.close'),
  });
  const change = (next: Value | null, details: ComboboxRootChangeEventDetails): void => {
    if (refuseEscape(details)) return;
    if (details.reason === 'input-clear' && !clearable) details.cancel();
    else if (next !== chosen) choose(next);
  };
  const clear = (): void => {
    found.search(null);
    choose(null);
    input.current?.focus();
  };
  return (
    <Field label={label} description={description} error={error} required={required} disabled={disabled}>
      <DirectionProvider direction={direction}>
        <Frame ref={readDirection} onFocus={preloadOptions} onPointerEnter={preloadOptions}>
          <Base.Root<Value>
            {...text.root}
            items={found.values}
            filteredItems={found.values}
            itemToStringLabel={labelOf}
            value={chosen}
            onValueChange={change}
            onItemHighlighted={(_value, { index, reason }) => list.current?.follow(index, reason)}
            autoHighlight
            virtualized
            name={name}
            disabled={disabled}
            readOnly={readOnly}
          >
            <Box ref={box} data-size={size} onBlur={text.leave}>
              <Typing
                ref={input}
                aria-required={required || undefined}
                placeholder={placeholder ?? t('combobox.search')}
                onKeyDown={(event) => {
                  // Without matches there is nothing to select, and Enter must not submit the form.
                  if (event.key === 'Enter' && text.open && found.values.length === 0) event.preventDefault();
                }}
              />
              {!readOnly && (
                <ComboboxButtons
                  label={label}
                  open={text.open}
                  disabled={disabled}
                  onToggle={() => {
                    text.toggle();
                    input.current?.focus();
                  }}
                  onClear={clearable && chosen !== null && !disabled ? clear : undefined}
                />
              )}
            </Box>
            <ComboboxPanel
              open={text.open}
              ref={panel}
              label={label}
              rows={found.rows}
              count={found.values.length}
              chosen={chosenSet}
              typed={found.typed}
              words={found.words}
              leastLetters={leastLetters}
              loading={loading}
              failed={failed}
              multiple={false}
              direction={direction}
              listRef={list}
            />
          </Base.Root>
        </Frame>
      </DirectionProvider>
    </Field>
  );
}
