import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/dates.ts';
import { sortDates, toggleDate } from './dateList.ts';

const anyDates = fc.array(anyDate(), { maxLength: 12 });

describe('lists of days', () => {
  it('are in order, each day once', () => {
    expect(sortDates(['2026-11-12', '2026-01-31', '2026-11-12', '2025-12-01'])).toEqual([
      '2025-12-01',
      '2026-01-31',
      '2026-11-12',
    ]);
    fc.assert(
      fc.property(anyDates, (dates) => {
        const sorted = sortDates(dates);
        expect(new Set(sorted)).toEqual(new Set(dates));
        expect(sorted.every((date, index) => index === 0 || (sorted[index - 1] ?? date) < date)).toBe(true);
      }),
    );
  });

  it('gain a day, and lose it again', () => {
    fc.assert(
      fc.property(anyDates, anyDate(), (dates, date) => {
        const without = dates.filter((each) => each !== date);
        expect(toggleDate(without, date)).toEqual(sortDates([...without, date]));
        expect(toggleDate([...without, date, date], date)).toEqual(sortDates(without));
      }),
    );
  });
});
