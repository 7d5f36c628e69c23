'use client';
import type { ComboboxRootChangeEventDetails } from '@base-ui/react/combobox';
import { useState, type FocusEvent, type RefObject } from 'react';

type ComboboxText = {
  /** The typed search text; null without a search. */
  typed: string | null;
  /** Called with the search text; null when the search ends. */
  search: (text: string | null) => void;
  /** Text of the input without a search: the label of the one selection, or empty. */
  resting: string;
  /** The list stays open after a selection. */
  multiple: boolean;
  readOnly: boolean;
  box: RefObject<HTMLElement | null>;
  /** The popup. */
  panel: RefObject<HTMLElement | null>;
  /** Label of the button with which a screen reader closes the list. */
  dismiss: string;
};

/**
 * Open state, and the text of the input. Typed text without a selection is dropped when the list closes, so that the
 * input always shows the selection.
 */
export function useComboboxText({ typed, search, resting, multiple, readOnly, box, panel, dismiss }: ComboboxText) {
  const [open, setOpen] = useState(false);
  return {
    open,
    /** For the box: closes the list when the focus moves elsewhere, and returns whether it did. */
    leave: (event: FocusEvent<HTMLElement>): boolean => {
      const next = event.relatedTarget;
      if (event.currentTarget.contains(next) || panel.current?.contains(next) === true) return false;
      setOpen(false);
      return true;
    },
    toggle: (): void => {
      if (!open) search(null);
      setOpen(!open);
    },
    /** Props of Base UI's root. */
    root: {
      open,
      inputValue: (open ? typed : null) ?? resting,
      onOpenChange: (next: boolean, details: ComboboxRootChangeEventDetails): void => {
        if (next && readOnly) return;
        if (!next && multiple && details.reason === 'item-press') {
          details.cancel();
          return;
        }
        // The previous search is dropped only after the list is gone; it may be reopened while it fades.
        if (next && details.reason !== 'input-change') search(null);
        setOpen(next);
      },
      onOpenChangeComplete: (next: boolean): void => {
        // Base UI adds a screen-reader button before and after the popup, labelled "Dismiss" in every language.
        if (!next) search(null);
        for (const near of next ? [box.current, panel.current?.parentElement] : []) {
          near?.querySelectorAll('span[role="button"]').forEach((button) => button.setAttribute('aria-label', dismiss));
        }
      },
      onInputValueChange: (text: string, details: ComboboxRootChangeEventDetails): void => {
        if (details.reason !== 'input-change') return;
        search(text);
        setOpen(true);
      },
    },
  };
}

/** Escape closes the list, or else what is around it; unlike Base UI's it never clears the selection. */
export function refuseEscape(details: ComboboxRootChangeEventDetails): boolean {
  if (details.reason !== 'escape-key') return false;
  details.cancel();
  details.allowPropagation();
  return true;
}
