'use client';
import type { ComboboxRootChangeEventDetails } from '@base-ui/react/combobox';
import { useState, type FocusEvent, type RefObject } from 'react';

type ComboboxText = {
  /** What is typed to search; null when nothing is. */
  typed: string | null;
  /** To be told what is searched; null when it is over. */
  search: (text: string | null) => void;
  /** What stands in the input when nobody searches: the label of the one choice, or nothing. */
  resting: string;
  /** The list stays open when something is chosen. */
  multiple: boolean;
  readOnly: boolean;
  box: RefObject<HTMLElement | null>;
  /** What hangs at the box. */
  panel: RefObject<HTMLElement | null>;
  /** Name of the button by which a screen reader closes the list. */
  dismiss: string;
};

/**
 * Open or closed, and the text of the input. A text that was typed and not chosen never outlives the list: somebody who
 * leaves sees the choice that counts.
 */
export function useComboboxText({ typed, search, resting, multiple, readOnly, box, panel, dismiss }: ComboboxText) {
  const [open, setOpen] = useState(false);
  return {
    open,
    /** For the box: closes the list when the focus goes elsewhere, and says whether it did. */
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
        // The search of before is only dropped when the list is gone; it may be opened again while it still fades.
        if (next && details.reason !== 'input-change') search(null);
        setOpen(next);
      },
      onOpenChangeComplete: (next: boolean): void => {
        // Base UI puts a button before and after what is open, for screen readers alone, and calls both "Dismiss" in
        // every language.
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

/** Escape closes the list, or else what is around it; it never takes the choice away, as Base UI's does. */
export function refuseEscape(details: ComboboxRootChangeEventDetails): boolean {
  if (details.reason !== 'escape-key') return false;
  details.cancel();
  details.allowPropagation();
  return true;
}
