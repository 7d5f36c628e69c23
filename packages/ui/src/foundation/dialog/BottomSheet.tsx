'use client';
import { requireName } from '../accessibleName.ts';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';
import { useDialogOpen } from './useDialogOpen.ts';
import { useSwipeDown } from './useSwipeDown.ts';

export type BottomSheetProps = DialogFrameProps;

/**
 * A `Dialog` that on a phone (below 544 px) slides up from the bottom edge and can be swiped down to close. In a wider
 * window it is a centred dialog.
 */
export function BottomSheet({ open, defaultOpen, onOpenChange, unsaved, ...frame }: BottomSheetProps) {
  requireName('BottomSheet', frame.title, 'Give it a `title` that says what it asks.');
  const state = useDialogOpen({ component: 'BottomSheet', open, defaultOpen, onOpenChange, unsaved, busy: frame.busy });
  const panelRef = useSwipeDown(() => state.change(false, 'swipe'));
  return <DialogFrame {...frame} state={state} sheet panelRef={panelRef} />;
}
