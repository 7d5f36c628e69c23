/**
 * Calls back when a CSS px has become more or fewer px of the screen: the window went to another one, or the page is magnified.
 * @returns Ends it.
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
