import { describe, expect, it, vi } from 'vitest';
import { newKey } from '../keyedAttempt.ts';
import { tabLock } from './tabLock.ts';

describe('the lock of the tabs', () => {
  it('runs one task at a time when the browser has locks', async () => {
    const order: string[] = [];
    const lock = tabLock();
    const work = (name: string) =>
      lock(async (alone) => {
        order.push(`${name} ${alone}`);
        await new Promise(setImmediate);
        order.push(`${name} done`);
      });
    await Promise.all([work('one'), work('two')]);
    expect(order).toEqual(['one true', 'one done', 'two true', 'two done']);
  });

  it('stops waiting for a tab that holds it and hangs', async () => {
    const release = Promise.withResolvers<void>();
    const held = tabLock()(() => release.promise);
    expect(await tabLock(navigator.locks, 20)(async (alone) => alone)).toBe(false);
    release.resolve();
    await held;
  });

  it('is skipped on plain http, or when the browser refuses it', async () => {
    expect(await tabLock(null)(async (alone) => alone)).toBe(false);
    const request = vi.fn<() => Promise<never>>().mockRejectedValue(new DOMException('', 'SecurityError'));
    const refusing: Pick<LockManager, 'request'> = Object.create({ request });
    expect(await tabLock(refusing)(async (alone) => alone)).toBe(false);
  });

  it('passes an error of the task to the caller, and runs the task once', async () => {
    const work = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('broken'));
    await expect(tabLock()(work)).rejects.toThrow('broken');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('the key of a job', () => {
  it('is new each time, on plain http too', () => {
    const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    const keys = [newKey(), newKey(), newKey(plain), newKey(plain)];
    expect(new Set(keys).size).toBe(4);
    expect(keys.filter((key) => !/^[\da-f-]{32,36}$/.test(key))).toEqual([]);
  });
});
