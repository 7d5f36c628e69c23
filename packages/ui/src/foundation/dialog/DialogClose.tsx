'use client';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactElement } from 'react';

export type DialogCloseProps = {
  /** The `Button` that closes. */
  children: ReactElement;
};

/**
 * Makes a button inside a dialog, sheet or drawer close it the way its close button does: unsaved input is asked about
 * first, and the host hears the reason 'close'.
 */
export function DialogClose({ children }: DialogCloseProps) {
  return <Dialog.Close render={children} />;
}
