'use client';
import { CircleAlert } from '../icons/circle-alert.ts';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { confirmDialogTexts } from '../../locale/ownTexts.ts';
import { useControlled } from '../../state/useControlled.ts';
import { requireName } from '../accessibleName.ts';
import type { ChangeReason } from './changeReason.ts';
import { Failure } from './Dialog.styles.ts';
import { Question } from './Question.tsx';
import { useConfirmation } from './useConfirmation.ts';

export type ConfirmDialogProps = {
  /** Whether it is open, when the host holds that. */
  open?: boolean;
  /** Whether it starts open, when the dialog holds that. Default false. */
  defaultOpen?: boolean;
  /** Called when it opens or closes; the reason is 'confirm' after the action has succeeded, 'close' after cancelling. */
  onOpenChange?: (open: boolean, details: { reason: ChangeReason }) => void;
  /** The question in a few words, ending with a question mark; the accessible name. */
  title: string;
  /** What will happen, and whether it can be undone. Read out with the title. */
  description?: ReactNode;
  /** The action in a verb ('Eliminar'), never 'OK' or 'Sí'. */
  confirmLabel: string;
  /** Label of the other button. Default from the catalogue ('Cancelar'). */
  cancelLabel?: string;
  /** 'danger' for what cannot be undone: a red button, and the focus starts on the other one. Default 'normal'. */
  tone?: 'normal' | 'danger';
  /**
   * The action. While its promise is pending, the button is busy and nothing closes the question. When it rejects, the
   * question stays; the rejection itself is the host's to report, in `error`.
   */
  onConfirm: () => void | Promise<unknown>;
  /** Why it failed and what to do; announced. An empty text or undefined is no error. */
  error?: string | undefined;
  /** A `Button` that opens it. Without one the host opens it through `open`. */
  trigger?: ReactElement;
};

/** Asks before something is done, in one question with two answers. A press beside it is no answer. */
export function ConfirmDialog({
  open,
  defaultOpen = false,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'normal',
  onConfirm,
  error,
  trigger,
}: ConfirmDialogProps) {
  const t = useTexts(confirmDialogTexts);
  requireName('ConfirmDialog', title, 'Give it a `title` that asks the question.');
  const [isOpen, setOpen] = useControlled({ value: open, defaultValue: defaultOpen, component: 'ConfirmDialog' });
  const tell = (next: boolean, reason: ChangeReason): void => {
    setOpen(next);
    onOpenChange?.(next, { reason });
  };
  const { busy, confirm } = useConfirmation(isOpen, onConfirm, () => tell(false, 'confirm'));
  return (
    <Question
      open={isOpen}
      onOpenChange={tell}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel ?? t('confirmDialog.cancel')}
      tone={tone}
      busy={busy}
      onConfirm={confirm}
      trigger={trigger}
      // The live region is there before the error, or its arrival would not be announced.
      notice={
        <div aria-live="assertive">
          {error !== undefined && error !== '' && (
            <Failure>
              <CircleAlert aria-hidden />
              <span>{error}</span>
            </Failure>
          )}
        </div>
      }
    />
  );
}
