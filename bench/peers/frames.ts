/** Resolves at the beginning of the next frame, with its time in ms. */
export const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves when what was done last has been painted. */
export async function painted(): Promise<void> {
  await frame();
  await frame();
}

const patience = 10_000;

/**
 * Gives the ms from the act to one frame after the first one that shows what is right, which is asked once per frame. A table
 * that draws at once so has its two frames, and one that draws later cannot report a frame that still shows old rows.
 * @throws when nothing right is shown within 10 s.
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
