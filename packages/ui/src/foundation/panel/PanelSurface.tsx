'use client';
import { Popover } from '@base-ui/react/popover';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { BottomSheet } from '../dialog/BottomSheet.tsx';
import { changeReason, type ChangeReason } from '../dialog/changeReason.ts';
import { isFreeToMove, returnFocus } from '../popup/returnFocus.ts';
import { Positioner } from '../popup/Popover.styles.ts';
import { media, useThemeScope } from '../../theme/index.ts';
import { PanelBody, PanelFooter, PanelPopup, PanelTitle } from './PanelSurface.styles.ts';

/** Props that the button of a panel passes. */
export type PanelFrame = {
  readonly open: boolean;
  /** The button: anchor of the panel, and where the focus returns. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  /** Called when the person closes it; without a reason where its content does. */
  readonly onClose: (reason?: ChangeReason) => void;
};

export type PanelSurfaceProps = PanelFrame & {
  /** Title; the accessible name. */
  readonly title: string;
  /** Content. It scrolls when too tall; title and footer stay visible. */
  readonly children: ReactNode;
  /** Buttons below the content, the primary one last. Default none. */
  readonly footer?: ReactNode;
};

/**
 * A panel beside the button that opens it, while the page stays usable; below 544 px a sheet at the bottom. Escape and a press
 * outside close it, and the focus returns to the button. Input inside survives a change of the window's width.
 */
export function PanelSurface({ open, anchor, onClose, title, children, footer }: PanelSurfaceProps) {
  const [wasOpen, setWasOpen] = useState(false);
  const [isWide, setWide] = useState(true);
  const popup = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // Decided once per opening: another surface would lose the input.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setWide(window.matchMedia(media.sm).matches);
  }
  const content = (
    <PanelBody ref={body} tabIndex={-1}>
      {children}
    </PanelBody>
  );

  const scope = useThemeScope();

  if (!isWide) {
    return (
      <BottomSheet
        open={open}
        onOpenChange={(isOpen, { reason }) => !isOpen && onClose(reason)}
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
        // The click of its button closes it; closing it now would let that click reopen it.
        const isButton = details.reason === 'outside-press' && anchor.current?.contains(targetOf(details.event));
        if (isButton === true) details.cancel();
        else if (!isOpen) onClose(changeReason(details.reason));
      }}
    >
      <Popover.Portal {...scope}>
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
            onClose('other');
          }}
        >
          <PanelPopup
            ref={popup}
            // A focused field would open the keyboard of a tablet.
            initialFocus={() => !isTouch() || popup.current}
            finalFocus={(closeType) => returnFocus(closeType, anchor.current, () => isFreeToMove(popup.current))}
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

/** Marks Base UI's focus guards before and after the popup. */
const EDGE = 'data-base-ui-focus-guard';

/** The next control after the button: the panel's position in the document means nothing to the reader. */
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
