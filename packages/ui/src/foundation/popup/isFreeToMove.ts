/** Whether the focus is in the popup or nowhere, so that it may be restored; focus elsewhere stays. */
export function isFreeToMove(popup: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || popup?.contains(focused) === true;
}
