import { describe, expect, test, vi } from 'vitest';
import { deferred } from './deferred.ts';

describe('deferred code', () => {
  test('is fetched once, whoever asks', async () => {
    const fetchModule = vi.fn<() => Promise<string>>(async () => 'code');
    const code = deferred(fetchModule);
    expect(code.arrived()).toBeUndefined();
    expect(await Promise.all([code.load(), code.load()])).toEqual(['code', 'code']);
    expect(code.arrived()).toBe('code');
    expect(fetchModule).toHaveBeenCalledTimes(1);
  });

  test('is fetched again after a failure', async () => {
    const fetchModule = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('code');
    const code = deferred(fetchModule);
    await expect(code.load()).rejects.toThrow('offline');
    expect(await code.load()).toBe('code');
  });

  test('is attempted: at once where it has arrived, later where it is fetched', async () => {
    const code = deferred(async () => 'code');
    const use = vi.fn<(module: string) => void>();
    code.attempt(use);
    expect(use).not.toHaveBeenCalled();
    await code.load();
    expect(use.mock.calls).toEqual([['code']]);
    code.attempt(use);
    expect(use).toHaveBeenCalledTimes(2);
  });

  test('is attempted and fetched ahead in silence, and asked for again after a failure', async () => {
    const fetchModule = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('code');
    const code = deferred(fetchModule);
    const use = vi.fn<(module: string) => void>();
    code.attempt(use);
    await expect(code.load()).rejects.toThrow('offline');
    code.prefetch();
    await expect(code.load()).rejects.toThrow('offline');
    code.prefetch();
    expect(await code.load()).toBe('code');
    expect(use).not.toHaveBeenCalled();
    expect(fetchModule).toHaveBeenCalledTimes(3);
  });
});
