import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FigureUnit, formatFigure, formatShortFigure, NO_FIGURE } from './figureText.ts';
import { type Formats, mexicanFormats, toFormats } from './formats.ts';
import { formatMoney, formatNumber, moneyDecimals } from './numbers.ts';

const units: readonly FigureUnit[] = ['count', 'money', 'percent', 'ratio', 'days', 'minutes'];
const tags = ['es-MX', 'en', 'de', 'fr', 'ja', 'zh'] as const;
const anyUnit = fc.constantFrom(...units);
const anyTag = fc.constantFrom(...tags);
/** Made once: they ask Intl for the days and times of a language. */
const made = new Map<string, Formats>();
function once(key: string, make: () => Formats): Formats {
  const formats = made.get(key) ?? make();
  made.set(key, formats);
  return formats;
}
const mexican = (tag: string) => once(`mexican ${tag}`, () => toFormats(tag, mexicanFormats));
/** Numbers as the language has them, and amounts in pesos. */
const inLanguage = (tag: string) => once(tag, () => toFormats(tag, {}));
/** Replaces the no-break spaces of a figure with plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('formatFigure', () => {
  it.each<[value: number, unit: FigureUnit, tag: string, text: string]>([
    [1234, 'count', 'es-MX', '1,234'],
    [1234, 'count', 'de', '1.234'],
    [1234, 'count', 'fr', '1 234'],
    [1234.5, 'money', 'es-MX', '$1,234.50'],
    [1234.5, 'money', 'de', '1.234,50 $'],
    [12.3, 'percent', 'es-MX', '12.3 %'],
    [12.3, 'percent', 'en', '12.3%'],
    [12.3, 'percent', 'de', '12,3 %'],
    [12.3, 'percent', 'fr', '12,3 %'],
    [12.3, 'percent', 'ja', '12.3%'],
    [12.3, 'percent', 'zh', '12.3%'],
    [14, 'percent', 'es-MX', '14 %'],
  ])('FMT-01 formats %d %s in %s as %s', (value, unit, tag, text) => {
    expect(plain(formatFigure(value, unit, inLanguage(tag)))).toBe(text);
  });

  it.each([
    [0.05, 'es-MX', '0.050'],
    [0, 'es-MX', '0.000'],
    [1, 'en', '1.000'],
    [0.0005, 'es-MX', '0.001'],
    [0.000_499_9, 'es-MX', '0.000'],
    [-0.0005, 'es-MX', '-0.001'],
    [-0.0004, 'es-MX', '0.000'],
    [0.0625, 'de', '0,063'],
    [0.0625, 'ja', '0.063'],
    [12.3456, 'fr', '12,346'],
  ])('FMT-05 formats a ratio of %d in %s as %s, with three decimals', (value, tag, text) => {
    expect(plain(formatFigure(value, 'ratio', inLanguage(tag)))).toBe(text);
  });

  it('FMT-05 FMT-06 FMT-07 rounds half away from zero, and has no minus before zero', () => {
    const decimalsOf = { ratio: 3, minutes: 2, days: 1 } as const;
    fc.assert(
      fc.property(
        fc.constantFrom('ratio', 'minutes', 'days'),
        fc.integer({ min: -1e9, max: 1e9 }),
        (unit: keyof typeof decimalsOf, digits) => {
          const decimals = decimalsOf[unit];
          // One more digit than is shown, so that every tenth value is a half.
          const written =
            plain(formatFigure(Number(`${digits}e-${decimals + 1}`), unit, mexican('es-MX'))).split(' ')[0] ?? '';
          const rounded = Math.trunc(digits / 10) + (Math.abs(digits % 10) >= 5 ? Math.sign(digits) : 0);
          expect(written.split('.')[1]).toHaveLength(decimals);
          expect(Number(written.replaceAll(/[,.]/g, ''))).toBe(rounded + 0);
          expect(written.startsWith('-')).toBe(rounded < 0);
        },
      ),
    );
  });

  it.each([
    [3, 'es-MX', '3.0 días'],
    [3.25, 'es-MX', '3.3 días'],
    [-3.25, 'en', '-3.3 days'],
    [3.25, 'fr', '3,3 jours'],
    [3.25, 'ja', '3.3日'],
    [3.25, 'zh', '3.3 天'],
  ])('FMT-07 formats %d days in %s as %s, with one decimal', (value, tag, text) => {
    expect(plain(formatFigure(value, 'days', inLanguage(tag)))).toBe(text);
  });

  it.each([
    [12.5, 'es-MX', '12.50 min'],
    [12.005, 'en', '12.01 min'],
    [12.5, 'ja', '12.50分'],
    [12.5, 'zh', '12.50 分钟'],
  ])('FMT-06 formats %d minutes in %s as %s, with two decimals', (value, tag, text) => {
    expect(plain(formatFigure(value, 'minutes', inLanguage(tag)))).toBe(text);
  });

  it.each([
    [1.005, 'count', '1.01'],
    [-1.005, 'count', '-1.01'],
    [1.005, 'money', '$1.01'],
    [0.25, 'percent', '0.3 %'],
    [-0.25, 'percent', '-0.3 %'],
    [8.345, 'minutes', '8.35 min'],
  ] as const)('FMT-08 rounds %d %s half away from zero: %s', (value, unit, text) => {
    expect(plain(formatFigure(value, unit, mexican('es-MX')))).toBe(text);
  });

  it('FLT-04 formats a value that is not a number as a dash, in every unit and language', () => {
    fc.assert(
      fc.property(fc.constantFrom(null, Number.NaN, Infinity, -Infinity), anyUnit, anyTag, (value, unit, tag) => {
        expect(formatFigure(value, unit, inLanguage(tag))).toBe(NO_FIGURE);
      }),
    );
  });

  it('FMT-08 has no minus before zero', () => {
    fc.assert(
      fc.property(fc.constantFrom(-0, -0.004, -0.000_1, -1e-300), anyUnit, anyTag, (small, unit, tag) => {
        const value = unit === 'ratio' ? small / 10 : small;
        expect(formatFigure(value, unit, inLanguage(tag))).not.toMatch(/[-\u2212]/u);
        expect(formatFigure(value, unit, inLanguage(tag))).toBe(formatFigure(0, unit, inLanguage(tag)));
      }),
    );
  });

  it('FMT-01 formats pesos, and signs of numbers, the same in every language of the product', () => {
    fc.assert(
      fc.property(fc.double(), anyTag, (value, tag) => {
        for (const unit of ['money', 'count', 'ratio'] as const)
          expect(formatFigure(value, unit, mexican(tag))).toBe(formatFigure(value, unit, mexican('es-MX')));
      }),
    );
  });

  it.each<[value: number, unit: FigureUnit, tag: string, text: string]>([
    [1234.5, 'days', 'de', '1,234.5 Tage'],
    [1234.5, 'days', 'ja', '1,234.5日'],
    [12.5, 'percent', 'fr', '12.5 %'],
    [-1234.5, 'minutes', 'de', '-1,234.50 Min.'],
  ])('FMT-01 formats %d %s in %s as %s: Mexican signs, words of the language', (value, unit, tag, text) => {
    expect(plain(formatFigure(value, unit, mexican(tag)))).toBe(text);
  });

  it('FMT-01 shows every digit of a count', () => {
    expect(formatFigure(Number.MAX_SAFE_INTEGER, 'count', mexican('es-MX'))).toBe('9,007,199,254,740,991');
    expect(formatFigure(Number.MAX_VALUE, 'count', mexican('es-MX'))).toHaveLength(309 + 102);
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(Number(formatFigure(value, 'count', mexican('es-MX')).replaceAll(',', ''))).toBe(value);
      }),
    );
  });

  it('FMT-08 rounds every number of three decimals to the cent, half away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (thousandths) => {
        const cents = Math.trunc(thousandths / 10) + (Math.abs(thousandths % 10) >= 5 ? Math.sign(thousandths) : 0);
        const written = formatFigure(Number(`${thousandths}e-3`), 'money', mexican('es-MX'));
        expect(Number(written.replaceAll(/[$,]/g, ''))).toBe(cents / 100 + 0);
      }),
    );
  });
});

describe('amounts and numbers in the formats of a host', () => {
  it.each([
    ['EUR', 'de', 1234.5, '1.234,50 €'],
    ['EUR', 'es-MX', 1234.5, '€1,234.50'],
    ['JPY', 'ja', 1234.5, '￥1,235'],
    ['KWD', 'en', 1.0005, 'KWD 1.001'],
    ['USD', 'en', -0.001, '$0.00'],
  ])('writes %s in %s: %d is %s', (currency, tag, amount, text) => {
    expect(plain(formatMoney(amount, toFormats(tag, { currency })))).toBe(text);
  });

  it('adds in the smallest unit that the currency has', () => {
    const currencies = ['MXN', 'JPY', 'KWD'].map((currency) => toFormats('es', { currency }));
    expect(currencies.map(moneyDecimals)).toEqual([2, 0, 3]);
  });

  it('writes a number with its decimals, rounded half away from zero', () => {
    expect(formatNumber(-1234.5, 0, inLanguage('de'))).toBe('-1.235');
    expect(formatNumber(1.005, 2, mexican('de'))).toBe('1.01');
    expect(formatNumber(-0.001, 2, mexican('de'))).toBe('0.00');
  });
});

describe('formatShortFigure', () => {
  it.each<[value: number, unit: FigureUnit, tag: string, text: string]>([
    [120_000, 'money', 'es-MX', '$120 k'],
    [120_000, 'money', 'ja', '$12万'],
    [0, 'money', 'es-MX', '$0'],
    [-25_000, 'money', 'es-MX', '-$25 k'],
    [2_184_390.5, 'money', 'es-MX', '$2.2 M'],
    [1_200_000, 'count', 'es-MX', '1.2 M'],
    [1_200_000, 'count', 'en', '1.2M'],
    [1_200_000, 'count', 'de', '1,2 Mio.'],
    [5000, 'count', 'de', '5.000'],
    [1_200_000, 'count', 'ja', '120万'],
    [186, 'count', 'es-MX', '186'],
    [12.4, 'percent', 'es-MX', '12 %'],
    [12.5, 'percent', 'en', '13%'],
    [3.25, 'days', 'ja', '3.3日'],
    [12, 'minutes', 'es-MX', '12 min'],
    [0.05, 'ratio', 'es-MX', '0.05'],
    [0.0005, 'ratio', 'de', '0,001'],
  ])('FMT-01 formats %d %s in %s as %s', (value, unit, tag, text) => {
    expect(plain(formatShortFigure(value, unit, inLanguage(tag)))).toBe(text);
  });

  it('keeps the decimals that are asked for, so that no tick of an axis is rounded', () => {
    expect(plain(formatShortFigure(1_250_000, 'money', mexican('es-MX'), 3))).toBe('$1.25 M');
    expect(plain(formatShortFigure(1_000_000, 'money', mexican('es-MX'), 3))).toBe('$1 M');
    expect(plain(formatShortFigure(2.5, 'percent', mexican('es-MX'), 3))).toBe('2.5 %');
  });

  it.each([
    [1250, '1.3 k'],
    [-1250, '-1.3 k'],
    [0.35, '0.4'],
    [-0.35, '-0.4'],
    [999_950, '1 M'],
  ])('FMT-08 rounds %d half away from zero: %s', (value, text) => {
    expect(plain(formatShortFigure(value, 'count', mexican('es-MX')))).toBe(text);
  });

  it('FLT-04 formats a value that is not a number as a dash and has no minus before zero', () => {
    fc.assert(
      fc.property(anyUnit, anyTag, (unit, tag) => {
        for (const value of [Number.NaN, Infinity, -Infinity])
          expect(formatShortFigure(value, unit, inLanguage(tag))).toBe(NO_FIGURE);
        for (const value of unit === 'ratio' ? [-0, -0.0004] : [-0, -0.04])
          expect(formatShortFigure(value, unit, inLanguage(tag))).toBe(formatShortFigure(0, unit, inLanguage(tag)));
      }),
    );
  });

  it.each(['ar', 'ar-EG', 'he', 'tr'])(
    'writes a percentage in %s with the sign and the marks of the full one',
    (tag) => {
      for (const value of [17, 0, -0, -17])
        expect(formatShortFigure(value, 'percent', inLanguage(tag))).toBe(
          formatFigure(value, 'percent', inLanguage(tag)),
        );
    },
  );

  it('shortens a percentage of thousands between the sign and the marks of the full one', () => {
    expect(formatShortFigure(-25_000, 'percent', inLanguage('ar'))).toBe('\u200E-25\u00A0ألف\u200E%\u200E');
    expect(plain(formatShortFigure(-25_000, 'percent', mexican('es-MX')))).toBe('-25 k %');
  });

  it('stays short up to a quadrillion', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), anyUnit, anyTag, (value, unit, tag) => {
        expect(formatShortFigure(value, unit, inLanguage(tag)).length).toBeLessThanOrEqual(18);
      }),
    );
  });
});
