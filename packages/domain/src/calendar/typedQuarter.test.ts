import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/dates.ts';
import { typing } from '../testing/typing.ts';
import { formatDate } from './datePattern.ts';
import { quarterLimits } from './pickerLimit.ts';
import { quarterOf } from './quarter.ts';
import { readTypedQuarter } from './typedQuarter.ts';

const today = '2026-11-20';
const options = { today, limits: quarterLimits(today) } as const;

describe('typed quarters', () => {
  it.each([
    '2026-Q3',
    '2026Q3',
    '2026 T3',
    '2026/3T',
    'Q3 2026',
    'q3 26',
    'Q32026',
    'Q3-2026',
    'T3 2026',
    ' t3/2026 ',
    'T 3 2026',
    '3T2026',
    '3T26',
    '3 T 2026',
    'Ｑ３　２０２６',
    '3.er trimestre de 2026',
    '3.º trimestre de 2026',
    '3er trimestre 2026',
    '3e trimestre 2026',
    '3. Quartal 2026',
    '3rd quarter of 2026',
    '2026年第3四半期',
    '2026 年第 3 季度',
    '2026年第三季度',
    'T3',
    '3T',
    '3',
    '第3四半期',
    '08/2026',
    '082026',
    '2026-08',
    '2026年8月',
    '14/08/2026',
    '2026-08-01T00:00:00Z',
  ])('%j is the third quarter of 2026', (text) => {
    expect(readTypedQuarter(text, options)).toEqual({ quarter: '2026-Q3' });
  });

  it('each of them is read, also as Chinese counts them', () => {
    expect(['T1', '2T', 'Q3', '第四季度'].map((text) => readTypedQuarter(text, options).quarter)).toEqual([
      '2026-Q1',
      '2026-Q2',
      '2026-Q3',
      '2026-Q4',
    ]);
    expect(['一季度', '第二季度'].map((text) => readTypedQuarter(text, options).quarter)).toEqual([
      '2026-Q1',
      '2026-Q2',
    ]);
  });

  it('two digits of a year are from 80 years back to 19 ahead', () => {
    const limits = { min: '1800-Q1', max: '2100-Q4' } as const;
    expect(readTypedQuarter('T1 46', { today, limits })).toEqual({ quarter: '1946-Q1' });
    expect(readTypedQuarter('T1 45', { today, limits })).toEqual({ quarter: '2045-Q1' });
  });

  const unreadable = { code: 'unreadable', example: '2026-Q4' };
  it.each([
    ['', { code: 'empty' }],
    ['este', unreadable],
    ['2026', unreadable],
    ['31/02/2026', unreadable],
    ['T3 T2', unreadable],
    ['33T 2026', unreadable],
    // March or the third quarter.
    ['3/2026', unreadable],
    ['3 26', unreadable],
    ['2026-3', unreadable],
    ['T5 2026', { code: 'noSuchQuarter', quarter: 5 }],
    ['0', { code: 'noSuchQuarter', quarter: 0 }],
    ['2026-Q9', { code: 'noSuchQuarter', quarter: 9 }],
    ['T3 0', { code: 'yearOutOfRange', year: 0, min: 1800, max: 2026 }],
    ['T3 20260', { code: 'yearOutOfRange', year: 20_260, min: 1800, max: 2026 }],
    ['T4 1799', { code: 'beforeMin', quarter: '1799-Q4', min: '1800-Q1' }],
    ['12/1799', { code: 'beforeMin', quarter: '1799-Q4', min: '1800-Q1' }],
    ['T1 2027', { code: 'afterMax', quarter: '2027-Q1', max: '2026-Q4' }],
  ])('%j: names the issue', (text, issue) => {
    expect(readTypedQuarter(text, options)).toEqual({ issue });
  });

  it('the first and the last quarter are allowed', () => {
    expect(['T1 1800', 'T4 2026'].map((text) => readTypedQuarter(text, options).quarter)).toEqual([
      '1800-Q1',
      '2026-Q4',
    ]);
  });

  it('none is allowed where the first is after the last', () => {
    const limits = quarterLimits(today, 2027);
    expect(readTypedQuarter('T4 2026', { today, limits })).toEqual({
      issue: { code: 'emptyLimits', min: '2027-Q1', max: '2026-Q4' },
    });
  });

  it('every quarter is read as it is stored and shown, and from each of its days', () => {
    const limits = { min: '0001-Q1', max: '9999-Q4' } as const;
    const patterns = ['dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd'];
    fc.assert(
      fc.property(anyDate(), fc.constantFrom(...patterns), (date, pattern) => {
        const quarter = quarterOf(date);
        const [year, figure] = quarter.split('-Q');
        const shown = [
          `T${figure} ${year}`,
          `Q${figure} ${year}`,
          `${year}年第${figure}四半期`,
          `${year}年第${figure}季度`,
        ];
        for (const text of [quarter, ...shown, formatDate(date, pattern)])
          expect(readTypedQuarter(text, { today, limits, pattern })).toEqual({ quarter });
      }),
    );
  });

  it('any text is a quarter within the limits, or an issue', () => {
    fc.assert(
      fc.property(typing('0123456789/-. QT第年季度'), (text) => {
        const { quarter, issue } = readTypedQuarter(text, options);
        const isQuarter = quarter !== undefined && quarter >= options.limits.min && quarter <= options.limits.max;
        expect(isQuarter).toBe(issue === undefined);
      }),
      { numRuns: 1000 },
    );
  });
});
