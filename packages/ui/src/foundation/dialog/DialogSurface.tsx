'use client';
import { Dialog } from '@base-ui/react/dialog';
import type { KeyboardEvent, MouseEvent, ReactNode, Ref, RefObject } from 'react';
import { isHeldPress } from '../button/heldPress.ts';
import { Description, DialogBody, DialogFooter, DialogHeader, Panel, Stage } from './Dialog.styles.ts';
import { Backdrop, Title } from './panel.styles.ts';
import { ReturnPlace } from './ReturnPlace.tsx';
import { followVisibleArea } from './visibleArea.ts';
import { useThemeScope } from '../../theme/index.ts';
import { useBothRefs } from '../../state/useBothRefs.ts';
import type { RootProps } from '../../state/rootProps.ts';

type DialogSurfaceProps = RootProps & {
  size: 'small' | 'medium' | 'large';
  /** Slides up from the bottom edge below sm. */
  sheet?: boolean;
  panelRef?: Ref<HTMLDivElement>;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** A live region at the end of the content. It takes no space while empty. */
  notice?: ReactNode;
  footer?: ReactNode;
  /** Last in tab order: the close button, and dialogs above this one. */
  last?: ReactNode;
};

/** A press outside never moves the focus out of the dialog. */
const keepFocus = (event: MouseEvent): void => {
  if (event.target === event.currentTarget) event.preventDefault();
};

/** The key that opened it may still be held: it must not confirm a question or open the focused list. */
const ignoreHeldPress = (event: KeyboardEvent): void => {
  if (!isHeldPress(event) || !(event.target instanceof Element) || !event.target.closest('button, a')) return;
  event.preventDefault();
  event.stopPropagation();
};

const isEmpty = (node: ReactNode): boolean => node === undefined || node === null || node === false || node === '';

/** Layout of a dialog, sheet or question: backdrop, panel, header, body, footer. Inside a root of Base UI. */
export function DialogSurface({
  size,
  sheet = false,
  panelRef,
  initialFocus,
  title,
  description,
  children,
  notice,
  footer,
  last,
  ...root
}: DialogSurfaceProps) {
  return (
    <Dialog.Portal {...useThemeScope()}>
      <Backdrop data-part="backdrop" forceRender onMouseDown={keepFocus} />
      <Stage ref={followVisibleArea} data-sheet={sheet || undefined} onMouseDown={keepFocus}>
        <Panel
          {...root}
          ref={useBothRefs(panelRef, root.ref)}
          data-size={size}
          initialFocus={initialFocus}
          onKeyDownCapture={ignoreHeldPress}
        >
          <DialogHeader data-swipe-handle>
            <Title>{title}</Title>
          </DialogHeader>
          <DialogBody>
            {!isEmpty(description) && (
              <Description data-alone={isEmpty(children) || undefined}>{description}</Description>
            )}
            {children}
            {notice}
          </DialogBody>
          {!isEmpty(footer) && <DialogFooter>{footer}</DialogFooter>}
          {last}
          <ReturnPlace />
        </Panel>
      </Stage>
    </Dialog.Portal>
  );
}
