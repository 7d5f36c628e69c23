'use client';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { useControlled } from '../../state/useControlled.ts';
import { X } from '../icons/x.ts';
import { Chip, ChipButton, ChipText, Summary, Tags } from './Combobox.styles.ts';
import { ComboboxField } from './ComboboxField.tsx';
import type { ComboboxWording } from './comboboxWording.ts';
import { textKey, type OptionValue } from './options.ts';
import { mostChips, useFoldedChips } from './useFoldedChips.ts';

export type MultiComboboxProps<Value extends OptionValue = string> = ComboboxWording<Value> & {
  /** The selected values (controlled), in order of selection. */
  value?: readonly Value[] | undefined;
  /** Initial values (uncontrolled). Default none. */
  defaultValue?: readonly Value[] | undefined;
  /** Called with all values on each selection, removal and clearing. */
  onChange?: ((value: readonly Value[]) => void) | undefined;
};

const none: readonly never[] = [];

/**
 * Several choices of many, found by typing: filters by adviser, product, office. The list stays open meanwhile. For one
 * choice use `Combobox`; for a few that are worth seeing all the time use checkboxes.
 */
export function MultiCombobox<Value extends OptionValue = string>({
  value,
  defaultValue = none,
  onChange,
  ...field
}: MultiComboboxProps<Value>) {
  const [held, hold] = useControlled<readonly Value[]>({ value, defaultValue, onChange, component: 'MultiCombobox' });
  const { getKey = textKey } = field;
  const chosen = useMemo(() => [...new Map(held.map((item) => [getKey(item), item])).values()], [held, getKey]);
  const isFixed = field.readOnly === true || field.disabled === true;
  return (
    <ComboboxField {...field} multiple chosen={chosen} initial={defaultValue} onChosen={hold} clearable>
      {({ input, keys, labelOf, focused }) => (
        <Chips label={field.label} chosen={keys} labelOf={labelOf} isFixed={isFixed} focused={focused}>
          {input}
        </Chips>
      )}
    </ComboboxField>
  );
}

type ChipsProps = {
  /** Label of the field. */
  label: string;
  /** The selected keys. */
  chosen: readonly string[];
  labelOf: (key: string) => string;
  /** They cannot be removed. */
  isFixed: boolean;
  focused: boolean;
  /** The input behind them. */
  children: ReactNode;
};

/** The selected values as chips, or their number. */
function Chips({ label, chosen, labelOf, isFixed, focused, children }: ChipsProps) {
  const t = useTexts(selectTexts);
  const tags = useRef<HTMLDivElement>(null);
  const folded = useFoldedChips({ tags, labels: chosen.map(labelOf), focused });
  return (
    <Tags
      ref={tags}
      aria-label={chosen.length > 0 ? label : undefined}
      onKeyDownCapture={(event) => {
        // Backspace must not remove a value that is not visible.
        if (folded && event.key === 'Backspace') event.stopPropagation();
      }}
    >
      {folded ? (
        <Summary title={chosen.slice(0, mostChips).map(labelOf).join(' · ')}>
          {t('combobox.chosen', { count: chosen.length })}
        </Summary>
      ) : (
        chosen.map((item) => (
          <Chip key={item} data-chip aria-readonly={undefined}>
            <ChipText title={labelOf(item)}>{labelOf(item)}</ChipText>
            {!isFixed && (
              <ChipButton aria-label={t('combobox.remove', { label: labelOf(item) })}>
                <X aria-hidden />
              </ChipButton>
            )}
          </Chip>
        ))
      )}
      {children}
    </Tags>
  );
}
