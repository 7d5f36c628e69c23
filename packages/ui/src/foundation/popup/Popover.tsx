'use client';
import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { requireName } from '../accessibleName.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { changeReason, type OpenProps } from '../dialog/changeReason.ts';
import { baseSide, type PopupSide } from './popupSide.ts';
import { Positioner, Surface, Title } from './Popover.styles.ts';
import { useThemeScope } from '../../theme/index.ts';
import type { RootProps } from '../../state/rootProps.ts';

export type PopoverProps = RootProps &
  OpenProps & {
    /** Title; the accessible name. */
    title: string;
    /** Hides the title visually, when the content makes it obvious. Default false. */
    hideTitle?: boolean | undefined;
    /** Side of the trigger, in reading direction. Flips when there is no room. Default 'bottom'. */
    side?: PopupSide | undefined;
    /** Which edges of trigger and popover align. Default 'start'. */
    align?: 'start' | 'center' | 'end' | undefined;
    /** The `Button` or `IconButton` that opens it and anchors it. */
    trigger: ReactElement;
    /** A few controls or an explanation. It stays inside the window and scrolls when too tall. */
    children: ReactNode;
  };

/**
 * A few controls or an explanation beside the button that opens it; the page stays usable. For one question use a
 * `Dialog`, for a list of actions a menu, for a few words a tooltip.
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
  ...root
}: PopoverProps) {
  requireName('Popover', title, 'Give it a `title`, and `hideTitle` where it need not be seen.');
  return (
    <Base.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next, { reason }) => onOpenChange?.(next, { reason: changeReason(reason) })}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal {...useThemeScope()}>
        <Positioner side={baseSide[side]} align={align} sideOffset={6} collisionPadding={8}>
          <Surface {...root}>
            {hideTitle ? <VisuallyHidden as={Base.Title}>{title}</VisuallyHidden> : <Title>{title}</Title>}
            {children}
          </Surface>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
