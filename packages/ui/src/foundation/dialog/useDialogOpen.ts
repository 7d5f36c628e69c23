'use client';
import { useState } from 'react';
import { useControlled } from '../../state/useControlled.ts';
import type { ChangeReason } from './changeReason.ts';

type DialogOpenOptions = {
  component: string;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: { reason: ChangeReason }) => void) | undefined;
  /** Nothing the person does closes it. */
  busy?: boolean | undefined;
  /** Every way to close it asks first. */
  unsaved?: boolean | undefined;
};

/** Open state of a dialog, and the question before closing it. */
export function useDialogOpen({
  component,
  open,
  defaultOpen = false,
  onOpenChange,
  busy = false,
  unsaved = false,
}: DialogOpenOptions) {
  const [isOpen, setOpen] = useControlled({ value: open, defaultValue: defaultOpen, component });
  const [requested, setRequested] = useState<ChangeReason | null>(null);
  // The host closed it while the question was open; next time it opens without one.
  if (!isOpen && requested !== null) setRequested(null);

  const tell = (next: boolean, reason: ChangeReason): void => {
    setOpen(next);
    onOpenChange?.(next, { reason });
  };
  return {
    isOpen,
    /** What the person wants; false when it must wait or ask first. */
    change: (next: boolean, reason: ChangeReason): boolean => {
      if (!next && busy) return false;
      if (!next && unsaved) {
        setRequested(reason);
        return false;
      }
      tell(next, reason);
      return true;
    },
    asking: requested !== null,
    keep: (): void => setRequested(null),
    discard: (): void => {
      if (requested !== null && !busy) tell(false, requested);
    },
  };
}

export type DialogOpen = ReturnType<typeof useDialogOpen>;
