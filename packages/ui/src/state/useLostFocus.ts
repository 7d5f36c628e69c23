'use client';
import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus on the page when the element that holds it goes away: `rescue` names the element that takes it over.
 * Spread the result on the element around whatever may go. What stands elsewhere in the document, such as a dialog that is
 * opened from inside, looks after its own focus.
 */
export function useLostFocus(rescue: () => HTMLElement | null | undefined) {
  const holder = useRef<Element>(null);
  // At every commit, because any of them may have removed the holder; React reports no blur then.
  useLayoutEffect(() => {
    const last = holder.current;
    if (last === null || (last.isConnected && last.closest('[inert]') === null)) return;
    holder.current = null;
    const now = document.activeElement;
    if (now === null || now === last || now === document.body) rescue()?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ currentTarget, target }: FocusEvent): void => {
      holder.current = currentTarget.contains(target) ? target : null;
    },
    onBlur: (): void => {
      holder.current = null;
    },
  };
}
