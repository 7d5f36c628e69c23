import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/dates.ts';
import { addDays, diffDays } from './calendarDate.ts';
import { eachDay, isWithin } from './dateRange.ts';

describe('date ranges', () => {
  it('include both ends', () => {
    const range = { start: '2026-11-18', end: '2026-11-20' } as const;
    expect(eachDay(range)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(isWithin(range, '2026-11-18')).toBe(true);
    expect(isWithin(range, '2026-11-20')).toBe(true);
    expect(isWithin(range, '2026-11-17')).toBe(false);
    expect(isWithin(range, '2026-11-21')).toBe(false);
  });

  it('are empty when they end before they start', () => {
    const range = { start: '2026-11-20', end: '2026-11-18' } as const;
    expect(eachDay(range)).toEqual([]);
    expect(isWithin(range, '2026-11-19')).toBe(false);
  });

  it('contain exactly the days they list', () => {
    fc.assert(
      fc.property(anyDate(60), fc.nat(50), fc.integer({ min: -60, max: 60 }), (start, length, offset) => {
        const range = { start, end: addDays(start, length) };
        const date = addDays(start, offset);
        expect(eachDay(range)).toHaveLength(diffDays(range.start, range.end) + 1);
        expect(eachDay(range).includes(date)).toBe(isWithin(range, date));
      }),
    );
  });
});
