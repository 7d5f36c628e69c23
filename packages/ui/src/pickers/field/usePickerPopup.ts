'use client';
import { useCallback, useRef, useState, type KeyboardEvent, type MouseEvent, type ToggleEvent } from 'react';
import { flushSync } from 'react-dom';

const stops = 'button:not(:disabled, [tabindex="-1"]), input:not(:disabled), [tabindex="0"]';

/**
 * The native popover of a picker: the browser shows it on top, closes it on a press outside and restores the focus. Its
 * content is rendered only while open. Escape closes it before a dialog around it; Tab stays inside.
 */
export function usePickerPopup() {
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((): void => popup.current?.hidePopover(), []);

  return {
    isOpen,
    close,
    open: (): void => popup.current?.showPopover(),
    /** For the element around field and popup. */
    onKeyDown: (event: KeyboardEvent): void => {
      if (!isOpen) return;
      // The held key that opened it must not select.
      if (event.repeat && event.key === 'Enter') {
        event.preventDefault();
      } else if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        close();
      } else if (event.key === 'Tab') {
        const all = [...(popup.current?.querySelectorAll<HTMLElement>(stops) ?? [])].filter((stop) =>
          stop.checkVisibility(),
        );
        const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
        if (document.activeElement !== from && document.activeElement !== popup.current) return;
        event.preventDefault();
        to?.focus();
      }
    },
    /** For the popup itself. */
    popup: {
      ref: popup,
      // A press on its padding keeps the focus inside, so that Escape is handled before a dialog's.
      tabIndex: -1,
      // A sheet's backdrop takes the press; the browser's light dismiss would pass it through.
      onClick: ({ currentTarget, target, clientY }: MouseEvent): void => {
        if (target === currentTarget && clientY < currentTarget.getBoundingClientRect().top) close();
      },
      // The content must be rendered when the browser measures the popup, before it shows it.
      onBeforeToggle: ({ newState }: ToggleEvent): void => {
        if (newState === 'open') flushSync(() => setOpen(true));
      },
      onToggle: ({ newState }: ToggleEvent): void => {
        if (newState === 'closed') setOpen(false);
        else (popup.current?.querySelector<HTMLElement>('[tabindex="0"]:not(:disabled)') ?? popup.current)?.focus();
      },
    },
  };
}
