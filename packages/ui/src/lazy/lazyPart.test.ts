import { afterEach, describe, expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';

const offline = () => new TypeError('Failed to fetch');

describe('a lazy part', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is loaded once, for all callers', async () => {
    const fetchPart = vi.fn<() => Promise<string>>(async () => 'part');
    const part = lazyPart(fetchPart);
    expect(part.loaded()).toBeUndefined();
    expect(await Promise.all([part.load(), part.load()])).toEqual(['part', 'part']);
    expect(part.loaded()).toBe('part');
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  test('is loaded again after a failure', async () => {
    const fetchPart = vi.fn<() => Promise<string>>().mockRejectedValueOnce(offline()).mockResolvedValue('part');
    const part = lazyPart(fetchPart);
    await expect(part.load()).rejects.toThrow('Failed to fetch');
    expect(await part.load()).toBe('part');
  });

  test('is passed to the work that needs it: at once when loaded, else later', async () => {
    const part = lazyPart(async () => 'part');
    const work = vi.fn<(loaded: string) => void>();
    part.whenLoaded(work);
    expect(work).not.toHaveBeenCalled();
    await part.load();
    expect(work.mock.calls).toEqual([['part']]);
    part.whenLoaded(work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('is preloaded silently, and loaded again after a failure', async () => {
    const fetchPart = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(offline())
      .mockRejectedValueOnce(offline())
      .mockResolvedValue('part');
    const part = lazyPart(fetchPart);
    const work = vi.fn<(loaded: string) => void>();
    part.whenLoaded(work);
    await expect(part.load()).rejects.toThrow('Failed to fetch');
    await part.preload();
    expect(part.loaded()).toBeUndefined();
    await part.preload();
    expect(part.loaded()).toBe('part');
    expect(work).not.toHaveBeenCalled();
    expect(fetchPart).toHaveBeenCalledTimes(3);
  });

  test('is not preloaded offline: a browser may never retry a failed module', async () => {
    const fetchPart = vi.fn<() => Promise<string>>(async () => 'part');
    const part = lazyPart(fetchPart);
    vi.stubGlobal('navigator', { onLine: false });
    await part.preload();
    expect(fetchPart).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    await part.preload();
    expect(part.loaded()).toBe('part');
  });
});
