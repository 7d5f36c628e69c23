import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, localText } from '../testing/dates.ts';
import { dayOfWeek, fromDayNumber, toDayNumber } from './calendarDate.ts';
import { eachDay, isWithin } from './dateRange.ts';
import {
  addMonths,
  addToMonth,
  daysInMonth,
  diffMonths,
  formatScreenMonth,
  monthGrid,
  monthOf,
  monthRange,
  parseMonth,
} from './month.ts';

/** Length of the platform's month, days. */
const localLength = (year: number, month: number) => new Date(year, month + 1, 0).getDate();

const oracleDate = fc.integer({ min: toDayNumber('1996-01-01'), max: toDayNumber('2100-12-31') }).map(fromDayNumber);

describe('months', () => {
  it('accept YYYY-MM only', () => {
    expect(parseMonth('2026-11')).toBe('2026-11');
    for (const text of ['', '2026-13', '2026-00', '0000-01', '2026-1', '11/2026', '2026-11-01']) {
      expect(parseMonth(text)).toBeNull();
    }
  });

  it('MTP-03 are shown as MM/yyyy', () => {
    expect(formatScreenMonth('2026-03')).toBe('03/2026');
  });

  it('are added across years', () => {
    expect(monthOf('2026-11-20')).toBe('2026-11');
    expect(addToMonth('2026-11', 2)).toBe('2027-01');
    expect(addToMonth('2026-01', -1)).toBe('2025-12');
    expect(addToMonth('2026-11', -1200)).toBe('1926-11');
  });

  it('differ by calendar months, whatever their days', () => {
    expect(diffMonths('2026-01-31', '2026-02-01')).toBe(1);
    expect(diffMonths('2026-01', '2024-12-31')).toBe(-13);
    fc.assert(
      fc.property(anyDate(40_000), fc.integer({ min: -1200, max: 1200 }), (date, months) => {
        expect(diffMonths(date, addMonths(date, months))).toBe(months);
      }),
    );
  });

  it.each([['9999-12', 1] as const, ['0001-01', -1] as const, ['2026-11', 0.5] as const])(
    '%s and %d months are refused',
    (month, months) => {
      expect(() => addToMonth(month, months)).toThrow(RangeError);
    },
  );

  it.each([
    ['2024-02', 29],
    ['2023-02', 28],
    ['1900-02', 28],
    ['2000-02', 29],
    ['2026-12', 31],
    ['2026-11', 30],
  ] as const)('%s has %i days', (month, days) => {
    expect(daysInMonth(month)).toBe(days);
  });

  it("have the platform's number of days", () => {
    fc.assert(
      fc.property(oracleDate, (date) => {
        expect(daysInMonth(monthOf(date))).toBe(localLength(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1));
      }),
    );
  });

  it('ACD-08 range from the first to the last day', () => {
    expect(monthRange('2024-02')).toEqual({ start: '2024-02-01', end: '2024-02-29' });
    fc.assert(
      fc.property(anyDate(), (date) => {
        expect(isWithin(monthRange(monthOf(date)), date)).toBe(true);
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-15', -17, '2024-12-15'],
  ] as const)('%s and %i months is %s', (date, months, result) => {
    expect(addMonths(date, months)).toBe(result);
  });

  it('agrees with the platform', () => {
    fc.assert(
      fc.property(oracleDate, fc.nat(240), (date, months) => {
        const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8))];
        const last = localLength(year, month + months);
        expect(addMonths(date, months)).toBe(localText(new Date(year, month + months, Math.min(day, last))));
      }),
    );
  });
});

describe('monthGrid', () => {
  it('ACD-01 shows whole weeks around the month', () => {
    const grid = monthGrid('2026-11', 1);
    expect(grid).toHaveLength(6);
    expect(grid[0]).toEqual(eachDay({ start: '2026-10-26', end: '2026-11-01' }));
    expect(grid[5]).toEqual(eachDay({ start: '2026-11-30', end: '2026-12-06' }));
  });

  it('needs four weeks for a February that starts on the first weekday', () => {
    expect(monthGrid('2027-02', 1)).toHaveLength(4);
  });

  it('contains every day of the month once, in weeks that start on the given day', () => {
    fc.assert(
      fc.property(anyDate(40), fc.nat(6), (date, weekStartsOn) => {
        const month = monthOf(date);
        const grid = monthGrid(month, weekStartsOn);
        const shown = grid.flat();
        expect(shown.filter((day) => monthOf(day) === month)).toEqual(eachDay(monthRange(month)));
        for (const week of grid) {
          expect(week).toHaveLength(7);
          expect(week.map(dayOfWeek)[0]).toBe(weekStartsOn);
          expect(week.some((day) => monthOf(day) === month)).toBe(true);
        }
      }),
    );
  });
});
