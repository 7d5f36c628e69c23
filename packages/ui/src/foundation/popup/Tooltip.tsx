'use client';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { cloneElement, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { requireName } from '../accessibleName.ts';
import { baseSide, type PopupSide } from './popupSide.ts';
import { Bubble, Place } from './Tooltip.styles.ts';
import { useThemeScope } from '../../theme/index.ts';
import type { RootProps } from '../../state/rootProps.ts';

/** How long the pointer rests before the first tooltip of a group shows, ms. */
const firstDelay = 600;

export type TooltipProps = Omit<RootProps, 'id'> & {
  /** Plain text, since nothing in it can be focused. About a sentence; it wraps at 280 px. */
  content: string;
  /** The element it explains. It must be focusable: a button, a link, or a truncated text with `tabIndex={0}`. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Side of that element, in reading direction. Flips when it does not fit. Default 'top'. */
  side?: PopupSide | undefined;
  /**
   * `content` is the full text of the element: shown only while that is truncated, and not read twice. Default false.
   */
  onlyIfCut?: boolean | undefined;
};

/**
 * A few words about one control, on hover and keyboard focus. Touch has neither, so it does not show there; a screen
 * reader still reads it, but essential information belongs on the page. For controls use a popover.
 */
export function Tooltip({ content, children, side = 'top', onlyIfCut = false, ...root }: TooltipProps) {
  requireName('Tooltip', content, 'Give it a `content`, or leave the tooltip out.');
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const change = (next: boolean): void => setOpen(next && (!onlyIfCut || isCut(trigger.current)));
  const own = children.props['aria-describedby'];
  const described = onlyIfCut
    ? children
    : cloneElement(children, { 'aria-describedby': own === undefined ? id : `${own} ${id}` });
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Trigger ref={trigger} delay={firstDelay} render={described} />
      {/* The description exists before the tooltip shows, or a screen reader would have moved on. */}
      {!onlyIfCut && !open && (
        <span id={id} hidden>
          {content}
        </span>
      )}
      <Base.Portal {...useThemeScope()}>
        <Place side={baseSide[side]} sideOffset={6} collisionPadding={8}>
          <Bubble {...root} role="tooltip" id={open ? id : undefined}>
            {content}
          </Bubble>
        </Place>
      </Base.Portal>
    </Base.Root>
  );
}

function isCut(element: HTMLElement | null): boolean {
  if (element === null) return false;
  return [element, ...element.querySelectorAll<HTMLElement>('*')].some(
    (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight,
  );
}

export type TooltipGroupProps = {
  /** Controls with tooltips, such as a toolbar. */
  children: ReactNode;
};

/** Groups tooltips: after the first one the others show at once. A tooltip needs no group. */
export function TooltipGroup({ children }: TooltipGroupProps) {
  return <Base.Provider delay={firstDelay}>{children}</Base.Provider>;
}
