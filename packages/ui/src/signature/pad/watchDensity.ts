/**
 * Calls back when the device pixel ratio changes: the window moved to another screen, or the page was zoomed.
 * @returns An unsubscribe function.
 */
export function watchDensity(onChange: () => void): () => void {
  let query: MediaQueryList;
  const changed = (): void => {
    listen();
    onChange();
  };
  const listen = (): void => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true });
  };
  listen();
  return () => query.removeEventListener('change', changed);
}
