'use client';
import {
  cloneElement,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { LazyView } from '../../lazy/index.ts';
import { infoPopup } from './lazyInfoPopup.ts';
import type { InfoPopupProps } from './InfoPopup.tsx';
import type { InfoPopoverState } from './useInfoPopover.ts';

type InfoPopoverProps = {
  /** From `useInfoPopover`; its `hover` may be set on more elements than the trigger. */
  readonly state: InfoPopoverState;
  /** Title; the accessible name. */
  readonly title: string;
  /** Content for screen readers on the trigger: available before it opens. */
  readonly description: string;
  /** The button that opens it. */
  readonly trigger: ReactElement<ComponentPropsWithRef<'button'>>;
  /** The element it is anchored to. Default: the trigger. */
  readonly anchor?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/**
 * A popover with details of a figure: open while a mouse or the keyboard focus rests on it, and pinned by a press, so
 * that touch can open it too. Its button follows in tab order; Escape closes it. It loads when the pointer or the focus
 * reaches the figure.
 */
export function InfoPopover({ state, title, description, trigger, anchor, children }: InfoPopoverProps) {
  const id = useId();
  const popupId = `${id}popup`;
  const button = useRef<HTMLButtonElement>(null);
  const { mode, set, preview, hover } = state;
  const isOpen = mode !== 'closed';
  const popup = (): HTMLElement | null => document.getElementById(popupId);
  return (
    <>
      {cloneElement(trigger, {
        ...hover,
        ref: button,
        'aria-describedby': id,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? popupId : undefined,
        onFocus: ({ currentTarget }) => {
          void infoPopup.preload();
          if (currentTarget.matches(':focus-visible')) preview();
        },
        onBlur: ({ relatedTarget }) => {
          if (relatedTarget && !popup()?.contains(relatedTarget)) set('closed');
        },
        onClick: () => set(mode === 'pinned' ? 'closed' : 'pinned'),
        onKeyDown: (event) => {
          if (event.key !== 'Tab' || !isOpen) return;
          const inside = event.shiftKey ? null : popup()?.querySelector('button');
          if (!inside) return set('closed');
          event.preventDefault();
          inside.focus();
        },
      })}
      <span id={id} hidden>
        {description}
      </span>
      <LazyView<InfoPopupProps>
        part={infoPopup}
        when={isOpen}
        props={{ id: popupId, state, title, button, anchor: anchor ?? button, children }}
        onFailure={(error) => {
          // The description has the same for screen readers; the page's error monitoring is notified.
          reportError(error);
          set('closed');
        }}
      />
    </>
  );
}
