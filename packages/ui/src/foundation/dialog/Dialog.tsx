'use client';
import { requireName } from '../accessibleName.ts';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import { useDialogOpen } from './useDialogOpen.ts';

export type DialogProps = DialogFrameProps;

/**
 * One question or one short task above the page, which is inert meanwhile. The focus moves in and afterwards back. For
 * a plain yes or no use `ConfirmDialog`, for content beside the page a `Drawer`.
 */
export function Dialog({ open, defaultOpen, onOpenChange, unsaved, ...frame }: DialogProps) {
  requireName('Dialog', frame.title, 'Give it a `title` that says what it asks.');
  const state = useDialogOpen({ component: 'Dialog', open, defaultOpen, onOpenChange, unsaved, busy: frame.busy });
  return <DialogFrame {...frame} state={state} />;
}
