import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/dates.ts';
import { typing } from '../testing/typing.ts';
import { type CalendarDate, fromDayNumber, toDayNumber } from './calendarDate.ts';
import { formatScreenDate, formatWireDate } from './dateText.ts';
import { readTypedDate } from './typedDate.ts';

const today = '2026-11-20';
const options = { today } as const;
const unreadable = { issue: { code: 'unreadable', example: '20/11/2026' } };

/** Any day that a picker allows. */
const offered = fc.integer({ min: toDayNumber('1900-01-01'), max: toDayNumber('2100-12-31') }).map(fromDayNumber);

/** The first of February, `length` characters long. */
const wide = (length: number) => `01 02${' '.repeat(length - '01 022026'.length)}2026`;

describe('typed days', () => {
  it.each([
    '01/02/2026',
    '1/2/26',
    '01022026',
    '010226',
    '1-2-2026',
    '1.2.2026',
    '1. 2. 2026',
    '1 2 2026',
    '1 / 2 / 2026',
    '1–2–2026',
    '1   2   2026',
    '1\t2\n2026',
    '  1/2/2026\t',
    '01/02/2026 \u200F',
    '\u200E01/\u200E02/\u200E2026',
    '01\u00A002\u00A02026',
    '０１／０２／２０２６',
    '1/2',
    '01/02',
    '1.2.',
  ])('DRP-01 ADL-10 %j is 1 February 2026', (text) => {
    expect(readTypedDate(text, options)).toEqual({ date: '2026-02-01' });
  });

  it.each([
    '2026-02-01',
    '2026/02/01',
    '2026.2.1',
    '20260201',
    '2026-02-01T10:30:00.000Z',
    '2026-02-01T23:30:00-06:00',
    '2026-02-01 00:15',
    '01/02/2026 10:30',
    '01/02/2026, 10:30:15 p. m.',
    '1/2 9:30 am',
    '2026年2月1日',
    '2月1日',
  ])('DRP-01 %j, pasted, is 1 February 2026', (text) => {
    expect(readTypedDate(text, options)).toEqual({ date: '2026-02-01' });
  });

  it.each([
    ['46', '1946-01-01'],
    ['45', '2045-01-01'],
    ['00', '2000-01-01'],
    ['99', '1999-01-01'],
    ['26', '2026-01-01'],
  ])('DRP-01 a two-digit year, %s, is from 80 years back to 19 ahead', (year, date) => {
    expect(readTypedDate(`1/1/${year}`, options)).toEqual({ date });
  });

  it("DRP-01 without a year it is this year's", () => {
    expect(readTypedDate('31/12', { today: '2027-01-01' })).toEqual({ date: '2027-12-31' });
    expect(readTypedDate('29/2', { today: '2028-01-01' })).toEqual({ date: '2028-02-29' });
  });

  it('DRP-01 eight digits are day first when that day is allowed', () => {
    expect(readTypedDate('20112012', options)).toEqual({ date: '2012-11-20' });
    expect(readTypedDate('20121120', options)).toEqual({ date: '2012-11-20' });
    expect(readTypedDate('20101920', options)).toEqual({ date: '1920-10-20' });
    expect(readTypedDate('31022025', options)).toEqual({
      issue: { code: 'noSuchDay', day: 31, month: '2025-02', days: 28 },
    });
  });

  it.each(['', '   ', '\t\n', '\u200E', '\u3000'])('DRP-01 %j is empty', (text) => {
    expect(readTypedDate(text, options)).toEqual({ issue: { code: 'empty' } });
  });

  it.each([
    'mañana',
    '15',
    '1/2/',
    '/1/2',
    '1//2/2026',
    '1/2/2026/3',
    '1/2.2026',
    '5–12/11',
    '20/11 – 25',
    '111/2/2026',
    '1/222/2026',
    '0102202',
    '20/11/2026x',
    'hola 20/11/2026',
    'viernes 20/11/2026',
    '2026年2月1日日曜日',
    '20/11/2026 25:99',
    '2026-11-20T',
    '½',
    '1e2/3/2026',
    '-1/2/2026',
    '1/2/2026 - 3/2/2026',
    '1 de febrero de 2026',
    '٠١/٠٢/٢٠٢٦',
  ])('DRP-01 %j is unreadable, and today is the example', (text) => {
    expect(readTypedDate(text, options)).toEqual(unreadable);
  });

  it.each([
    ['31/02/2026', { code: 'noSuchDay', day: 31, month: '2026-02', days: 28 }],
    ['30/2/2024', { code: 'noSuchDay', day: 30, month: '2024-02', days: 29 }],
    ['31/11', { code: 'noSuchDay', day: 31, month: '2026-11', days: 30 }],
    ['0/1/2026', { code: 'noSuchDay', day: 0, month: '2026-01', days: 31 }],
    ['2023-02-29', { code: 'noSuchDay', day: 29, month: '2023-02', days: 28 }],
    ['1/13/2026', { code: 'noSuchMonth', month: 13 }],
    ['11/31/2026', { code: 'noSuchMonth', month: 31 }],
    ['1/0/2026', { code: 'noSuchMonth', month: 0 }],
    ['31/13/20260', { code: 'noSuchMonth', month: 13 }],
    ['1/1/0', { code: 'yearOutOfRange', year: 0, min: 1900, max: 2100 }],
    ['1/1/0000', { code: 'yearOutOfRange', year: 0, min: 1900, max: 2100 }],
    ['1/1/20260', { code: 'yearOutOfRange', year: 20_260, min: 1900, max: 2100 }],
    ['1/1/202', { code: 'yearOutOfRange', year: 202, min: 1900, max: 2100 }],
    ['31/2/20260', { code: 'yearOutOfRange', year: 20_260, min: 1900, max: 2100 }],
    ['31/12/1899', { code: 'beforeMin', date: '1899-12-31', min: '1900-01-01' }],
    ['1/1/2101', { code: 'afterMax', date: '2101-01-01', max: '2100-12-31' }],
  ])('DRP-06 %s: names the first issue with its parameters', (text, issue) => {
    expect(readTypedDate(text, options)).toEqual({ issue });
  });

  it('DRP-06 the issue names the limits, and both limits are allowed', () => {
    const limits = { today, min: '2026-11-10', max: today } as const;
    expect(readTypedDate('10/11/2026', limits)).toEqual({ date: '2026-11-10' });
    expect(readTypedDate('20/11/2026', limits)).toEqual({ date: today });
    expect(readTypedDate('20/11/2026', { today, min: today, max: today })).toEqual({ date: today });
    expect(readTypedDate('9/11/2026', limits)).toEqual({
      issue: { code: 'beforeMin', date: '2026-11-09', min: '2026-11-10' },
    });
    expect(readTypedDate('21/11/2026', limits)).toEqual({
      issue: { code: 'afterMax', date: '2026-11-21', max: today },
    });
    expect(readTypedDate('1/1/0', limits)).toEqual({
      issue: { code: 'yearOutOfRange', year: 0, min: 2026, max: 2026 },
    });
  });

  it('DRP-06 a minimum after the maximum allows no day', () => {
    const limits = { min: '2026-11-21', max: '2026-11-20' } as const;
    expect(readTypedDate('20/11/2026', { today, ...limits })).toEqual({ issue: { code: 'emptyLimits', ...limits } });
  });

  it('DRP-01 every allowed day round-trips through each written form', () => {
    fc.assert(
      fc.property(offered, offered, (date, now) => {
        const [year = '', month = '', day = ''] = date.split('-');
        const screen = formatScreenDate(date);
        const forms = [
          screen,
          date,
          formatWireDate(date),
          `${day}${month}${year}`,
          `${Number(day)}.${Number(month)}.${year}`,
        ];
        for (const text of [...forms, `${screen} 23:59`, `${Number(year)}年${Number(month)}月${Number(day)}日`]) {
          expect(readTypedDate(text, { today: now })).toEqual({ date });
        }
      }),
    );
  });

  it('DRP-01 a two-digit year is unique within its hundred years, whatever today is', () => {
    fc.assert(
      fc.property(offered, fc.nat(99), (now, short) => {
        const written = String(short).padStart(2, '0');
        const { date } = readTypedDate(`1/1/${written}`, { today: now, min: '0001-01-01' });
        fc.pre(date !== undefined);
        const ahead = Number(date.slice(0, 4)) - Number(now.slice(0, 4));
        expect([date.slice(2, 4), ahead >= -80 && ahead <= 19]).toEqual([written, true]);
      }),
    );
  });

  it('DRP-01 any text is a day within the limits or an issue', () => {
    fc.assert(
      fc.property(typing('0123456789/-. ,:TZ年月日apm'), anyDate(), (text, now) => {
        const limits = { min: '1950-01-01', max: '2050-12-31' } as const;
        const { date, issue } = readTypedDate(text, { today: now, ...limits });
        const isDay = date !== undefined && limits.min <= date && date <= limits.max;
        expect(isDay).toBe(issue === undefined);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['spaces within', `1${' '.repeat(10_000)}/2/2026`],
    ['figures', '1'.repeat(10_000)],
    ['letters', `${'a'.repeat(10_000)} 1/2/2026`],
    ['separators', '1/'.repeat(5000)],
    ['spaces and dots', `1${' .'.repeat(5000)}`],
    ['letters that grow when they are made plain', '\uFDFA'.repeat(150)],
  ])('DRP-01 a text of 10 kB of %s is unreadable', (_case, text) => {
    expect(readTypedDate(text, options)).toEqual(unreadable);
  });

  it('DRP-01 a text of 160 characters is read, one of 161 is refused', () => {
    expect(readTypedDate(wide(160), { today })).toEqual({ date: '2026-02-01' });
    expect(readTypedDate(wide(161), { today }).issue?.code).toBe('unreadable');
  });

  it('DRP-01 surrounding spaces are ignored, however many', () => {
    const space = ' '.repeat(10_000);
    const expected: CalendarDate = '2026-02-01';
    expect(readTypedDate(`${space}1/2/2026${space}`, options)).toEqual({ date: expected });
  });
});
