'use client';
import { CircleAlert } from '../icons/circle-alert.ts';
import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '../../locale/index.ts';
import { dialogTexts } from '../../locale/texts/es/dialog.ts';
import { useControlled } from '../../state/useControlled.ts';
import { requireName } from '../accessibleName.ts';
import type { ChangeReason, OpenProps } from './changeReason.ts';
import { Failure } from './Dialog.styles.ts';
import { Question } from './Question.tsx';
import { useConfirmation } from './useConfirmation.ts';
import type { RootProps } from '../../state/rootProps.ts';

export type ConfirmDialogProps = RootProps &
  OpenProps & {
    /** A short question; the accessible name. */
    title: string;
    /** What will happen, and whether it can be undone. Announced with the title. */
    description?: ReactNode;
    /** The action as a verb ('Eliminar'), never 'OK' or 'Sí'. */
    confirmLabel: string;
    /** Label of the cancel button. Default from the catalogue ('Cancelar'). */
    cancelLabel?: string | undefined;
    /**
     * 'danger' for actions that cannot be undone: a red button, and the focus starts on the cancel button. Default
     * 'normal'.
     */
    tone?: 'normal' | 'danger' | undefined;
    /**
     * The action. While its promise is pending, the button is busy and nothing closes the question. When it rejects, the
     * question stays; the host explains the rejection in `error`.
     */
    onConfirm: () => void | Promise<unknown>;
    /** Why it failed and what to do; announced. Empty or undefined without an error. */
    error?: string | undefined;
    /** A `Button` that opens it. Without one the host opens it through `open`. */
    trigger?: ReactElement | undefined;
  };

/** Asks for confirmation with two buttons. A press outside is ignored. */
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
  ...root
}: ConfirmDialogProps) {
  const t = useTexts(dialogTexts);
  requireName('ConfirmDialog', title, 'Give it a `title` that asks the question.');
  const [isOpen, setOpen] = useControlled({ value: open, defaultValue: defaultOpen, component: 'ConfirmDialog' });
  const tell = (next: boolean, reason: ChangeReason): void => {
    setOpen(next);
    onOpenChange?.(next, { reason });
  };
  const { busy, confirm } = useConfirmation(isOpen, onConfirm, () => tell(false, 'confirm'));
  return (
    <Question
      {...root}
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
      // The live region exists before the error, or the error would not be announced.
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
