'use client';
import { createContext, useContext } from 'react';
import type { ToastFunctions } from './toasts.ts';

export const ToastContext = createContext<ToastFunctions | null>(null);

/**
 * Shows transient messages: `const { show } = useToast()`. What must not be missed belongs on the page, in a `Banner`.
 */
export function useToast(): ToastFunctions {
  const toasts = useContext(ToastContext);
  if (toasts !== null) return toasts;
  throw new Error(
    'useToast: there is no Toaster around this component. ' +
      'What it reports would never be seen. ' +
      'Render one <Toaster> around the application, inside LocaleProvider.',
  );
}
