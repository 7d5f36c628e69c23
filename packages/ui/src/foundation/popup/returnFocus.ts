/** Whether the focus is in the popup or nowhere, so that it may be moved; focus elsewhere stays. */
export function isFreeToMove(popup: Element | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || popup?.contains(focused) === true;
}

/**
 * For Base UI's `finalFocus`: focuses the button of a popup that goes, unless something takes the focus in the same
 * moment, such as a field that its action shows. Base UI itself decides before that. Always false: nothing is left to it.
 * @param closeType How it was closed; after a key the focus is shown.
 */
export function returnFocus(closeType: string, button: HTMLElement | null, isFree: () => boolean): false {
  const options = { preventScroll: true, ...(closeType === 'keyboard' && { focusVisible: true }) };
  if (isFree()) queueMicrotask(() => isFree() && button?.focus(options));
  return false;
}
