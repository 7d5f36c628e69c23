import * as fc from 'fast-check';
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

it('keeps the failures of a key in spite of a success where it forgives nothing', async () => {
  const limit = createAttemptLimit({ clock: () => new Date(0), failures: 2, windowMs: 1000, forgives: false });
  for (const failed of [true, false, true]) await limit.run('a', async () => ({ failed, outcome: failed }));
  expect(await limit.run('a', async () => ({ failed: false, outcome: null }))).toMatchObject({ kind: 'refused' });
});

/** Attempts that take a moment, and fail by their number; tells how many were under way at once. */
function slowAttempts(fails: (made: number) => boolean) {
  const seen = { running: 0, most: 0, made: 0, failed: 0 };
  const attempt = async () => {
    const failed = fails((seen.made += 1));
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await new Promise((resolve) => setImmediate(resolve));
    seen.running -= 1;
    if (failed) seen.failed += 1;
    return { failed, outcome: null };
  };
  return { seen, attempt };
}

it('makes as many attempts of a key at once as may still fail, and in the end all that succeed', async () => {
  const { limit } = limitOf(2, 1000);
  const { seen, attempt } = slowAttempts(() => false);
  const heard = await Promise.all(Array.from({ length: 50 }, () => limit.run('a', attempt)));
  expect(seen.most).toBe(2);
  expect(heard.every(({ kind }) => kind === 'heard')).toBe(true);
});

it('lets no more fail than it may, however many come at once and whatever succeeds between them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }),
      async (failures, plan) => {
        const limit = createAttemptLimit({ clock: () => new Date(0), failures, windowMs: 1000, forgives: false });
        const { seen, attempt } = slowAttempts((made) => plan[made - 1] ?? true);
        await Promise.all(plan.map(() => limit.run('a', attempt)));
        expect(seen.failed).toBeLessThanOrEqual(failures);
        expect(seen.most).toBeLessThanOrEqual(failures);
        expect(seen.made).toBe(seen.failed < failures ? plan.length : seen.made);
      },
    ),
    { numRuns: 50 },
  );
});
