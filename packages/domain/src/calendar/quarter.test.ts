import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/dates.ts';
import { addDays } from './calendarDate.ts';
import { isWithin } from './dateRange.ts';
import { diffMonths, monthOf } from './month.ts';
import { quarterLimits } from './pickerLimit.ts';
import { parseQuarter, quarterOf, quarterRange } from './quarter.ts';

describe('quarters', () => {
  it('accept YYYY-Qn only', () => {
    expect(['2026-Q1', '0001-Q4', '9999-Q3'].map(parseQuarter)).toEqual(['2026-Q1', '0001-Q4', '9999-Q3']);
    const wrong = ['', '0000-Q1', '2026-Q0', '2026-Q5', '2026-Q12', '26-Q1', '2026-1', '2026-q1', ' 2026-Q1', '2026Q1'];
    expect(wrong.map(parseQuarter)).toEqual(wrong.map(() => null));
  });

  it('begin in January, April, July and October', () => {
    const quarters = ['2024-Q1', '2024-Q2', '0987-Q3', '2026-Q4'] as const;
    expect(quarters.map(quarterRange)).toEqual([
      { start: '2024-01-01', end: '2024-03-31' },
      { start: '2024-04-01', end: '2024-06-30' },
      { start: '0987-07-01', end: '0987-09-30' },
      { start: '2026-10-01', end: '2026-12-31' },
    ]);
  });

  it('contain their days and months, and none of their neighbours', () => {
    fc.assert(
      fc.property(anyDate(100), (date) => {
        const quarter = quarterOf(date);
        const { start, end } = quarterRange(quarter);
        expect(quarterOf(monthOf(date))).toBe(quarter);
        expect(parseQuarter(quarter)).toBe(quarter);
        expect(isWithin({ start, end }, date)).toBe(true);
        expect(diffMonths(start, end)).toBe(2);
        const [before, after] = [quarterOf(addDays(start, -1)), quarterOf(addDays(end, 1))];
        expect(before < quarter && quarter < after).toBe(true);
      }),
    );
  });

  it('of a picker run from 1800, or another year, to the current one', () => {
    expect(quarterLimits('2026-11-20')).toEqual({ min: '1800-Q1', max: '2026-Q4' });
    expect(quarterLimits('2026-03-31', 2021)).toEqual({ min: '2021-Q1', max: '2026-Q1' });
  });
});
