'use client';
import { Combobox as Base, type ComboboxRootChangeEventDetails } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useImperativeHandle, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { dialogTexts } from '../../locale/texts/es/dialog.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Field } from '../field/Field.tsx';
import { useFieldProps } from '../field/fieldWording.ts';
import { ChevronDown } from '../icons/chevron-down.ts';
import { X } from '../icons/x.ts';
import { Box, Buttons, Frame, Typing } from './Combobox.styles.ts';
import type { ComboboxWording } from './comboboxWording.ts';
import { ComboboxPanel, preloadOptions } from './ComboboxPanel.tsx';
import type { OptionListHandle } from './OptionList.tsx';
import { createKey, entriesOf, labelsOf, textKey, type OptionValue } from './options.ts';
import { useChosenLabels } from './useChosenLabels.ts';
import { refuseEscape, useComboboxText } from './useComboboxText.ts';
import { useOptionSearch } from './useOptionSearch.ts';
import { useReadingDirection } from './useReadingDirection.ts';
import { useFormReset } from '../../state/useFormReset.ts';

/** For the content of the box of a combobox. */
type BoxParts = {
  input: ReactNode;
  /** The selected keys, and the label of each. */
  keys: readonly string[];
  labelOf: (key: string) => string;
  /** The focus is in the box. */
  focused: boolean;
};

type ComboboxFieldProps<Value extends OptionValue> = ComboboxWording<Value> & {
  /** Any number of values; the list stays open. Default: at most one. */
  multiple?: boolean;
  /** The selected values, without duplicates. */
  chosen: readonly Value[];
  /** The values that the form's reset restores. */
  initial: readonly Value[];
  /** Called with all selected values on each selection, removal and clearing. */
  onChosen: (next: readonly Value[]) => void;
  /** The selection can be cleared. */
  clearable: boolean;
  /** Content of the box. Default: the input alone. */
  children?: (parts: BoxParts) => ReactNode;
};

const none: readonly never[] = [];
const texts = { ...selectTexts, ...dialogTexts };

// The focus stays in the input, or the list would close under the press.
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** What both comboboxes consist of: the field, the box with the input and its buttons, and the list. */
export function ComboboxField<Value extends OptionValue>({
  options,
  getKey = textKey,
  renderOption,
  onCreate,
  chosenOptions = none,
  onSearch,
  leastLetters = 0,
  loading = false,
  failed = false,
  placeholder,
  readOnly = false,
  name,
  size = 'medium',
  ref,
  multiple = false,
  chosen,
  onChosen,
  clearable,
  initial,
  onBlur,
  children = ({ input }) => input,
  ...props
}: ComboboxFieldProps<Value>) {
  const { field, control, id } = useFieldProps(props, name);
  const { label, required, disabled } = field;
  const t = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useFormReset(input, () => onChosen(initial));
  const list = useRef<OptionListHandle>(null);
  const [direction, readDirection] = useReadingDirection();
  const [focused, setFocused] = useState(false);
  const keys = useMemo(() => chosen.map(getKey), [chosen, getKey]);
  const chosenSet = useMemo(() => new Set(keys), [keys]);
  const creating = onCreate && !loading && !failed ? { leastLetters, known: chosenOptions } : undefined;
  const found = useOptionSearch({ options, getKey, onSearch, loading, creating });
  const chosenLabels = useMemo(() => labelsOf(entriesOf(chosenOptions, getKey)), [chosenOptions, getKey]);
  const labelOf = useChosenLabels(found.labels, keys, chosenLabels);
  const [first] = keys;
  const text = useComboboxText({
    typed: found.typed,
    search: found.search,
    resting: multiple || first === undefined ? '' : labelOf(first),
    multiple,
    readOnly,
    box,
    panel,
    dismiss: t('dialog.close'),
  });
  const valueOf = (key: string): readonly Value[] => {
    const at = keys.indexOf(key);
    const { option } = found.entries.find((entry) => entry.key === key) ?? {};
    return at !== -1 ? chosen.slice(at, at + 1) : option ? [option.value] : [];
  };
  const change = (next: readonly string[] | string | null, details: ComboboxRootChangeEventDetails): void => {
    if (refuseEscape(details)) return;
    if (details.reason === 'input-clear' && !clearable) {
      details.cancel();
      return;
    }
    const pressed = next === null ? [] : typeof next === 'string' ? [next] : next;
    if (!pressed.includes(createKey)) onChosen(pressed.flatMap(valueOf));
    else {
      const made = onCreate?.(found.text) ?? null;
      if (made !== null && !chosenSet.has(getKey(made))) onChosen(multiple ? [...chosen, made] : [made]);
    }
    // The search text stays after one of several selections; typing something else replaces it.
    if (multiple && details.reason === 'item-press') input.current?.select();
  };
  const value = multiple ? { multiple, value: [...keys] } : { multiple, value: first ?? null };
  return (
    <Field {...field}>
      <DirectionProvider direction={direction}>
        <Frame ref={readDirection} onFocus={preloadOptions} onPointerEnter={preloadOptions}>
          <Base.Root<string, boolean>
            {...text.root}
            {...value}
            items={found.keys}
            filteredItems={found.keys}
            itemToStringLabel={labelOf}
            onValueChange={change}
            onItemHighlighted={(_value, { index, reason }) => list.current?.follow(index, reason)}
            autoHighlight
            virtualized
            name={name}
            disabled={disabled}
            readOnly={readOnly}
          >
            <Box
              ref={box}
              data-size={size}
              onFocus={() => setFocused(true)}
              onBlur={(event) => {
                if (!text.leave(event)) return;
                setFocused(false);
                onBlur?.(event);
              }}
            >
              {children({
                keys,
                labelOf,
                focused,
                input: (
                  <Typing
                    {...control}
                    id={id}
                    ref={input}
                    aria-required={required || undefined}
                    placeholder={multiple && chosen.length > 0 ? undefined : (placeholder ?? t('combobox.search'))}
                    onKeyDown={(event) => {
                      // Without matches there is nothing to select, and Enter must not submit the form.
                      if (event.key === 'Enter' && text.open && found.keys.length === 0) event.preventDefault();
                    }}
                  />
                ),
              })}
              {/* For the pointer: the keyboard opens with arrow keys and clears by deleting. */}
              {!readOnly && (
                <Buttons>
                  {clearable && chosen.length > 0 && !disabled && (
                    <IconButton
                      label={t('combobox.clear', { label })}
                      size="small"
                      tabIndex={-1}
                      onMouseDown={keepFocus}
                      onClick={() => {
                        found.search(null);
                        onChosen([]);
                        input.current?.focus();
                      }}
                    >
                      <X />
                    </IconButton>
                  )}
                  <IconButton
                    label={t('combobox.open', { label })}
                    size="small"
                    tabIndex={-1}
                    aria-expanded={text.open}
                    disabled={disabled}
                    onMouseDown={keepFocus}
                    onClick={() => {
                      text.toggle();
                      input.current?.focus();
                    }}
                  >
                    <ChevronDown />
                  </IconButton>
                </Buttons>
              )}
            </Box>
            <ComboboxPanel
              open={text.open}
              ref={panel}
              label={label}
              found={found}
              chosen={chosenSet}
              leastLetters={leastLetters}
              loading={loading}
              failed={failed}
              multiple={multiple}
              renderOption={renderOption}
              direction={direction}
              listRef={list}
            />
          </Base.Root>
        </Frame>
      </DirectionProvider>
    </Field>
  );
}
