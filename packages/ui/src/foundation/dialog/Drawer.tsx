'use client';
import { X } from '../icons/x.ts';
import { Dialog } from '@base-ui/react/dialog';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { dialogTexts } from '../../locale/texts/es/dialog.ts';
import { requireName } from '../accessibleName.ts';
import { changeReason, type OpenProps } from './changeReason.ts';
import { DrawerHeader, Panel } from './Drawer.styles.ts';
import { Backdrop, Body, Footer, Title } from './panel.styles.ts';
import { ReturnPlace } from './ReturnPlace.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { useThemeScope } from '../../theme/index.ts';
import type { RootProps } from '../../state/rootProps.ts';

type PanelStyle = CSSProperties & { '--drawer-width': string };

export type DrawerProps = RootProps &
  OpenProps & {
    /** Title; the accessible name. */
    title: string;
    /** Hides the title visually, when the content makes it obvious. Default false. */
    hideTitle?: boolean | undefined;
    /** Edge of the screen, in reading direction. Default 'end'. */
    side?: 'start' | 'end' | undefined;
    /** Width in px; 48 px of the page always stay visible. Default 360. */
    width?: number | undefined;
    /** 'none' for lists that reach the edge. Default 'normal'. */
    padding?: 'normal' | 'none' | undefined;
    /** Actions that stay visible at the bottom, the primary one last. */
    footer?: ReactNode;
    /** A `Button` that opens it. Without one the host opens it through `open`. */
    trigger?: ReactElement | undefined;
    /** Content. It scrolls when too tall; header and footer stay visible. */
    children?: ReactNode;
  };

/**
 * A panel at the edge of the screen for content beside the page: menu, filters, details. While open the page is inert;
 * the focus moves in and afterwards back. For one question use a dialog.
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
  children,
  ...root
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
      <Dialog.Portal {...useThemeScope()}>
        <Backdrop data-part="backdrop" />
        <Panel {...root} data-side={side} style={{ ...panelStyle, ...root.style }}>
          <DrawerHeader data-bare={hideTitle || undefined}>
            {hideTitle ? <VisuallyHidden as={Dialog.Title}>{title}</VisuallyHidden> : <Title>{title}</Title>}
            <Dialog.Close
              render={
                <IconButton label={t('dialog.close')}>
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
