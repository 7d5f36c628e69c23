import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/dates.ts';
import { typing } from '../testing/typing.ts';
import { formatScreenMonth, monthOf } from './month.ts';
import { monthLimits } from './pickerLimit.ts';
import { readTypedMonth } from './typedMonth.ts';

const today = '2026-11-20';
const options = { today, limits: monthLimits(today) } as const;

describe('typed months', () => {
  it.each([
    '03/2026',
    '3/26',
    '032026',
    '0326',
    '3-2026',
    '3.2026',
    '3 2026',
    ' 03 / 2026 ',
    '０３／２０２６',
    '2026-03',
    '2026/3',
    '202603',
    '2026年3月',
    '3月',
    '3',
    '15/03/2026',
    '2026-03-01T00:00:00Z',
  ])('MTP-03 %j is March 2026', (text) => {
    expect(readTypedMonth(text, options)).toEqual({ month: '2026-03' });
  });

  it('MTP-03 a two-digit year is from 80 years back to 19 ahead', () => {
    const limits = { min: '1800-01', max: '2100-12' } as const;
    expect(readTypedMonth('1/46', { today, limits })).toEqual({ month: '1946-01' });
    expect(readTypedMonth('1/45', { today, limits })).toEqual({ month: '2045-01' });
  });

  it.each([
    ['', { code: 'empty' }],
    ['noviembre', { code: 'unreadable', example: '11/2026' }],
    ['3/', { code: 'unreadable', example: '11/2026' }],
    ['1/2/3/4', { code: 'unreadable', example: '11/2026' }],
    ['31/02/2026', { code: 'unreadable', example: '11/2026' }],
    ['13/2026', { code: 'noSuchMonth', month: 13 }],
    ['0', { code: 'noSuchMonth', month: 0 }],
    ['2026-13', { code: 'noSuchMonth', month: 13 }],
    ['3/0', { code: 'yearOutOfRange', year: 0, min: 1800, max: 2026 }],
    ['3/20260', { code: 'yearOutOfRange', year: 20_260, min: 1800, max: 2026 }],
  ])('MTP-03 %j: names the issue', (text, issue) => {
    expect(readTypedMonth(text, options)).toEqual({ issue });
  });

  it('MTP-01 MTP-02 January 1800 to the current month are allowed, nothing earlier or later', () => {
    expect(readTypedMonth('11/2026', options)).toEqual({ month: '2026-11' });
    expect(readTypedMonth('12/2026', options)).toEqual({
      issue: { code: 'afterMax', month: '2026-12', max: '2026-11' },
    });
    expect(readTypedMonth('01/1800', options)).toEqual({ month: '1800-01' });
    expect(readTypedMonth('15/03/1850', options)).toEqual({ month: '1850-03' });
    expect(readTypedMonth('12/1799', options)).toEqual({
      issue: { code: 'beforeMin', month: '1799-12', min: '1800-01' },
    });
    expect(readTypedMonth('31/12/1799', options)).toEqual({
      issue: { code: 'beforeMin', month: '1799-12', min: '1800-01' },
    });
    expect(readTypedMonth('01/01/2101', options)).toEqual({
      issue: { code: 'afterMax', month: '2101-01', max: '2026-11' },
    });
    expect(readTypedMonth('01/12/2026', options)).toEqual({
      issue: { code: 'afterMax', month: '2026-12', max: '2026-11' },
    });
  });

  it('MTP-03 a first year after today allows no month', () => {
    const limits = monthLimits(today, 2027);
    expect(readTypedMonth('11/2026', { today, limits })).toEqual({
      issue: { code: 'emptyLimits', min: '2027-01', max: '2026-11' },
    });
  });

  it('MTP-03 every month round-trips through its shown and stored form', () => {
    const limits = { min: '0001-01', max: '9999-12' } as const;
    fc.assert(
      fc.property(anyDate(), (date) => {
        const month = monthOf(date);
        expect(readTypedMonth(formatScreenMonth(month), { today, limits })).toEqual({ month });
        expect(readTypedMonth(month, { today, limits })).toEqual({ month });
      }),
    );
  });

  it('MTP-03 any text is a month within the limits or an issue', () => {
    fc.assert(
      fc.property(typing('0123456789/-. 年月'), (text) => {
        const { month, issue } = readTypedMonth(text, options);
        const isMonth = month !== undefined && month >= options.limits.min && month <= options.limits.max;
        expect(isMonth).toBe(issue === undefined);
      }),
      { numRuns: 1000 },
    );
  });
});
