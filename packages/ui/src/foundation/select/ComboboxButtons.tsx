'use client';
import { ChevronDown } from '../icons/chevron-down.ts';
import { X } from '../icons/x.ts';
import type { MouseEvent } from 'react';
import { useTexts } from '../../locale/index.ts';
import { selectTexts } from '../../locale/texts/es/select.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Buttons } from './Combobox.styles.ts';

type ComboboxButtonsProps = {
  /** Label of the field, part of the buttons' names. */
  label: string;
  open: boolean;
  disabled: boolean;
  onToggle: () => void;
  /** Clears the selection; undefined when there is nothing to clear. */
  onClear: (() => void) | undefined;
};

// The focus stays in the input, or the list would close under the press.
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** The buttons of a combobox. They are for the pointer: the keyboard opens with arrow keys and clears by deleting. */
export function ComboboxButtons({ label, open, disabled, onToggle, onClear }: ComboboxButtonsProps) {
  const t = useTexts(selectTexts);
  return (
    <Buttons>
      {onClear !== undefined && (
        <IconButton
          label={t('combobox.clear', { label })}
          size="small"
          tabIndex={-1}
          onMouseDown={keepFocus}
          onClick={onClear}
        >
          <X />
        </IconButton>
      )}
      <IconButton
        label={t('combobox.open', { label })}
        size="small"
        tabIndex={-1}
        aria-expanded={open}
        disabled={disabled}
        onMouseDown={keepFocus}
        onClick={onToggle}
      >
        <ChevronDown />
      </IconButton>
    </Buttons>
  );
}
