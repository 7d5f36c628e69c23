/**
 * What is held presses nothing any more until it is let go. For a press that moves the focus: a key that is held on 'Guardar' would
 * go on with whatever has the focus when the dialog has closed.
 */
export function ignoreHeldKeys(): void {
  const released = new AbortController();
  const { signal } = released;
  const release = (): void => released.abort();
  const ignore = (event: KeyboardEvent): void => {
    if (event.repeat) event.preventDefault();
    else release();
  };
  document.addEventListener('keydown', ignore, { capture: true, signal });
  document.addEventListener('keyup', release, { capture: true, signal });
  // A key that is let go over another window is never told.
  window.addEventListener('blur', release, { signal });
}
