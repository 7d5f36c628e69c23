import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/dates.ts';
import { typing } from '../testing/typing.ts';
import { sortDates } from './dateList.ts';
import { formatDate } from './datePattern.ts';
import { readTypedDates } from './typedDates.ts';

const options = { today: '2026-11-20' } as const;

describe('typed days', () => {
  it.each([
    '05/11/2026, 12/11/2026',
    '5/11,12/11',
    '12/11/26; 5/11/26',
    '2026-11-05\n2026-11-12\n',
    '05/11/2026\t12/11/2026',
    '2026-11-12\r\n\r\n2026-11-05',
    ', 05/11/2026 ,, 12/11/2026,',
    '5/11 y 12/11',
    '5/11 AND 12/11',
    '5/11 und 12/11',
    '5/11 et 12/11',
    '11月5日、11月12日',
    '11月5日和11月12日',
    '11月5日と11月12日',
    '２０２６－１１－０５，２０２６－１１－１２',
    '05/11/2026, 12/11/2026, 05/11/2026',
  ])('%j are the 5th and the 12th', (text) => {
    expect(readTypedDates(text, options)).toEqual({ dates: ['2026-11-05', '2026-11-12'] });
  });

  it('are one where one is written', () => {
    expect(readTypedDates('05/11/2026', options)).toEqual({ dates: ['2026-11-05'] });
    expect(readTypedDates('05/11/2026, 18:00', options)).toEqual({ dates: ['2026-11-05'] });
  });

  it.each([
    ['', { code: 'empty' }],
    ['mañana', { code: 'unreadable', example: '20/11/2026' }],
    [',;', { code: 'unreadable', example: '20/11/2026' }],
    ['31/02/2026', { code: 'noSuchDay', day: 31, month: '2026-02', days: 28 }],
    [
      '05/11/2026, mañana, 31/02/2026',
      { code: 'wrongDate', text: 'mañana', issue: { code: 'unreadable', example: '20/11/2026' } },
    ],
    [
      '05/11/2026, 31/02/2026',
      {
        code: 'wrongDate',
        text: '31/02/2026',
        issue: { code: 'noSuchDay', day: 31, month: '2026-02', days: 28 },
      },
    ],
    [
      `${'x'.repeat(50)}, 05/11/2026`,
      { code: 'wrongDate', text: 'x'.repeat(40), issue: { code: 'unreadable', example: '20/11/2026' } },
    ],
    ['05/11/2026,'.repeat(800), { code: 'unreadable', example: '20/11/2026' }],
  ])('%j: names the issue', (text, issue) => {
    expect(readTypedDates(text, options)).toEqual({ issue });
  });

  it('stay within the limits and their number, where a double counts once', () => {
    const limits = { ...options, min: '2026-11-01', max: '2026-11-30', maxDates: 2 } as const;
    expect(readTypedDates('1/11, 30/11, 1/11', limits)).toEqual({ dates: ['2026-11-01', '2026-11-30'] });
    expect(readTypedDates('1/11, 30/11, 2/11', limits)).toEqual({ issue: { code: 'tooManyDates', maxDates: 2 } });
    expect(readTypedDates('1/11, 1/12', limits)).toEqual({
      issue: {
        code: 'wrongDate',
        text: '1/12',
        issue: { code: 'afterMax', date: '2026-12-01', max: '2026-11-30' },
      },
    });
  });

  it('are read as they are written, in any order', () => {
    const limits = { min: '0001-01-01', today: '2026-11-20' } as const;
    const past = anyDate().filter((date) => date <= '2100-12-31');
    fc.assert(
      fc.property(
        fc.array(past, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd', 'dd.MM.yyyy', 'yyyy年MM月dd日'),
        (dates, pattern) => {
          const text = dates.map((date) => formatDate(date, pattern)).join(', ');
          expect(readTypedDates(text, { ...limits, pattern })).toEqual({ dates: sortDates(dates) });
        },
      ),
    );
  });

  it('any text is days within the limits, or an issue', () => {
    fc.assert(
      fc.property(typing('0123456789/-., ;\n年月日y'), (text) => {
        const { dates, issue } = readTypedDates(text, { ...options, maxDates: 3 });
        const areAllowed = dates?.every((date) => date >= '1900-01-01' && date <= '2100-12-31') ?? false;
        expect(areAllowed && (dates?.length ?? 4) <= 3).toBe(issue === undefined);
      }),
      { numRuns: 1000 },
    );
  });
});
