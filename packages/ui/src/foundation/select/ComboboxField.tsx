'use client';
import { Combobox as Base, type ComboboxRootChangeEventDetails } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useImperativeHandle, useMemo, useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useTexts } from '../../locale/index.ts';
import { dialogTexts } from '../../locale/texts/es/dialog.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Field } from '../field/Field.tsx';
import { useFieldProps, type ControlProps, type FieldWording } from '../field/fieldWording.ts';
import { ChevronDown } from '../icons/chevron-down.ts';
import { X } from '../icons/x.ts';
import { Box, Buttons, Frame, Typing } from './Combobox.styles.ts';
import { ComboboxPanel, preloadOptions } from './ComboboxPanel.tsx';
import type { OptionListHandle } from './OptionList.tsx';
import type { SelectOption, SelectOptions } from './options.ts';
import { useChosenLabels } from './useChosenLabels.ts';
import { refuseEscape, useComboboxText } from './useComboboxText.ts';
import { useOptionSearch } from './useOptionSearch.ts';
import { useReadingDirection } from './useReadingDirection.ts';
import { useFormReset } from '../../state/useFormReset.ts';

/** Props that both comboboxes share. */
export type ComboboxWording<Value extends string> = FieldWording &
  ControlProps & {
    /** The options in display order: options, or groups of them. 5,000 stay fast. */
    options: SelectOptions<Value>;
    /**
     * Options of selected values that `options` may lack, as with a server search, for their labels. Without them such a
     * value shows the label it was selected under, or else itself.
     */
    chosenOptions?: readonly SelectOption<Value>[] | undefined;
    /**
     * Called with each search text, and with '' when the search ends. With it the host searches and changes `options`; it
     * sets `loading` at once and may debounce the request. Default: searches the options here, ignoring case and accents.
     */
    onSearch?: ((text: string) => void) | undefined;
    /** Fewest letters that `onSearch` needs: with fewer and no matches the list says so. Default 0. */
    leastLetters?: number | undefined;
    /** Options are loading: the list shows only that. Default false. */
    loading?: boolean | undefined;
    /** Options failed to load. With `onSearch` typing retries. Default false. */
    failed?: boolean | undefined;
    /** Shown while nothing is selected. Default from the catalogue: "Escribe para buscar". */
    placeholder?: string | undefined;
    /** Shows the selection and does not open. Its value is submitted, unlike that of a disabled one. Default false. */
    readOnly?: boolean | undefined;
    /** Name of the value in a form; without one it is not submitted. */
    name?: string | undefined;
    /** 'medium' follows the density; 'small' is 32 px; both 44 px on touch. Default 'medium'. */
    size?: 'small' | 'medium' | undefined;
    /** The focusable input, for a form that focuses its first error. */
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** For the content of the box of a combobox. */
type BoxParts<Value extends string> = {
  input: ReactNode;
  labelOf: (value: Value) => string;
  /** The focus is in the box. */
  focused: boolean;
};

type ComboboxFieldProps<Value extends string> = ComboboxWording<Value> & {
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
  children?: (parts: BoxParts<Value>) => ReactNode;
};

const texts = { ...selectTexts, ...dialogTexts };

// The focus stays in the input, or the list would close under the press.
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** What both comboboxes consist of: the field, the box with the input and its buttons, and the list. */
export function ComboboxField<Value extends string>({
  options,
  chosenOptions,
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
  const chosenSet = useMemo(() => new Set(chosen), [chosen]);
  const found = useOptionSearch({ options, onSearch, loading });
  const labelOf = useChosenLabels(found.labels, chosen, chosenOptions);
  const [first] = chosen;
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
  const change = (next: readonly Value[] | Value | null, details: ComboboxRootChangeEventDetails): void => {
    if (refuseEscape(details)) return;
    if (details.reason === 'input-clear' && !clearable) {
      details.cancel();
      return;
    }
    onChosen(next === null ? [] : typeof next === 'string' ? [next] : next);
    // The search text stays after one of several selections; typing something else replaces it.
    if (multiple && details.reason === 'item-press') input.current?.select();
  };
  const value = multiple ? { multiple, value: [...chosen] } : { multiple, value: first ?? null };
  return (
    <Field {...field}>
      <DirectionProvider direction={direction}>
        <Frame ref={readDirection} onFocus={preloadOptions} onPointerEnter={preloadOptions}>
          <Base.Root<Value, boolean>
            {...text.root}
            {...value}
            items={found.values}
            filteredItems={found.values}
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
                      if (event.key === 'Enter' && text.open && found.values.length === 0) event.preventDefault();
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
              direction={direction}
              listRef={list}
            />
          </Base.Root>
        </Frame>
      </DirectionProvider>
    </Field>
  );
}
