'use client';
import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { requireName } from '../accessibleName.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { changeReason, type ChangeReason } from '../dialog/changeReason.ts';
import { Positioner, Surface, Title } from './Popover.styles.ts';

export type PopoverProps = {
  /** Whether it is open, when the host holds that. */
  open?: boolean;
  /** Whether it starts open, when the popover holds that. Default false. */
  defaultOpen?: boolean;
  /** Called when it wants to open or close; 'backdrop' is a press anywhere beside it. */
  onOpenChange?: (open: boolean, details: { reason: ChangeReason }) => void;
  /** What it is; the accessible name. */
  title: string;
  /** Keeps the title for assistive technology only, where the content makes it plain. Default false. */
  hideTitle?: boolean;
  /** Side of the trigger, in reading direction. It moves to another one where there is no room. Default 'bottom'. */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /** Which ends of trigger and popover meet. Default 'start'. */
  align?: 'start' | 'center' | 'end';
  /** The `Button` or `IconButton` that opens it and that it stands beside. */
  trigger: ReactElement;
  /** A few controls or an explanation. It never leaves the window; what does not fit scrolls. */
  children: ReactNode;
};

const sides = { top: 'top', bottom: 'bottom', start: 'inline-start', end: 'inline-end' } as const;

/**
 * A few controls or an explanation beside the button that opens it; the page stays in use. For one question use a `Dialog`,
 * for a list of actions a menu, for a few words a tooltip.
 */
export function Popover({
  open,
  defaultOpen = false,
  onOpenChange,
  title,
  hideTitle = false,
  side = 'bottom',
  align = 'start',
  trigger,
  children,
}: PopoverProps) {
  requireName('Popover', title, 'Give it a `title`, and `hideTitle` where it need not be seen.');
  return (
    <Base.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next, { reason }) => onOpenChange?.(next, { reason: changeReason(reason) })}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Positioner side={sides[side]} align={align} sideOffset={6} collisionPadding={8}>
          <Surface>
            {hideTitle ? <VisuallyHidden as={Base.Title}>{title}</VisuallyHidden> : <Title>{title}</Title>}
            {children}
          </Surface>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
