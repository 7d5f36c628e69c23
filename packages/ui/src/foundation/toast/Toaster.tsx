'use client';
import { Toast } from '@base-ui/react/toast';
import { useState, type ReactNode } from 'react';
import { ToastContext } from './ToastContext.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { createToasts, type Toasts } from './toasts.ts';
import { useThemeScope } from '../../theme/index.ts';

export type ToasterProps = {
  /** The toasts to show, from `createToasts`, when they are also reported outside of React. Default: its own. */
  toasts?: Toasts | undefined;
  /** The application; `useToast` works below here. */
  children?: ReactNode;
};

/**
 * The place where toasts appear, once per application, inside `LocaleProvider`: on a phone at the bottom with full
 * width, else at the bottom end, above dialogs. F6 focuses it.
 */
export function Toaster({ toasts, children }: ToasterProps) {
  const [own] = useState(createToasts);
  const shown = toasts ?? own;
  return (
    <ToastContext value={shown}>
      {children}
      <Toast.Provider limit={Infinity}>
        {/* Always rendered, even when empty: a screen reader announces only additions to an existing region. */}
        <Toast.Portal {...useThemeScope()}>
          <ToastRegion toasts={shown} />
        </Toast.Portal>
      </Toast.Provider>
    </ToastContext>
  );
}
