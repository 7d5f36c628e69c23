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
});
