import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../testing/dates.ts';
import { typing } from '../testing/typing.ts';
import { formatDate } from './datePattern.ts';
import { yearLimits } from './pickerLimit.ts';
import { readTypedYear } from './typedYear.ts';
import { yearOf } from './year.ts';

const today = '2026-11-20';
const options = { today, limits: yearLimits(today) } as const;

describe('typed years', () => {
  it.each([
    '2024',
    '24',
    ' 2024 ',
    '２０２４',
    '2024年',
    '03/2024',
    '032024',
    '2024-03',
    '15/03/2024',
    '2024-03-01T00:00:00Z',
  ])('%j is 2024', (text) => {
    expect(readTypedYear(text, options)).toEqual({ year: '2024' });
  });

  it('two digits are from 80 years back to 19 ahead', () => {
    const limits = { min: '1800', max: '2100' } as const;
    expect(readTypedYear('46', { today, limits })).toEqual({ year: '1946' });
    expect(readTypedYear('45', { today, limits })).toEqual({ year: '2045' });
  });

  it.each([
    ['', { code: 'empty' }],
    ['este', { code: 'unreadable', example: '2026' }],
    ['31/02/2026', { code: 'unreadable', example: '2026' }],
    ['20-26', { code: 'unreadable', example: '2026' }],
    ['2', { code: 'yearOutOfRange', min: '1800', max: '2026' }],
    ['0000', { code: 'yearOutOfRange', min: '1800', max: '2026' }],
    ['20260', { code: 'yearOutOfRange', min: '1800', max: '2026' }],
    ['1799', { code: 'yearOutOfRange', min: '1800', max: '2026' }],
    ['2027', { code: 'yearOutOfRange', min: '1800', max: '2026' }],
  ])('%j: names the issue', (text, issue) => {
    expect(readTypedYear(text, options)).toEqual({ issue });
  });

  it('the first and the last year are allowed', () => {
    expect(['1800', '2026'].map((text) => readTypedYear(text, options).year)).toEqual(['1800', '2026']);
  });

  it('none is allowed where the first is after the last', () => {
    const limits = yearLimits(today, 2027);
    expect(readTypedYear('2026', { today, limits })).toEqual({
      issue: { code: 'emptyLimits', min: '2027', max: '2026' },
    });
  });

  it('each day stands for its year, as it is written', () => {
    fc.assert(
      fc.property(anyDate(40), fc.constantFrom('dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd'), (date, pattern) => {
        const limits = { min: '0001', max: '9999' } as const;
        expect(readTypedYear(formatDate(date, pattern), { today, limits, pattern })).toEqual({ year: yearOf(date) });
      }),
    );
  });

  it('any text is a year within the limits, or an issue', () => {
    fc.assert(
      fc.property(typing('0123456789/-. 年月'), (text) => {
        const { year, issue } = readTypedYear(text, options);
        expect(issue === undefined ? year >= '1800' && year <= '2026' : issue.code !== 'emptyLimits').toBe(true);
      }),
    );
  });
});
