import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LATE_FROM_MINUTES, leadAge, WAITING_FROM_MINUTES } from './leadAge.ts';

const NOW = 1_795_000_000_000;
const ago = (ms: number) => leadAge({ createdAt: NOW - ms }, NOW);
const minutes = (count: number) => count * 60_000;
const instant = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('the age of a lead', () => {
  it.each([
    ['0 s', 0, 0, 'fresh'],
    ['59.999 s', 59_999, 0, 'fresh'],
    ['a minute', minutes(1), 1, 'fresh'],
    ['just below 5 minutes', minutes(5) - 1, 4, 'fresh'],
    ['5 minutes', minutes(5), 5, 'waiting'],
    ['just below 15 minutes', minutes(15) - 1, 14, 'waiting'],
    ['15 minutes', minutes(15), 15, 'late'],
    ['more than an hour', minutes(61), 61, 'late'],
  ] as const)('CAR-05 after %s is in whole minutes, with its tone', (_, ms, count, tone) => {
    expect(ago(ms)).toEqual({ minutes: count, tone });
  });

  it('CAR-05 has 5 and 15 minutes as its thresholds', () => {
    expect([WAITING_FROM_MINUTES, LATE_FROM_MINUTES]).toEqual([5, 15]);
  });

  it('CAR-05 is 0 minutes when the clock is behind', () => {
    expect(ago(-minutes(30))).toEqual({ minutes: 0, tone: 'fresh' });
  });

  it('CAR-05 is unknown without the instant or without a clock', () => {
    expect(leadAge({ createdAt: null }, NOW)).toBeNull();
    expect(leadAge({ createdAt: NOW }, Number.NaN)).toBeNull();
    expect(leadAge({ createdAt: 0 }, Number.POSITIVE_INFINITY)).toBeNull();
  });

  it('CAR-05 is never negative and never decreases', () => {
    fc.assert(
      fc.property(instant, instant, fc.nat(10_000_000), (createdAt, now, later) => {
        const before = leadAge({ createdAt }, now)?.minutes ?? -1;
        const after = leadAge({ createdAt }, now + later)?.minutes ?? -1;
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after - before).toBeLessThanOrEqual(later / 60_000 + 1);
      }),
    );
  });
});
