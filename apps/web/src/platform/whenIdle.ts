/**
 * Runs work when the browser is idle. Returns a cancel function. Safari has no `requestIdleCallback`; it runs after two
 * seconds there.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 10_000 });
  return () => cancelIdleCallback(request);
}
