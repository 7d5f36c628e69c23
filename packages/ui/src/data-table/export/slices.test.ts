import { describe, expect, it, vi } from 'vitest';
import { inSlices } from './slices.ts';

/** Yields so many numbers, and works on each for about 1 ms. */
function* slowNumbers(count: number): Generator<number> {
  for (let number = 0; number < count; number += 1) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield number;
  }
}

async function gathered<Item>(slices: AsyncIterable<readonly Item[]>): Promise<(readonly Item[])[]> {
  const all: (readonly Item[])[] = [];
  for await (const slice of slices) all.push(slice);
  return all;
}

const never = new AbortController().signal;

describe('inSlices', () => {
  it('gives everything in its order, a few at a time', async () => {
    const slices = await gathered(inSlices(slowNumbers(50), never));
    expect(slices.flat()).toEqual(Array.from({ length: 50 }, (_, number) => number));
    expect(slices.length).toBeGreaterThan(3);
    expect(Math.max(...slices.map(({ length }) => length))).toBeLessThanOrEqual(12);
  });

  it('gives nothing for nothing', async () => {
    expect(await gathered(inSlices([], never))).toEqual([]);
  });

  it('lets what waits have its turn in between', async () => {
    const waiting = vi.fn<() => void>();
    const turns: number[] = [];
    setTimeout(waiting);
    for await (const slice of inSlices(slowNumbers(40), never)) {
      turns.push(waiting.mock.calls.length);
      expect(slice.length).toBeGreaterThan(0);
    }
    expect(turns.at(-1)).toBe(1);
  });

  it('stops when it is told to, and takes nothing more from its source', async () => {
    const stop = new AbortController();
    const source = slowNumbers(1000);
    const slices = inSlices(source, stop.signal);
    await slices.next();
    stop.abort();
    await expect(slices.next()).rejects.toThrow('aborted');
    expect(source.next().done).toBe(true);
  });

  it('does not begin when it is stopped before', async () => {
    const source = slowNumbers(3);
    await expect(gathered(inSlices(source, AbortSignal.abort()))).rejects.toThrow('aborted');
    expect(source.next().value).toBe(0);
  });
});
