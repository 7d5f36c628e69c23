'use client';
import { X } from '../icons/x.ts';
import { Dialog } from '@base-ui/react/dialog';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { dialogTexts } from '../../locale/ownTexts.ts';
import { requireName } from '../accessibleName.ts';
import { changeReason, type ChangeReason } from './changeReason.ts';
import { DrawerHeader, Panel } from './Drawer.styles.ts';
import { Backdrop, Body, Footer, Title } from './panel.styles.ts';
import { ReturnPlace } from './ReturnPlace.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';

type PanelStyle = CSSProperties & { '--drawer-width': string };

export type DrawerProps = {
  /** Whether it is open, when the host holds that. */
  open?: boolean;
  /** Whether it starts open, when the drawer holds that. Default false. */
  defaultOpen?: boolean;
  /** Called when it wants to open or close. A host that holds `open` and leaves it as it is keeps the drawer in place. */
  onOpenChange?: (open: boolean, details: { reason: ChangeReason }) => void;
  /** What it is; the accessible name. */
  title: string;
  /** Keeps the title for assistive technology only, where the content makes it plain. Default false. */
  hideTitle?: boolean;
  /** Edge of the screen that it comes from, in reading direction. Default 'end'. */
  side?: 'start' | 'end';
  /** Width in px; it always leaves 48 px of the page in sight. Default 360. */
  width?: number;
  /** 'none' for lists that reach the edge. Default 'normal'. */
  padding?: 'normal' | 'none';
  /** Actions that stay in sight at the bottom, the primary one last. */
  footer?: ReactNode;
  /** A `Button` that opens it. Without one the host opens it through `open`. */
  trigger?: ReactElement;
  /** Name of the close button. Default from the catalogue. */
  closeLabel?: string;
  /** What it holds. What does not fit scrolls, header and footer stay in sight. */
  children?: ReactNode;
};

/**
 * A panel from the edge of the screen for what accompanies the page: menu, filters, details. While it is open the page
 * behind rests; the focus goes in and afterwards back to where it was. For one question use a dialog.
 */
export function Drawer({
  open,
  defaultOpen = false,
  onOpenChange,
  title,
  hideTitle = false,
  side = 'end',
  width = 360,
  padding = 'normal',
  footer,
  trigger,
  closeLabel,
  children,
}: DrawerProps) {
  const t = useTexts(dialogTexts);
  requireName('Drawer', title, 'Give it a `title`, and `hideTitle` where it need not be seen.');
  const panelStyle: PanelStyle = { '--drawer-width': `${width}px` };
  return (
    <Dialog.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next, { reason }) => onOpenChange?.(next, { reason: changeReason(reason) })}
    >
      {trigger !== undefined && <Dialog.Trigger render={trigger} />}
      <Dialog.Portal>
        <Backdrop data-part="backdrop" />
        <Panel data-side={side} style={panelStyle}>
          <DrawerHeader data-bare={hideTitle || undefined}>
            {hideTitle ? <VisuallyHidden as={Dialog.Title}>{title}</VisuallyHidden> : <Title>{title}</Title>}
            <Dialog.Close
              render={
                <IconButton label={closeLabel ?? t('dialog.close')}>
                  <X />
                </IconButton>
              }
            />
          </DrawerHeader>
          <Body data-padding={padding}>{children}</Body>
          {footer !== undefined && <Footer>{footer}</Footer>}
          <ReturnPlace />
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
