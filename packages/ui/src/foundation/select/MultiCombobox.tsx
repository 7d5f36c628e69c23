'use client';
import { X } from '../icons/x.ts';
import { Combobox as Base, type ComboboxRootChangeEventDetails } from '@base-ui/react/combobox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../locale/index.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { dialogTexts } from '../../locale/texts/es/dialog.ts';
import { useControlled } from '../../state/useControlled.ts';
import { Field } from '../field/Field.tsx';
import { Box, Chip, ChipButton, ChipText, Frame, Summary, Tags, Typing } from './Combobox.styles.ts';
import { ComboboxButtons } from './ComboboxButtons.tsx';
import { ComboboxPanel, preloadOptions } from './ComboboxPanel.tsx';
import type { ComboboxWording } from './comboboxProps.ts';
import type { OptionListHandle } from './OptionList.tsx';
import { useChosenLabels } from './useChosenLabels.ts';
import { refuseEscape, useComboboxText } from './useComboboxText.ts';
import { mostChips, useFoldedChips } from './useFoldedChips.ts';
import { useOptionSearch } from './useOptionSearch.ts';
import { useReadingDirection } from './useReadingDirection.ts';

const texts = { ...selectTexts, ...dialogTexts };

export type MultiComboboxProps<Value extends string = string> = ComboboxWording<Value> & {
  /** The selected values (controlled), in order of selection. */
  value?: readonly Value[];
  /** Initial values (uncontrolled). Default none. */
  defaultValue?: readonly Value[];
  /** Called with all values on each selection, removal and clearing. */
  onChange?: (value: readonly Value[]) => void;
};

const none: readonly never[] = [];

/**
 * Several choices of many, found by typing: filters by adviser, product, office. The list stays open meanwhile. For one
 * choice use `Combobox`; for a few that are worth seeing all the time use checkboxes.
 */
export function MultiCombobox<Value extends string = string>({
  label,
  description,
  error,
  required = false,
  disabled = false,
  options,
  chosenOptions,
  value,
  defaultValue = none,
  onChange,
  onSearch,
  leastLetters = 0,
  loading = false,
  failed = false,
  placeholder,
  readOnly = false,
  name,
  size = 'medium',
  ref,
}: MultiComboboxProps<Value>) {
  const t = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  const tags = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const list = useRef<OptionListHandle>(null);
  const [direction, readDirection] = useReadingDirection();
  const [focused, setFocused] = useState(false);
  const [held, hold] = useControlled<readonly Value[]>({ value, defaultValue, onChange, component: 'MultiCombobox' });
  const chosenSet = useMemo(() => new Set(held), [held]);
  const chosen = useMemo(() => [...chosenSet], [chosenSet]);
  const found = useOptionSearch({ options, onSearch, loading });
  const labelOf = useChosenLabels(found.labels, chosen, chosenOptions);
  const text = useComboboxText({
    typed: found.typed,
    search: found.search,
    resting: '',
    multiple: true,
    readOnly,
    box,
    panel,
    dismiss: t('dialog.close'),
  });
  const folded = useFoldedChips({ tags, labels: chosen.map(labelOf), focused });

  const change = (next: readonly Value[], details: ComboboxRootChangeEventDetails): void => {
    if (refuseEscape(details)) return;
    hold(next);
    // The search text stays after a selection; typing something else replaces it.
    if (details.reason === 'item-press') input.current?.select();
  };
  const clear = (): void => {
    found.search(null);
    hold([]);
    input.current?.focus();
  };
  return (
    <Field label={label} description={description} error={error} required={required} disabled={disabled}>
      <DirectionProvider direction={direction}>
        <Frame ref={readDirection} onFocus={preloadOptions} onPointerEnter={preloadOptions}>
          <Base.Root<Value, true>
            {...text.root}
            multiple
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
            <Box
              ref={box}
              data-size={size}
              onFocus={() => setFocused(true)}
              onBlur={(event) => text.leave(event) && setFocused(false)}
            >
              <Tags ref={tags} aria-label={chosen.length > 0 ? label : undefined}>
                {folded ? (
                  <Summary title={chosen.slice(0, mostChips).map(labelOf).join(' · ')}>
                    {t('combobox.chosen', { count: chosen.length })}
                  </Summary>
                ) : (
                  chosen.map((item) => (
                    <Chip key={item} data-chip aria-readonly={undefined}>
                      <ChipText title={labelOf(item)}>{labelOf(item)}</ChipText>
                      {!readOnly && !disabled && (
                        <ChipButton aria-label={t('combobox.remove', { label: labelOf(item) })}>
                          <X aria-hidden />
                        </ChipButton>
                      )}
                    </Chip>
                  ))
                )}
                <Typing
                  ref={input}
                  aria-required={required || undefined}
                  placeholder={chosen.length > 0 ? undefined : (placeholder ?? t('combobox.search'))}
                  onKeyDown={(event) => {
                    // Without matches there is nothing to select, and Enter must not submit the form.
                    if (event.key === 'Enter' && text.open && found.values.length === 0) event.preventDefault();
                    // Backspace must not remove a value that is not visible.
                    if (folded && event.key === 'Backspace') event.preventBaseUIHandler();
                  }}
                />
              </Tags>
              {!readOnly && (
                <ComboboxButtons
                  label={label}
                  open={text.open}
                  disabled={disabled}
                  onToggle={() => {
                    text.toggle();
                    input.current?.focus();
                  }}
                  onClear={chosen.length > 0 && !disabled ? clear : undefined}
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
              multiple
              direction={direction}
              listRef={list}
            />
          </Base.Root>
        </Frame>
      </DirectionProvider>
    </Field>
  );
}
