/** A page draws its charts one after the other: nothing new for that many ms, and all of them are there. */
const SETTLED = 50;
/** A browser that is never idle, or cannot say so, is taken as such after this many ms. */
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
 * Does some work once the charts of the page are on the screen and the browser has nothing else to do; that of all charts at once,
 * so that it is one rendering. @returns what calls it off.
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
