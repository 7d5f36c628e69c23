'use client';
import { Button } from '../../foundation/button/Button.tsx';
import { useTexts } from '../../locale/index.ts';
import { pickersTexts } from '../../locale/texts/es/pickers.ts';
import { Actions } from './PickerField.styles.ts';

type PickerActionsProps = {
  /** The most common value: today, this week. Default: none. */
  shortcut?: { readonly label: string; readonly disabled: boolean; readonly onPress: () => void };
  /** Clears the answer; undefined where one is required. */
  onClear: (() => void) | undefined;
};

/** Buttons below a calendar or a list. */
export function PickerActions({ shortcut, onClear }: PickerActionsProps) {
  const t = useTexts(pickersTexts);
  if (onClear === undefined && shortcut === undefined) return null;
  return (
    <Actions>
      {shortcut && (
        <Button size="small" disabled={shortcut.disabled} onClick={shortcut.onPress}>
          {shortcut.label}
        </Button>
      )}
      {onClear && (
        <Button size="small" variant="ghost" onClick={onClear}>
          {t('pickerField.clear')}
        </Button>
      )}
    </Actions>
  );
}
