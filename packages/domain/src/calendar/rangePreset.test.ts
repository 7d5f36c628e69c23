import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/dates.ts';
import { addDays, diffDays } from './calendarDate.ts';
import { isWithin } from './dateRange.ts';
import type { RangeLimits } from './rangeLimit.ts';
import { DEFAULT_RANGE_PRESET, presetOf, presetRange, RANGE_PRESETS, rangePresets } from './rangePreset.ts';

const today = '2026-11-20';

const COUNTED = [
  ['today', 1],
  ['last7Days', 7],
  ['last30Days', 30],
] as const;

describe('range presets', () => {
  it.each([
    ['DRP-03a', 'today', '2026-11-20', '2026-11-20'],
    ['DRP-03b', 'last7Days', '2026-11-14', '2026-11-20'],
    ['DRP-03c', 'last30Days', '2026-10-22', '2026-11-20'],
    ['DRP-03d', 'thisMonth', '2026-11-01', '2026-11-30'],
    ['DRP-03e', 'lastMonth', '2026-10-01', '2026-10-31'],
  ] as const)('%s %s is %s to %s', (_id, preset, start, end) => {
    expect(presetRange(preset, today)).toEqual({ start, end });
  });

  it('DRP-03 last month of January is December of the year before', () => {
    expect(presetRange('lastMonth', '2026-01-31')).toEqual({ start: '2025-12-01', end: '2025-12-31' });
  });

  it('DRP-03 are in screen order', () => {
    expect(rangePresets(today).map(({ id }) => id)).toEqual([...RANGE_PRESETS]);
  });

  it('DRP-04 CST-31 the default is the last 7 days, including today, and is recognised as that preset', () => {
    const range = presetRange(DEFAULT_RANGE_PRESET, today);
    expect(range).toEqual({ start: '2026-11-14', end: today });
    expect(presetOf(range, today)).toBe('last7Days');
    expect(presetOf({ start: '2026-11-13', end: today }, today)).toBeNull();
  });

  it('DRP-03 count 1, 7 and 30 days up to today; months contain today or end before it', () => {
    fc.assert(
      fc.property(anyDate(70), (day) => {
        for (const [preset, days] of COUNTED) {
          const { start, end } = presetRange(preset, day);
          expect([end, diffDays(start, end) + 1]).toEqual([day, days]);
        }
        expect(isWithin(presetRange('thisMonth', day), day)).toBe(true);
        expect(diffDays(presetRange('lastMonth', day).end, presetRange('thisMonth', day).start)).toBe(1);
      }),
    );
  });
});

const limited = (limits: RangeLimits): string[] =>
  rangePresets(today, limits).map(({ id, range }) => `${id} ${range.start} ${range.end}`);

describe('range presets within limits', () => {
  it('DRP-03 DRP-06 are clipped to them', () => {
    expect(limited({ min: '2026-10-15', max: today })).toEqual([
      'today 2026-11-20 2026-11-20',
      'last7Days 2026-11-14 2026-11-20',
      'last30Days 2026-10-22 2026-11-20',
      'thisMonth 2026-11-01 2026-11-20',
      'lastMonth 2026-10-15 2026-10-31',
    ]);
  });

  it('DRP-03 DRP-06 are omitted without a day within them', () => {
    expect(limited({ max: '2026-11-19' })[0]).toBe('last7Days 2026-11-14 2026-11-19');
    expect(limited({ min: today }).map((preset) => preset.split(' ')[0])).not.toContain('lastMonth');
    expect(limited({ min: '2026-12-01' })).toEqual([]);
    expect(limited({ min: '2026-11-21', max: '2026-11-20' })).toEqual([]);
  });

  it('DRP-03 are omitted when longer than maxDays', () => {
    expect(limited({ maxDays: 7 })).toEqual(['today 2026-11-20 2026-11-20', 'last7Days 2026-11-14 2026-11-20']);
    expect(limited({ maxDays: 6 })).toEqual(['today 2026-11-20 2026-11-20']);
  });

  it('DRP-04 are recognised by their clipped days', () => {
    const limits = { max: today } as const;
    expect(presetOf({ start: '2026-11-01', end: today }, today, limits)).toBe('thisMonth');
    expect(presetOf({ start: '2026-11-01', end: '2026-11-30' }, today, limits)).toBeNull();
  });

  it('DRP-03 DRP-04 each offered preset is within the limits and is recognised', () => {
    fc.assert(
      fc.property(
        anyDate(400),
        fc.nat(60),
        fc.nat(60),
        fc.integer({ min: 1, max: 31 }),
        (day, back, ahead, maxDays) => {
          const limits = { min: addDays(day, -back), max: addDays(day, ahead), maxDays };
          for (const { id, range } of rangePresets(day, limits)) {
            expect(limits.min <= range.start && range.start <= range.end && range.end <= limits.max).toBe(true);
            expect(diffDays(range.start, range.end)).toBeLessThan(maxDays);
            const known = presetOf(range, day, limits);
            expect(known !== null && RANGE_PRESETS.indexOf(known) <= RANGE_PRESETS.indexOf(id)).toBe(true);
          }
        },
      ),
    );
  });
});
