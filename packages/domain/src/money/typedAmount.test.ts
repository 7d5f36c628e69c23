import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typing } from '../testing/typing.ts';
import { formatPesos } from './amountText.ts';
import { formatDecimal } from './decimalText.ts';
import { fromCents } from './cents.ts';
import { readCount, readPercent, readPesos } from './typedAmount.ts';

const HUGE = '9'.repeat(150);

describe('typed amounts', () => {
  it.each([
    ['1500', 150_000],
    ['$1500', 150_000],
    ['1,500.50', 150_050],
    ['1,500.5', 150_050],
    ['$1,500.50', 150_050],
    ['$ 1,500.50 MXN', 150_050],
    ['MX$1,500.50', 150_050],
    ['MXN 1,500.50', 150_050],
    ['1500 pesos', 150_000],
    ['1 peso', 100],
    ['1500 M.N.', 150_000],
    ['  1500  ', 150_000],
    ['1 500', 150_000],
    ['1\u202F500.50', 150_050],
    ['12 345 678', 1_234_567_800],
    ["1'500,000.00", 150_000_000],
    ['1,500,000', 150_000_000],
    ['1,500.', 150_000],
    ['.5', 50],
    ['0', 0],
    ['000', 0],
    ['0.10', 10],
    ['1500.500', 150_050],
    ['+1500', 150_000],
    ['１，５００．５０', 150_050],
    ['\u200B1500', 150_000],
    ['-1500', -150_000],
    ['−$1,500.50', -150_050],
    ['$-0.01', -1],
    ['-0', 0],
    ['90071992547409.91', 9_007_199_254_740_991],
  ])('FMT-01 FMT-08 %j is %d cents', (text, cents) => {
    expect(readPesos(text)).toStrictEqual({ figure: cents });
  });

  it.each(['', '   ', '\u00A0', '\u200B', '\t\n'])('%j is empty', (text) => {
    expect([readPesos(text), readPercent(text), readCount(text)]).toEqual(
      Array.from({ length: 3 }, () => ({ issue: 'empty' })),
    );
  });

  it.each([
    '1,50',
    '15,00',
    '1.500,50',
    '1,5000',
    '1,500,50',
    ',500',
    '1500.505',
    '1500.5.0',
    '1e3',
    '0x10',
    'mil',
    '$',
    '.',
    '-',
    '15 %',
    '10 20',
    '1500 USD',
    '€1500',
    '--5',
    'NaN',
    'Infinity',
    '½',
    '١٥',
    '(1500)',
    `-${HUGE}`,
    '1'.repeat(200),
  ])('%j is not an amount', (text) => {
    expect(readPesos(text)).toEqual({ issue: 'notANumber' });
  });

  it.each(['90071992547409.92', HUGE, `$${HUGE}.50`])('FMT-08 %j is too large to count', (text) => {
    expect(readPesos(text)).toEqual({ issue: 'tooLarge' });
  });

  it('FMT-01 FMT-08 parses what screens show', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        const amount = Math.abs(cents) > 900_000_000_000_000 ? cents % 900_000_000_000_000 : cents;
        const figure = amount + 0;
        expect(readPesos(formatPesos(fromCents(figure)))).toStrictEqual({ figure });
        expect(readPesos(formatDecimal(fromCents(figure), 2))).toStrictEqual({ figure });
      }),
    );
  });

  it('never throws and returns exactly one of figure and issue', () => {
    fc.assert(
      fc.property(typing("0123456789,.'$% -+"), (text) => {
        for (const read of [readPesos(text), readPercent(text), readCount(text)]) {
          expect('figure' in read).toBe(!('issue' in read));
          expect(Number.isFinite(read.figure ?? 0)).toBe(true);
        }
      }),
    );
  });
});

describe('typed percentages', () => {
  it.each([
    ['15', 15],
    ['15%', 15],
    ['15 %', 15],
    ['15％', 15],
    ['12.5 %', 12.5],
    ['7.25 por ciento', 7.25],
    ['0', 0],
    ['100', 100],
    ['-5', -5],
    ['250', 250],
    ['12.50', 12.5],
  ])('%j is %d percent', (text, percent) => {
    expect(readPercent(text)).toStrictEqual({ figure: percent });
  });

  it.each(['$15', '15,5', '12.345', '15 % %', '%', 'quince'])('%j is not a percentage', (text) => {
    expect(readPercent(text)).toEqual({ issue: 'notANumber' });
  });

  it('is the number that its two decimals show', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (hundredths) => {
        const percent = hundredths / 100;
        expect(readPercent(percent.toFixed(2))).toStrictEqual({ figure: percent });
        expect(readPercent(`${percent} %`)).toStrictEqual({ figure: percent });
      }),
    );
  });
});

describe('typed counts', () => {
  it.each([
    ['2', 2],
    [' 12 ', 12],
    ['1,000', 1000],
    ['2.0', 2],
    ['-1', -1],
  ])('%j is %d', (text, count) => {
    expect(readCount(text)).toStrictEqual({ figure: count });
  });

  it.each(['1.5', '2 piezas', '$2', '2%', 'dos'])('%j is not a count', (text) => {
    expect(readCount(text)).toEqual({ issue: 'notANumber' });
  });
});
