import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvDay, csvNumber } from './csvValue.ts';

describe('a number in a file', () => {
  it.each([
    [1234.5, '1234.5'],
    [-0.5, '-0.5'],
    [0, '0'],
    [-0, '0'],
    [1e21, '1000000000000000000000'],
    [-1.25e22, '-12500000000000000000000'],
    [1.5e-7, '0.00000015'],
    [-1e-7, '-0.0000001'],
    [Number.NaN, ''],
    [Infinity, ''],
    [-Infinity, ''],
    [null, ''],
    [undefined, ''],
    ['', ''],
    ['=1', "'=1"],
    [true, 'true'],
  ])('TBL-18 %j is %j', (value, written) => {
    expect(csvNumber(value)).toBe(written);
  });

  it('TBL-18 has only a sign, digits and a point, and is read as the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(csvNumber(value)).toMatch(/^-?\d+(?:\.\d+)?$/);
        expect(Number(csvNumber(value))).toBe(value + 0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a day in a file', () => {
  it.each([
    ['2026-01-31', '31/01/2026'],
    ['2026-11-08', '08/11/2026'],
    ['2024-02-29', '29/02/2024'],
    ['2026/11/08', '08/11/2026'],
    ['2026-11-08T10:00:00Z', '08/11/2026'],
    ['2026-02-29', '2026-02-29'],
    ['2026-13-01', '2026-13-01'],
    ['0000-01-01', '0000-01-01'],
    ['mañana', 'mañana'],
    ['=1', "'=1"],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [Number.NaN, ''],
  ])('FMT-02 TBL-18 %j is %j', (value, written) => {
    expect(csvDay(value)).toBe(written);
  });
});
