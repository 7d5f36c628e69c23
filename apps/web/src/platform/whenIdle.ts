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

/** How often to check again whether a call is running, ms. */
const PATIENCE = 250;

/** Resolves when no call is under way and the browser has nothing else to do. */
export async function quietMoment(isBusy: () => boolean): Promise<void> {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  if (!isBusy()) return;
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await quietMoment(isBusy);
}
