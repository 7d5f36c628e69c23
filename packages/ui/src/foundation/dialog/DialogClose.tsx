'use client';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactElement } from 'react';

export type DialogCloseProps = {
  /** The `Button` that closes. */
  children: ReactElement;
};

/**
 * Makes a button inside a dialog, sheet or drawer close it like its close button: it asks about unsaved input first,
 * and the host gets the reason 'close'.
 */
export function DialogClose({ children }: DialogCloseProps) {
  return <Dialog.Close render={children} />;
}
