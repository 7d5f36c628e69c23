import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDayNumber, toDayNumber } from './calendarDate.ts';
import { type DatePattern, formatDate, formatMonth, SCREEN_PATTERN, withoutDay } from './datePattern.ts';
import { monthOf } from './month.ts';
import { readTypedDate } from './typedDate.ts';
import { readTypedMonth } from './typedMonth.ts';
import { readTypedRange } from './typedRange.ts';

const today = '2026-11-20';
const patterns: readonly DatePattern[] = [
  SCREEN_PATTERN,
  'dd.MM.yyyy',
  'dd. MM. yyyy',
  'dd-MM-yyyy',
  'MM/dd/yyyy',
  'yyyy-MM-dd',
  'yyyy/MM/dd',
  'yyyy年MM月dd日',
];
const anyPattern = fc.constantFrom(...patterns);
/** Any day that a picker allows. */
const offered = fc.integer({ min: toDayNumber('1900-01-01'), max: toDayNumber('2100-12-31') }).map(fromDayNumber);

describe('a pattern of days', () => {
  it.each([
    ['dd.MM.yyyy', '01.02.2026', '02.2026'],
    ['MM/dd/yyyy', '02/01/2026', '02/2026'],
    ['yyyy-MM-dd', '2026-02-01', '2026-02'],
    ['yyyy年MM月dd日', '2026年02月01日', '2026年02月'],
  ])('%s writes the first of February 2026 as %s, and its month as %s', (pattern, day, month) => {
    expect(formatDate('2026-02-01', pattern)).toBe(day);
    expect(formatMonth('2026-02', pattern)).toBe(month);
  });

  it('reads what it writes: days, ranges and months', () => {
    fc.assert(
      fc.property(anyPattern, offered, offered, (pattern, first, second) => {
        const [start, end] = first <= second ? [first, second] : [second, first];
        expect(readTypedDate(formatDate(first, pattern), { today, pattern })).toEqual({ date: first });
        expect(
          readTypedRange(`${formatDate(start, pattern)} – ${formatDate(end, pattern)}`, { today, pattern }),
        ).toEqual({ range: { start, end } });
        const limits = { min: '1900-01', max: '2100-12' } as const;
        expect(readTypedMonth(formatMonth(monthOf(first), pattern), { today, pattern, limits })).toEqual({
          month: monthOf(first),
        });
      }),
    );
  });

  it.each([
    ['dd/MM/yyyy', '1/2/26', '2026-02-01'],
    ['dd/MM/yyyy', '01022026', '2026-02-01'],
    ['MM/dd/yyyy', '1/2/26', '2026-01-02'],
    ['MM/dd/yyyy', '01022026', '2026-01-02'],
    ['MM/dd/yyyy', '2026-02-01', '2026-02-01'],
    ['yyyy-MM-dd', '1/2', '2026-01-02'],
  ])('of %s reads %s as %s', (pattern, text, date) => {
    expect(readTypedDate(text, { today, pattern })).toEqual({ date });
  });

  it('gives an example of its own for what cannot be read, and does not guess another order', () => {
    const pattern = 'MM/dd/yyyy';
    expect(readTypedDate('mañana', { today, pattern })).toEqual({
      issue: { code: 'unreadable', example: '11/20/2026' },
    });
    expect(readTypedDate('31/12/2026', { today, pattern })).toEqual({ issue: { code: 'noSuchMonth', month: 31 } });
  });

  it('leaves a month without its day nothing of the signs beside it', () => {
    for (const pattern of patterns) expect(withoutDay(pattern)).toMatch(/^(?:MM.{0,2}yyyy|yyyy.MM月?)$/u);
  });
});
