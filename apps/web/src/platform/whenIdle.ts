/**
 * Does some work once the browser has nothing else to do; gives the way to call it off. Safari has no `requestIdleCallback`;
 * two seconds after the page is there it is idle enough.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 10_000 });
  return () => cancelIdleCallback(request);
}
