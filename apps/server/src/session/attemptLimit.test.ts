import { expect, it } from 'vitest';
import { createAttemptLimit } from './attemptLimit.ts';

function limitOf(failures: number, windowMs: number) {
  const clock = { now: 0 };
  const limit = createAttemptLimit({ clock: () => new Date(clock.now), failures, windowMs });
  const attempt = (key: string, failed: boolean) => limit.run(key, async () => ({ failed, outcome: failed }));
  return { clock, limit, attempt };
}

it('counts failures that lie within the window, and says how long the oldest still counts', async () => {
  const { clock, attempt } = limitOf(2, 1000);
  await attempt('a', true);
  clock.now = 600;
  await attempt('a', true);
  expect(await attempt('a', true)).toEqual({ kind: 'refused', retryAfterS: 1 });
  clock.now = 1000;
  expect(await attempt('a', true)).toEqual({ kind: 'heard', outcome: true });
  expect(await attempt('a', true)).toMatchObject({ kind: 'refused' });
});

it('forgets the failures of a key after a success, and keeps keys apart', async () => {
  const { attempt } = limitOf(2, 1000);
  await attempt('a', true);
  await attempt('a', false);
  await attempt('a', true);
  expect(await attempt('a', true)).toMatchObject({ kind: 'heard' });
  expect(await attempt('a', true)).toMatchObject({ kind: 'refused' });
  expect(await attempt('b', true)).toMatchObject({ kind: 'heard' });
});

it('goes on after an attempt that broke', async () => {
  const { attempt, limit } = limitOf(2, 1000);
  const broken = limit.run('a', async () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(await attempt('a', false)).toEqual({ kind: 'heard', outcome: false });
});

it('makes the attempts of one key one after another', async () => {
  const { limit } = limitOf(2, 1000);
  let running = 0;
  let most = 0;
  const attempt = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return { failed: false, outcome: null };
  };
  await Promise.all(Array.from({ length: 5 }, () => limit.run('a', attempt)));
  expect(most).toBe(1);
});
