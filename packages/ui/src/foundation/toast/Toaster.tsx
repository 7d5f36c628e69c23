'use client';
import { Toast } from '@base-ui/react/toast';
import { useState, type ReactNode } from 'react';
import { ToastContext } from './ToastContext.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { createToasts, type Toasts } from './toasts.ts';

export type ToasterProps = {
  /** The toasts that are shown, from `createToasts`, where they are reported outside of React too. Default: some of its own. */
  toasts?: Toasts;
  /** The application; below here `useToast` reports. */
  children?: ReactNode;
};

/**
 * The place where toasts appear, once per application, inside `LocaleProvider`: on a phone at the bottom over the whole width,
 * else at the bottom of the end side, above dialogs. F6 takes the focus there.
 */
export function Toaster({ toasts, children }: ToasterProps) {
  const [own] = useState(createToasts);
  const shown = toasts ?? own;
  return (
    <ToastContext value={shown}>
      {children}
      <Toast.Provider limit={Infinity}>
        {/* Always there, even when it is empty: a screen reader announces only what is added to a region that it knows. */}
        <Toast.Portal>
          <ToastRegion toasts={shown} />
        </Toast.Portal>
      </Toast.Provider>
    </ToastContext>
  );
}
