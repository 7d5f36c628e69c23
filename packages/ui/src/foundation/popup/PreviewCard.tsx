'use client';
import { PreviewCard as Base } from '@base-ui/react/preview-card';
import type { ReactElement, ReactNode } from 'react';
import { menuChangeReason, type MenuChangeReason } from './menuChangeReason.ts';
import { styled } from 'styled-components';
import { layer, space, useThemeScope } from '../../theme/index.ts';
import { baseSide, type PopupSide } from './popupSide.ts';
import { popupStyle } from './popup.styles.ts';
import type { RootProps } from '../../state/rootProps.ts';

const Place = styled(Base.Positioner)`
  z-index: ${layer.popup};
`;

const Sheet = styled(Base.Popup)`
  ${popupStyle}
  inline-size: 320px;
  padding: ${space(4)};
  overflow: auto;
  overflow-wrap: anywhere;
`;

export type PreviewCardProps = RootProps & {
  /** The link whose target is previewed. */
  trigger: ReactElement<{ href?: string }>;
  /** A preview of the target: it adds nothing that is not on the target page. */
  content: ReactNode;
  /** How long pointer or focus rest on the link before it shows, ms. Default 600. */
  delay?: number | undefined;
  /** How long it stays after the pointer left link and card, ms. Default 300. */
  closeDelay?: number | undefined;
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is initially open (uncontrolled). Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when it should open or close: the moment to load its content. */
  onOpenChange?: ((open: boolean, details: { reason: MenuChangeReason }) => void) | undefined;
  /** Side of the link, in reading direction. Flips when it does not fit. Default 'bottom'. */
  side?: PopupSide | undefined;
  /** Which edges of link and card align. Default 'start'. */
  align?: 'start' | 'center' | 'end' | undefined;
};

/**
 * A preview of a person or a contract behind a link, while pointer or keyboard focus rest on it. For touch and screen
 * readers the link is only a link. For controls use a popover.
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
  ...root
}: PreviewCardProps) {
  return (
    <Base.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next, { reason }) => onOpenChange?.(next, { reason: menuChangeReason(reason) })}
    >
      <Base.Trigger delay={delay} closeDelay={closeDelay} render={trigger} />
      <Base.Portal {...useThemeScope()}>
        <Place side={baseSide[side]} align={align} sideOffset={6} collisionPadding={8}>
          <Sheet {...root}>{content}</Sheet>
        </Place>
      </Base.Portal>
    </Base.Root>
  );
}
