import { describe, expect, it } from 'vitest';
import { isRunning, lastEndedWeek, startWeek, weekBefore } from './startWeek.ts';

const TODAY = '2026-11-22';
const week = (number: number, year = 2026) => ({ year, week: number });

describe('the week that is shown first', () => {
  it('CMA-22 is the last that has ended, on its first day and on its last', () => {
    expect(lastEndedWeek('2026-11-18', [])).toEqual(week(46));
    expect(lastEndedWeek('2026-11-24', [])).toEqual(week(46));
    expect(lastEndedWeek('2026-11-25', [])).toEqual(week(47));
  });

  it('CMA-12 is the newest that waits for the adviser, if there is one', () => {
    expect(startWeek(TODAY, [], [])).toEqual(week(46));
    const pending = [week(45), week(44)].map((one) => ({ week: one, toPay: 1 }));
    expect(startWeek(TODAY, [], pending)).toEqual(week(45));
  });

  it('WKP-11 has the number that the company gives it', () => {
    const catalogue = [{ ...week(99), range: { start: '2026-11-11', end: '2026-11-17' } as const }];
    expect(lastEndedWeek(TODAY, catalogue)).toEqual(week(99));
    expect(weekBefore(week(99), catalogue)).toEqual(week(45));
    expect(weekBefore(week(47), catalogue)).toEqual(week(99));
  });

  it('WKP-10 has another one before it over the turn of the year', () => {
    expect(weekBefore(week(1, 2027), [])).toEqual(week(52));
  });

  it('CMA-22 is running on its last day, and has ended on the next', () => {
    expect(isRunning(week(46), '2026-11-17', [])).toBe(true);
    expect(isRunning(week(46), '2026-11-18', [])).toBe(false);
  });
});
