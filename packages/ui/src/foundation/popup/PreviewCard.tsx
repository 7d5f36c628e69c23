'use client';
import { PreviewCard as Base } from '@base-ui/react/preview-card';
import type { ReactElement, ReactNode } from 'react';
import { menuChangeReason, type MenuChangeReason } from './menuChangeReason.ts';
import { Place, Sheet } from './PreviewCard.styles.ts';

export type PreviewCardProps = {
  /** The link whose target is previewed. */
  trigger: ReactElement<{ href?: string }>;
  /** A glance at the target: a complement, with nothing that cannot be found by following the link. */
  content: ReactNode;
  /** How long pointer or focus rest on the link before it comes, in ms. Default 600. */
  delay?: number;
  /** How long it stays after the pointer left link and card, in ms. Default 300. */
  closeDelay?: number;
  /** Whether it is open, when the host holds that. */
  open?: boolean;
  /** Whether it starts open, when the card holds that. Default false. */
  defaultOpen?: boolean;
  /** Called when it wants to open or close: the moment to fetch what it shows. */
  onOpenChange?: (open: boolean, details: { reason: MenuChangeReason }) => void;
  /** Side of the link, in reading direction. Where it does not fit it takes the opposite one. Default 'bottom'. */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** Which edges of link and card are in line. Default 'start'. */
  align?: 'start' | 'center' | 'end';
};

/**
 * A glance at a person or a contract behind a link, while pointer or keyboard focus rest on it. On touch, and for a screen
 * reader, the link is only a link. For what has to be pressed use a popover.
 */
export function PreviewCard({
  trigger,
  content,
  delay,
  closeDelay,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
}: PreviewCardProps) {
  return (
    <Base.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next, { reason }) => onOpenChange?.(next, { reason: menuChangeReason(reason) })}
    >
      <Base.Trigger delay={delay} closeDelay={closeDelay} render={trigger} />
      <Base.Portal>
        <Place side={side} align={align} sideOffset={6} collisionPadding={8}>
          <Sheet>{content}</Sheet>
        </Place>
      </Base.Portal>
    </Base.Root>
  );
}
