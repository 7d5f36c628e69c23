/** How long the page is held up at a time, in ms: less than a frame, so that it scrolls and answers meanwhile. */
const SLICE = 8;

/**
 * Gives what `source` yields in slices of about 8 ms of its work, and lets the browser answer and paint between them.
 * @throws The reason of `signal` once that is aborted.
 */
export async function* inSlices<Item>(source: Iterable<Item>, signal: AbortSignal): AsyncGenerator<readonly Item[]> {
  const freed = async (): Promise<number> => {
    await pageFreed();
    signal.throwIfAborted();
    return performance.now() + SLICE;
  };
  let until = await freed();
  let slice: Item[] = [];
  for (const item of source) {
    slice.push(item);
    if (performance.now() < until) continue;
    yield slice;
    slice = [];
    until = await freed();
  }
  if (slice.length > 0) yield slice;
}

/**
 * Resolves when the browser has done what waits: presses, timers, what React has to show. `scheduler.yield` would go on before
 * timers and React, and a timer would wait at least 4 ms, and much longer in a tab that is not seen.
 */
export const pageFreed = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const go = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', go);
    port1.start();
    port2.postMessage(null);
  });
