/** A page draws its charts one after the other: when none was added for this many ms, all are rendered. */
const SETTLED = 50;
/** Fallback for browsers that are never idle or lack the API, ms. */
const LATEST = 500;

const waiting = new Set<() => void>();
let settling: ReturnType<typeof setTimeout> | undefined;

function doAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const work of all) work();
}

function ask(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(doAll, { timeout: LATEST });
  else setTimeout(doAll, LATEST);
}

/**
 * Runs work after the page's charts are painted and the browser is idle; for all charts at once, in one render.
 * @returns A cancel function.
 */
export function whenSpare(work: () => void): () => void {
  waiting.add(work);
  // Counted from the next frame: what comes before it is still on its way to the screen.
  requestAnimationFrame(() => {
    clearTimeout(settling);
    settling = setTimeout(ask, SETTLED);
  });
  return () => {
    waiting.delete(work);
  };
}
