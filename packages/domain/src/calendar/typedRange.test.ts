import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typing } from '../testing/typing.ts';
import { fromDayNumber, maxDate, minDate, toDayNumber } from './calendarDate.ts';
import { formatScreenDate } from './dateText.ts';
import { readTypedRange } from './typedRange.ts';

const options = { today: '2026-11-20' } as const;
const offered = fc.integer({ min: toDayNumber('1900-01-01'), max: toDayNumber('2100-12-31') }).map(fromDayNumber);

describe('typed ranges', () => {
  it.each([
    '01/02/2026 - 15/02/2026',
    '01/02/2026-15/02/2026',
    '1-2-2026 - 15-2-2026',
    '1-2-2026-15-2-2026',
    '01/02/2026 – 15/02/2026',
    '01/02/2026 al 15/02/2026',
    'del 01/02/2026 al 15/02/2026',
    'desde el 1/2/26 hasta el 15/2/26',
    'de 1/2/26 a 15/2/26',
    'from 1/2/2026 to 15/2/2026',
    'vom 1.2.2026 bis zum 15.2.2026',
    'du 1/2/2026 au 15/2/2026',
    '2026-02-01 to 2026-02-15',
    '2026/02/01〜2026/02/15',
    '2026年2月1日～2026年2月15日',
    '2026年2月1日から2026年2月15日まで',
    '从2026年2月1日到2026年2月15日',
    '2026年2月1日至2026年2月15日',
    '15/02/2026 - 01/02/2026',
    '01/02 - 15/02/2026',
    '01/02/2026 - 15/02',
    '01/02 - 15/02',
    '01022026 - 15022026',
    '01/02/2026 00:00 - 15/02/2026 23:59',
  ])('DRP-01 %j is 1 to 15 February 2026', (text) => {
    expect(readTypedRange(text, options)).toEqual({ range: { start: '2026-02-01', end: '2026-02-15' } });
  });

  it('DRP-01 one day alone is the range of that day', () => {
    for (const text of ['1/2/26', '1/2 al 1/2', '1/2/26 al 1/2/26'])
      expect(readTypedRange(text, options)).toEqual({ range: { start: '2026-02-01', end: '2026-02-01' } });
  });

  it('DRP-01 a year at one of the days applies to both', () => {
    const range = { start: '2025-02-01', end: '2025-02-15' };
    expect(readTypedRange('01/02 - 15/02/2025', options)).toEqual({ range });
    expect(readTypedRange('01/02/2025 al 15/02', options)).toEqual({ range });
  });

  it.each([
    ['', { code: 'empty' }],
    ['31/02/2026', { code: 'noSuchDay', day: 31, month: '2026-02', days: 28 }],
    // Written as one day, though with such a year: not the range from 12 November to 1 February.
    ['12-11-010226', { code: 'yearOutOfRange', year: 10_226, min: 1900, max: 2100 }],
    ['31/02/2026 - 1/3/2026', { code: 'noSuchDay', day: 31, month: '2026-02', days: 28 }],
    ['1/2/2026 - 1/13/2026', { code: 'noSuchMonth', month: 13 }],
    ['1/2/1899 - 1/2/1900', { code: 'beforeMin', date: '1899-02-01', min: '1900-01-01' }],
    ['1/2/2100 - 1/2/2101', { code: 'afterMax', date: '2101-02-01', max: '2100-12-31' }],
  ])('DRP-06 %j: names the issue of the first wrong day', (text, issue) => {
    expect(readTypedRange(text, options)).toEqual({ issue });
  });

  it.each([
    'ayer',
    '1-2-3-4-5',
    '01/02/2026 15/02/2026',
    '01/02/2026 - ',
    '- 01/02/2026',
    '01/02/2026 y 15/02/2026',
    '1/2/2026 - 2/2/2026 - 3/2/2026',
    '20/12 al 05/01',
    '20/12 al 05/01/2026',
    '20/12/2026 al 05/01',
    '5–12/11',
    '20/11 – 25',
  ])('DRP-01 %j has no reading or several, and is unreadable', (text) => {
    expect(readTypedRange(text, options)).toEqual({ issue: { code: 'unreadable', example: '20/11/2026' } });
  });

  it('DRP-06 a range may have maxDays, not one more', () => {
    expect(readTypedRange('1/2/26 - 7/2/26', { ...options, maxDays: 7 })).toEqual({
      range: { start: '2026-02-01', end: '2026-02-07' },
    });
    expect(readTypedRange('8/2/26 - 1/2/26', { ...options, maxDays: 7 })).toEqual({
      issue: { code: 'tooManyDays', days: 8, maxDays: 7 },
    });
  });

  it('DRP-01 any two allowed days round-trip in order', () => {
    fc.assert(
      fc.property(offered, offered, fc.constantFrom(' - ', '-', ' al ', ' – ', '～'), (a, b, joint) => {
        expect(readTypedRange(`${formatScreenDate(a)}${joint}${formatScreenDate(b)}`, options)).toEqual({
          range: { start: minDate(a, b), end: maxDate(a, b) },
        });
      }),
    );
  });

  it('DRP-01 any text is a range within the limits or an issue', () => {
    const limits = { min: '1950-01-01', max: '2050-12-31' } as const;
    fc.assert(
      fc.property(typing('0123456789/-. al至'), (text) => {
        const { range, issue } = readTypedRange(text, { ...options, ...limits });
        const isRange =
          range !== undefined && limits.min <= range.start && range.start <= range.end && range.end <= limits.max;
        expect(isRange).toBe(issue === undefined);
      }),
      { numRuns: 1000 },
    );
  });
});
