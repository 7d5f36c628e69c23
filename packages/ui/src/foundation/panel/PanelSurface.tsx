'use client';
import { Popover } from '@base-ui/react/popover';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { BottomSheet } from '../dialog/BottomSheet.tsx';
import { Positioner } from '../popup/Popover.styles.ts';
import { media } from '../../theme/index.ts';
import { PanelBody, PanelFooter, PanelPopup, PanelTitle } from './PanelSurface.styles.ts';

/** What a panel is given by its button. */
export type PanelFrame = {
  readonly open: boolean;
  /** The button, beside which it stands and which takes the focus back. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
};

export type PanelSurfaceProps = PanelFrame & {
  /** What the panel is; its accessible name. */
  readonly title: string;
  /** What does not fit scrolls; title and footer stay in sight. */
  readonly children: ReactNode;
  /** Buttons below the content, the main one last. Default none. */
  readonly footer?: ReactNode;
};

/**
 * A panel with what a button leads to: beside it while the page stays in use, or from the bottom edge where the window has less than
 * 544 px. Escape and a press elsewhere close it, and the focus goes back to its button. What is typed inside outlives a window
 * that becomes wider or narrower meanwhile.
 */
export function PanelSurface({ open, anchor, onClose, title, children, footer }: PanelSurfaceProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [isWide, setWide] = useState(true);
  const popup = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // Decided once for each opening: another surface would begin with an empty content.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setWide(window.matchMedia(media.sm).matches);
  }
  const content = (
    <PanelBody ref={body} tabIndex={-1}>
      {children}
    </PanelBody>
  );

  if (!isWide) {
    return (
      <BottomSheet
        open={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        title={title}
        footer={footer}
        {...(isTouch() && { initialFocus: body })}
      >
        {content}
      </BottomSheet>
    );
  }
  return (
    <Popover.Root
      open={open}
      onOpenChange={(isOpen, details) => {
        // Its own button closes it with the press that follows, and would open it again.
        const isButton = details.reason === 'outside-press' && anchor.current?.contains(targetOf(details.event));
        if (isButton === true) details.cancel();
        else if (!isOpen) onClose();
      }}
    >
      <Popover.Portal>
        <Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onFocus={({ currentTarget, target }) => {
            const isEdge = target.hasAttribute(EDGE) && currentTarget.contains(target);
            if (!isEdge || popup.current === null) return;
            const isEnd = (popup.current.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
            (isEnd ? controlAfter(anchor.current) : anchor.current)?.focus();
            onClose();
          }}
        >
          <PanelPopup
            ref={popup}
            // A field that took the focus would bring up the keyboard of a tablet.
            initialFocus={() => !isTouch() || popup.current}
            finalFocus={() => isFreeToMove(popup.current) && anchor.current}
          >
            <PanelTitle>{title}</PanelTitle>
            {content}
            {footer !== undefined && <PanelFooter>{footer}</PanelFooter>}
          </PanelPopup>
        </Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Marks what Base UI puts before and after the popup, where the tab key leaves it. */
const EDGE = 'data-base-ui-focus-guard';

/** Where the tab key goes from the button: what follows the panel in the document is nothing to the reader. */
function controlAfter(button: HTMLElement | null): HTMLElement | null {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
  ].filter(
    (control) =>
      control === button ||
      (control.tabIndex >= 0 &&
        !control.matches(`:disabled, [inert] *, [${EDGE}]`) &&
        control.checkVisibility({ visibilityProperty: true })),
  );
  return controls[controls.findIndex((control) => control === button) + 1] ?? button;
}

const isTouch = (): boolean => window.matchMedia(media.touch).matches;

const targetOf = ({ target }: Event): Node | null => (target instanceof Node ? target : null);

/** Whether the focus is in the panel or nowhere, so that it may be given back; who has gone elsewhere stays there. */
function isFreeToMove(popup: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || popup?.contains(focused) === true;
}
