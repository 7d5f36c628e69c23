/** Resolves at the beginning of the next frame, with its time in ms. */
export const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when what was done last has been painted. */
export async function painted(): Promise<void> {
  await frame();
  await frame();
}

const patience = 10_000;

/**
 * Returns the ms from the action to one frame after the first with the expected content, checked once per frame. A
 * table that draws at once takes two frames, and one that draws later cannot report a frame with old rows.
 * @throws when the expected content does not show within 10 s.
 */
export async function timed(act: () => void, isRight: () => boolean): Promise<number> {
  await painted();
  const started = performance.now();
  act();
  await frame();
  while (!isRight()) {
    if (performance.now() - started > patience) throw new Error(`Nothing right was shown within ${patience} ms.`);
    await frame();
  }
  await frame();
  return performance.now() - started;
}
