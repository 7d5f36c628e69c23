import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typing } from '../testing/typing.ts';
import { formatScreenDate, fromDayNumber, isWithin, toDayNumber } from '../calendar/index.ts';
import { weekOf, weekRange } from './businessWeek.ts';
import { readTypedWeek } from './typedWeek.ts';
import { isWeekSelectable, weekLimits } from './weekLimit.ts';
import { formatWeek } from './weekText.ts';

const today = '2026-11-20';
const options = { today, limits: weekLimits({ today }) } as const;
const range = { start: '2026-11-11', end: '2026-11-17' } as const;
const day = fc.integer({ min: toDayNumber('2021-11-10'), max: toDayNumber('2100-12-31') }).map(fromDayNumber);

describe('typed weeks', () => {
  it.each([
    '46-2026',
    '46/2026',
    '46 2026',
    '46.2026',
    ' 46 - 2026 ',
    '462026',
    '2026-46',
    '202646',
    '46',
    '４６－２０２６',
    '11/11/2026',
    '17/11/26',
    '2026-11-12T10:00:00Z',
  ])('WKP-04 %j is the week of 11 to 17 November 2026', (text) => {
    expect(readTypedWeek(text, options)).toEqual({ week: { year: 2026, week: 46, range } });
  });

  it('WKP-11 days with another number in the catalogue are read under that number only', () => {
    const catalogue = [{ year: 2026, week: 45, range }];
    const read = (text: string) => readTypedWeek(text, { ...options, catalogue });
    expect(read('46').week).toEqual({ year: 2026, week: 45, range });
    expect(read('45').week).toEqual({ year: 2026, week: 45, range });
    expect(read('12/11/2026').week).toEqual({ year: 2026, week: 45, range });
  });

  it("WKP-10 without a year it is today's week-numbering year", () => {
    const turn = '2025-12-31';
    const limits = weekLimits({ today: turn });
    expect(readTypedWeek('1', { today: turn, limits }).week).toEqual({
      year: 2026,
      week: 1,
      range: weekRange(weekOf(turn)),
    });
  });

  it.each([
    ['', { code: 'empty' }],
    ['esta', { code: 'unreadable', example: '47-2026' }],
    ['46-', { code: 'unreadable', example: '47-2026' }],
    ['46-26', { code: 'unreadable', example: '47-2026' }],
    ['12/11', { code: 'unreadable', example: '47-2026' }],
    ['2026-W46', { code: 'unreadable', example: '47-2026' }],
    ['53-2026', { code: 'noSuchWeek', week: 53, year: 2026, weeks: 52 }],
    ['54-2024', { code: 'noSuchWeek', week: 54, year: 2024, weeks: 53 }],
    ['0', { code: 'noSuchWeek', week: 0, year: 2026, weeks: 52 }],
    ['46-0', { code: 'yearOutOfRange', year: 0, min: 2026, max: 2026 }],
    ['46-0000', { code: 'yearOutOfRange', year: 0, min: 2026, max: 2026 }],
    ['46-9999', { code: 'yearOutOfRange', year: 9999, min: 2026, max: 2026 }],
    ['46-20260', { code: 'yearOutOfRange', year: 20_260, min: 2026, max: 2026 }],
    ['31/12/9999', { code: 'unreadable', example: '47-2026' }],
    ['1/1/0001', { code: 'unreadable', example: '47-2026' }],
    ['31/02/2026', { code: 'noSuchDay', day: 31, month: '2026-02', days: 28 }],
    ['1/13/2026', { code: 'noSuchMonth', month: 13 }],
    ['33-2026', { code: 'beforeMin', week: { year: 2026, week: 33 }, min: '2026-08-22' }],
    ['48-2026', { code: 'afterMax', week: { year: 2026, week: 48 }, max: today }],
    ['25/11/2026', { code: 'afterMax', week: { year: 2026, week: 48 }, max: today }],
  ])('WKP-04 WKP-05 WKP-06 %j: names the issue', (text, issue) => {
    expect(readTypedWeek(text, options)).toEqual({ issue });
  });

  it('WKP-08 the running week is allowed before it ends, and the first although it began earlier', () => {
    expect(readTypedWeek('47', options).week?.range.end).toBe('2026-11-24');
    expect(readTypedWeek('34', options).week?.range.start).toBe('2026-08-19');
  });

  it('WKP-08 one day within the limits is enough, be it the first, the last or the only one', () => {
    const { start, end } = range;
    for (const limits of [
      { start: end, end: today },
      { start: '2026-08-22', end: start },
      { start: end, end },
    ] as const)
      expect(readTypedWeek('46', { today, limits }).week).toEqual({ year: 2026, week: 46, range });
  });

  it('WKP-06 before the very first week none is allowed', () => {
    const limits = weekLimits({ today: '2021-11-09' });
    expect(readTypedWeek('45', { today: '2021-11-09', limits })).toEqual({
      issue: { code: 'emptyLimits', min: limits.start, max: limits.end },
    });
  });

  it("WKP-11 numbers are the catalogue's", () => {
    const catalogue = [{ year: 2026, week: 45, range }] as const;
    const week = { year: 2026, week: 45, range };
    expect(readTypedWeek('45-2026', { ...options, catalogue })).toEqual({ week });
    expect(readTypedWeek('12/11/2026', { ...options, catalogue })).toEqual({ week });
    const last = [{ year: 2025, week: 54, range }] as const;
    expect(readTypedWeek('54-2025', { ...options, catalogue: last })).toEqual({
      week: { year: 2025, week: 54, range },
    });
    expect(readTypedWeek('54-2026', { ...options, catalogue: last }).issue?.code).toBe('noSuchWeek');
    expect(readTypedWeek('53-2025', { ...options, catalogue: last }).issue?.code).toBe('noSuchWeek');
  });

  it('WKP-04 WKP-09 every selectable week round-trips through its value and its days', () => {
    fc.assert(
      fc.property(day, fc.nat(90), fc.integer({ min: 1, max: 7 }), (now, back, january) => {
        const numbering = { firstWeekContainsDate: january };
        const limits = weekLimits({ today: now });
        const date = fromDayNumber(toDayNumber(now) - back);
        fc.pre(isWithin(limits, date));
        const week = { ...weekOf(date, numbering), range: weekRange(weekOf(date, numbering), numbering) };
        for (const text of [formatWeek(week), formatScreenDate(date)]) {
          expect(readTypedWeek(text, { today: now, limits, numbering })).toEqual({ week });
        }
      }),
    );
  });

  it('WKP-04 any text is a selectable week or an issue', () => {
    fc.assert(
      fc.property(typing('0123456789/-. '), (text) => {
        const { week, issue } = readTypedWeek(text, options);
        expect(week !== undefined && isWeekSelectable(week, options.limits)).toBe(issue === undefined);
      }),
      { numRuns: 1000 },
    );
  });
});
