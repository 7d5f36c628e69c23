import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECIMALS, formatCents, formatPercent, formatPesos } from './amountText.ts';
import { CURRENCY, formatAmount, formatDecimal, MONEY_LOCALE } from './decimalText.ts';
import { roundHalfAwayFromZero } from './rounding.ts';

describe('amounts as text', () => {
  it('CST-03 are Mexican pesos in es-MX', () => {
    expect([CURRENCY, MONEY_LOCALE]).toEqual(['MXN', 'es-MX']);
  });

  it('are in any currency and locale, rounded half away from zero to the smallest unit', () => {
    expect(formatAmount(1.005, 'EUR', 'de')).toBe('1,01\u00A0€');
    expect(formatAmount(-0.5, 'JPY', 'ja')).toBe('-￥1');
    expect(formatAmount(-0.4, 'JPY', 'ja')).toBe('￥0');
    expect(formatDecimal(1234.5, 0, 'de')).toBe('1.235');
    expect(() => formatAmount(1, 'euros', 'de')).toThrow(RangeError);
  });

  it.each([
    [1234.5, '$1,234.50'],
    [-1234.5, '-$1,234.50'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [-0.004, '$0.00'],
    [1.005, '$1.01'],
    [-1.005, '-$1.01'],
    [1_000_000, '$1,000,000.00'],
  ])('FMT-01 %d is %s', (pesos, text) => {
    expect(formatPesos(pesos)).toBe(text);
  });

  it('FMT-01 accept cents too', () => {
    expect(formatCents(123_450)).toBe('$1,234.50');
    expect(formatCents(-0)).toBe('$0.00');
  });
});

describe('figures as text', () => {
  it('FMT-05 conversion has 3 decimals', () => {
    expect(formatDecimal(0.1255, DECIMALS.conversion)).toBe('0.126');
    expect(formatDecimal(12, DECIMALS.conversion)).toBe('12.000');
  });

  it('FMT-06 response time has 2 decimals', () => {
    expect(formatDecimal(1234.005, DECIMALS.responseMinutes)).toBe('1,234.01');
  });

  it('FMT-07 conversion days have 1 decimal', () => {
    expect(formatDecimal(3.25, DECIMALS.conversionDays)).toBe('3.3');
    expect(formatDecimal(-0.04, DECIMALS.conversionDays)).toBe('0.0');
  });

  it('FMT-08 are rounded half away from zero, whatever the number', () => {
    const value = fc.oneof(
      fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
      fc.integer().map((thousandths) => thousandths / 1000),
    );
    fc.assert(
      fc.property(value, fc.nat(6), (figure, decimals) => {
        const text = formatDecimal(figure, decimals).replaceAll(',', '');
        expect(Number(text)).toBe(roundHalfAwayFromZero(figure, decimals));
      }),
    );
  });

  it.each([
    [10, '10\u00A0%'],
    [7.5, '7.5\u00A0%'],
    [12.345, '12.35\u00A0%'],
    [1234, '1,234\u00A0%'],
  ])('a percentage of %d keeps its sign on the line of the figure', (percent, text) => {
    expect(formatPercent(percent)).toBe(text);
  });
});
