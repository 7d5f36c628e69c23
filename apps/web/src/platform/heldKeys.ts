/**
 * Ignores held keys until they are released. For a press that moves the focus: a key held on 'Guardar' would press
 * whatever has the focus after the dialog closed.
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
  // A key released over another window is never reported.
  window.addEventListener('blur', release, { signal });
}
