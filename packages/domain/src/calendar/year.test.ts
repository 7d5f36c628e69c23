import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/dates.ts';
import { addDays } from './calendarDate.ts';
import { isWithin } from './dateRange.ts';
import { monthOf } from './month.ts';
import { parseYear, yearOf, yearRange } from './year.ts';

describe('years', () => {
  it('accept YYYY only', () => {
    expect(['2026', '0001', '9999'].map(parseYear)).toEqual(['2026', '0001', '9999']);
    expect(['', '0000', '26', '20260', '2026-01', ' 2026', '２０２６'].map(parseYear)).toEqual(Array(7).fill(null));
  });

  it('contain their days and months, and none of their neighbours', () => {
    expect(yearRange('0987')).toEqual({ start: '0987-01-01', end: '0987-12-31' });
    fc.assert(
      fc.property(anyDate(400), (date) => {
        const year = yearOf(date);
        const range = yearRange(year);
        expect(yearOf(monthOf(date))).toBe(year);
        expect(parseYear(year)).toBe(year);
        expect(isWithin(range, date)).toBe(true);
        expect([yearOf(addDays(range.start, -1)), yearOf(addDays(range.end, 1))]).toEqual(
          [-1, 1].map((years) => String(Number(year) + years).padStart(4, '0')),
        );
      }),
    );
  });
});
