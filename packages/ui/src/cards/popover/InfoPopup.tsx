'use client';
import { PreviewCard } from '@base-ui/react/preview-card';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, layer, motion, radius, shadow, space, useThemeScope } from '../../theme/index.ts';
import type { InfoPopoverState } from './useInfoPopover.ts';

const Place = styled(PreviewCard.Positioner)`
  z-index: ${layer.popup};
`;

const Surface = styled(PreviewCard.Popup)`
  box-sizing: border-box;
  inline-size: max-content;
  max-inline-size: min(320px, var(--available-width), calc(100vw - ${space(4)}));
  max-block-size: var(--available-height);
  padding: ${space(3)} ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow};
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  overflow-wrap: anywhere;
  outline: none;
  transition: opacity ${motion.fast} ease-out;

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  p {
    margin: 0;
  }
`;

export type InfoPopupProps = {
  readonly id: string;
  readonly state: InfoPopoverState;
  readonly title: string;
  /** The button that opens it, which exists before it. */
  readonly button: RefObject<HTMLElement | null>;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
};

/** What an info popover shows, and how it closes. */
export function InfoPopup({ id, state, title, button, anchor, children }: InfoPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const { mode, set, hover } = state;
  const isOpen = mode !== 'closed';
  useLayoutEffect(() => {
    // While it fades the focus is still in it.
    if (isOpen || !popup.current?.contains(document.activeElement)) return;
    // From now on, however long it took: the focus that returns must not open it again.
    set('closed');
    button.current?.focus({ preventScroll: true });
  }, [isOpen, set, button]);

  return (
    <PreviewCard.Root
      open={isOpen}
      onOpenChange={(_, { reason, event }) => {
        // To Base UI the button is a part of the page.
        const isOnButton = event.target instanceof Node && button.current?.contains(event.target);
        if (reason === 'escape-key' || (reason === 'outside-press' && !isOnButton)) set('closed');
      }}
    >
      <PreviewCard.Portal {...useThemeScope()}>
        <Place {...hover} anchor={anchor} side="bottom" align="start" sideOffset={6} collisionPadding={8}>
          <Surface
            ref={popup}
            id={id}
            // The element is Base UI's, and a <dialog> has a layer and keys of its own.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="dialog"
            aria-label={title}
            onBlur={({ relatedTarget, currentTarget }) => {
              const isNear = currentTarget.contains(relatedTarget) || button.current === relatedTarget;
              if (relatedTarget && !isNear) set('closed');
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Tab') return;
              // The page continues from the button: the popup's place in the document means nothing to the reader.
              button.current?.focus();
              if (event.shiftKey) event.preventDefault();
              else set('closed');
            }}
          >
            {children}
          </Surface>
        </Place>
      </PreviewCard.Portal>
    </PreviewCard.Root>
  );
}
