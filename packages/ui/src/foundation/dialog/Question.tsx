'use client';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { changeReason, type ChangeReason } from './changeReason.ts';
import { DialogSurface } from './DialogSurface.tsx';

export type QuestionProps = {
  open: boolean;
  onOpenChange: (open: boolean, reason: ChangeReason) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** 'danger' starts with the focus on the other answer. */
  tone: 'normal' | 'danger';
  /** The action is under way: nothing closes the question. */
  busy?: boolean;
  onConfirm: () => void;
  /** A live region below the text. */
  notice?: ReactNode;
  trigger?: ReactElement | undefined;
};

/** One question with two answers. A press beside it is none. */
export function Question({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone,
  busy = false,
  onConfirm,
  notice,
  trigger,
}: QuestionProps) {
  const confirmButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (busy) details.cancel();
        else onOpenChange(next, changeReason(details.reason));
      }}
    >
      {trigger !== undefined && <AlertDialog.Trigger render={trigger} />}
      <DialogSurface
        size="small"
        initialFocus={tone === 'danger' ? cancelButton : confirmButton}
        title={title}
        description={description}
        notice={notice}
        footer={
          <>
            <AlertDialog.Close
              render={
                <Button ref={cancelButton} disabled={busy}>
                  {cancelLabel}
                </Button>
              }
            />
            <Button
              ref={confirmButton}
              variant={tone === 'danger' ? 'danger' : 'primary'}
              busy={busy}
              onClick={onConfirm}
              // A key still held down from before the question was there answers nothing.
              onKeyDown={(event) => event.repeat && event.preventDefault()}
            >
              {confirmLabel}
            </Button>
          </>
        }
      />
    </AlertDialog.Root>
  );
}
