import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus when it arrives, should what led there have gone with it. Put the ref onto what takes it.
 * @param isWanted Whether the person was led there by this page; the first part of a visit leaves the focus to the browser.
 */
export function useArrivalFocus<Holder extends HTMLElement>(isWanted: boolean): RefObject<Holder | null> {
  const holder = useRef<Holder>(null);
  useEffect(() => {
    if (isWanted && (document.activeElement ?? document.body) === document.body) holder.current?.focus();
  }, [isWanted]);
  return holder;
}
