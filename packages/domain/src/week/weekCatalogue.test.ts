import { describe, expect, it } from 'vitest';
import { numberOfWeek, rangeOfWeek } from './weekCatalogue.ts';

describe('catalogue weeks', () => {
  const range = { start: '2021-11-10', end: '2021-11-16' } as const;

  const other = { start: '2021-11-03', end: '2021-11-09' } as const;

  it('WKP-11 give their number to their days', () => {
    expect(numberOfWeek(range, [{ year: 2021, week: 45, range }])).toEqual({ year: 2021, week: 45 });
  });

  it('WKP-11 leave other days to the computed number', () => {
    expect(numberOfWeek(range, [{ year: 2021, week: 44, range: other }])).toEqual({ year: 2021, week: 46 });
    for (const days of [
      { start: range.start, end: '2021-11-17' },
      { start: '2021-11-09', end: range.end },
    ] as const)
      expect(numberOfWeek(range, [{ year: 2021, week: 44, range: days }])).toEqual({ year: 2021, week: 46 });
    expect(numberOfWeek(range, [])).toEqual({ year: 2021, week: 46 });
  });

  it('WKP-11 map their number back to their days', () => {
    expect(rangeOfWeek({ year: 2021, week: 45 }, [{ year: 2021, week: 45, range }])).toEqual(range);
    expect(rangeOfWeek({ year: 2021, week: 46 })).toEqual(range);
    expect(rangeOfWeek({ year: 2021, week: 46 }, [{ year: 2020, week: 46, range: other }])).toEqual(range);
    expect(rangeOfWeek({ year: 2021, week: 46 }, [{ year: 2021, week: 45, range: other }])).toEqual(range);
  });

  it('WKP-03 WKP-11 are ignored unless they run from Wednesday to Tuesday', () => {
    const long = { start: range.start, end: '2021-11-17' } as const;
    const shifted = { start: '2021-11-09', end: '2021-11-15' } as const;
    const short = { start: '2021-11-11', end: range.end } as const;
    for (const wrong of [long, shifted, short]) {
      expect(rangeOfWeek({ year: 2021, week: 46 }, [{ year: 2021, week: 46, range: wrong }])).toEqual(range);
    }
  });
});
