import { describe, expect, it } from 'vitest';
import { numberOfWeek } from './weekCatalogue.ts';

describe('weeks of the catalogue', () => {
  const range = { start: '2021-11-10', end: '2021-11-16' } as const;

  it('WKP-11 give the number of their range', () => {
    expect(numberOfWeek(range, [{ year: 2021, week: 45, range }])).toEqual({ year: 2021, week: 45 });
  });

  it('WKP-11 leave every other range to the arithmetic', () => {
    const other = { start: '2021-11-03', end: '2021-11-09' } as const;
    expect(numberOfWeek(range, [{ year: 2021, week: 44, range: other }])).toEqual({ year: 2021, week: 46 });
    expect(numberOfWeek(range, [])).toEqual({ year: 2021, week: 46 });
  });
});
