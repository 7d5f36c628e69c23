/** A browser that is never idle, or cannot say so, is taken as such after this many ms. */
const LATEST = 500;

const waiting = new Set<() => void>();

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
 * Does some work once the next frame has been painted and the browser has nothing else to do; that of all charts at once, so that it
 * is one rendering. @returns what calls it off.
 */
export function whenSpare(work: () => void): () => void {
  // Asked for before the frame, an idle moment could come before it is painted.
  if (waiting.size === 0) requestAnimationFrame(ask);
  waiting.add(work);
  return () => {
    waiting.delete(work);
  };
}
