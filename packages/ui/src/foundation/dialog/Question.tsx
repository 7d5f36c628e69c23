'use client';
import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { changeReason, type ChangeReason } from './changeReason.ts';
import { DialogSurface } from './DialogSurface.tsx';
import type { RootProps } from '../../state/rootProps.ts';

export type QuestionProps = RootProps & {
  open: boolean;
  onOpenChange: (open: boolean, reason: ChangeReason) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** 'danger' focuses the cancel button first. */
  tone: 'normal' | 'danger';
  /** The action is running: nothing closes the question. */
  busy?: boolean;
  onConfirm: () => void;
  /** A live region below the text. */
  notice?: ReactNode;
  trigger?: ReactElement | undefined;
};

/** A question with two buttons. A press outside is ignored. */
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
  ...root
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
        {...root}
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
              // A key held since before the question appeared does not confirm it.
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
