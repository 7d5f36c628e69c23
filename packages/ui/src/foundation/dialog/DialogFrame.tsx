'use client';
import { X } from '../icons/x.ts';
import { Dialog } from '@base-ui/react/dialog';
import { type ReactElement, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../../locale/index.ts';
import { dialogTexts } from '../../locale/texts/es/dialog.ts';
import { IconButton } from '../button/IconButton.tsx';
import { changeReason, type OpenProps } from './changeReason.ts';
import { Corner } from './Dialog.styles.ts';
import { DialogSurface } from './DialogSurface.tsx';
import type { DialogOpen } from './useDialogOpen.ts';
import { Question } from './Question.tsx';
import type { RootProps } from '../../state/rootProps.ts';

/** Props that `Dialog` and `BottomSheet` share. */
export type DialogFrameProps = RootProps &
  OpenProps & {
    /** The question or task in a few words; the accessible name. */
    title: string;
    /** One or two sentences below the title, announced with it. */
    description?: ReactNode;
    /** Fields or text. It scrolls when too tall; header and footer stay visible. */
    children?: ReactNode;
    /**
     * Actions, the primary one last. Wrap a button in `DialogClose` to make it close the dialog. On a phone they are
     * stacked.
     */
    footer?: ReactNode;
    /** Width in px if there is room: 400, 560 or 800. Default 'medium'. */
    size?: 'small' | 'medium' | 'large' | undefined;
    /** A `Button` that opens it. Without one the host opens it through `open`. */
    trigger?: ReactElement | undefined;
    /**
     * The element focused when it opens. Default: the first control of the content, or the panel itself when opened by
     * touch, so that the keyboard does not open.
     */
    initialFocus?: RefObject<HTMLElement | null> | undefined;
    /** There is unsaved input: Escape, the backdrop and the close button ask before closing. Default false. */
    unsaved?: boolean | undefined;
    /** Its action is running and nothing the person does closes it. The host still can. Default false. */
    busy?: boolean | undefined;
  };

type InnerProps = Omit<DialogFrameProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'unsaved'> & {
  state: DialogOpen;
  sheet?: boolean;
  panelRef?: Ref<HTMLDivElement>;
};

/** The second click of a double click on the opening button hits the backdrop. */
export const isSecondPress = (event: Event): boolean => event instanceof MouseEvent && event.detail > 1;

/** Behaviour that dialog and sheet share: closing, and the question before it. */
export function DialogFrame({
  state,
  sheet = false,
  panelRef = null,
  size = 'medium',
  trigger,
  busy = false,
  ...content
}: InnerProps) {
  const t = useTexts(dialogTexts);
  const hadPopup = usePopupAtPress(state.isOpen);
  return (
    <Dialog.Root
      open={state.isOpen}
      onOpenChange={(next, details) => {
        const reason = changeReason(details.reason);
        const accidental = !next && reason !== 'close' && isSecondPress(details.event);
        // The press closed the list or menu that was open above the dialog.
        const meantForPopup = reason === 'backdrop' && hadPopup.current;
        if (accidental || meantForPopup || !state.change(next, reason)) details.cancel();
      }}
    >
      {trigger !== undefined && <Dialog.Trigger render={trigger} />}
      <DialogSurface
        {...content}
        size={size}
        sheet={sheet}
        panelRef={panelRef}
        last={
          <>
            <Corner>
              <Dialog.Close
                render={
                  <IconButton size="small" label={t('dialog.close')} aria-disabled={busy || undefined}>
                    <X />
                  </IconButton>
                }
              />
            </Corner>
            <DiscardQuestion state={state} />
          </>
        }
      />
    </Dialog.Root>
  );
}

/** Popups anchored to a control: lists, menus, popovers, calendars. Not tooltips, which take no focus. */
const popup = "[data-side][data-open]:not(:has([role='tooltip'])), :popover-open";

/** Whether a popup was open when the pointer last went down, while `enabled`; it has closed by the click. */
function usePopupAtPress(enabled: boolean): RefObject<boolean> {
  const hadPopup = useRef(false);
  useEffect(() => {
    if (!enabled) return undefined;
    const look = (): void => {
      hadPopup.current = document.querySelector(popup) !== null;
    };
    // In the capture phase, before other handlers.
    window.addEventListener('pointerdown', look, true);
    return () => window.removeEventListener('pointerdown', look, true);
  }, [enabled]);
  return hadPopup;
}

/** Asks before input is discarded. */
function DiscardQuestion({ state }: { state: DialogOpen }) {
  const t = useTexts(dialogTexts);
  return (
    <Question
      open={state.asking}
      onOpenChange={state.keep}
      title={t('dialog.discardTitle')}
      description={t('dialog.unsaved')}
      tone="danger"
      confirmLabel={t('dialog.discard')}
      cancelLabel={t('dialog.keep')}
      onConfirm={state.discard}
    />
  );
}
