import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createNumberText, numberText, type NumberFormat } from './numberText.ts';

const pesos: NumberFormat = { style: 'currency', currency: 'MXN' };
const percent: NumberFormat = { style: 'percent', maximumFractionDigits: 2 };
const months: NumberFormat = { style: 'unit', unit: 'month', unitDisplay: 'long' };
const tags = ['es-MX', 'en', 'de', 'fr', 'ja', 'zh'];

const unreadable = { kind: 'unreadable' };
const number = (value: number, decimals: number) => ({ kind: 'number', value, decimals });

describe('typed by a Mexican', () => {
  const { read } = createNumberText('es-MX', pesos, []);

  test.each([
    ['1,234.50', 1234.5, 1],
    ['$ 1 234', 1234, 0],
    ['$1,234.50 MXN', 1234.5, 1],
    ['mxn 1234', 1234, 0],
    ['-$5.05', -5.05, 2],
    ['$ -5', -5, 0],
    ['−5', -5, 0],
    ['+5', 5, 0],
    ['.5', 0.5, 1],
    ['5.', 5, 0],
    [' 007 ', 7, 0],
    ['１，２３４．５', 1234.5, 1],
    ['1 234\u00A0567', 1_234_567, 0],
    ['0.07', 0.07, 2],
  ])('"%s" is %d', (text, value, decimals) => {
    expect(read(text)).toEqual(number(value, decimals));
  });

  test.each([
    ['letters', 'mil'],
    ['a number and letters', '12abc'],
    ['the decimal comma of others', '1,23'],
    ['the order of others', '1.234,50'],
    ['two points', '1.2.3'],
    ['groups of several kinds', '1,234 567'],
    ['a group too long', '1234,567'],
    ['another currency', '€5'],
    ['two signs', '-$-5'],
    ['a sign alone', '-'],
    ['the currency alone', '$'],
    ['the point alone', '.'],
    ['an exponent', '1e5'],
    ['infinity', '∞'],
    ['more digits than a number holds', '12345678901234567891'],
    ['a book', '1'.repeat(100_000)],
  ])('%s is not a number', (_what, text) => {
    expect(read(text)).toEqual(unreadable);
  });

  test('nothing is empty', () => {
    expect(read(' ')).toEqual({ kind: 'empty' });
  });
});

describe('other formats and languages', () => {
  test.each<[string, NumberFormat, readonly string[], string, number]>([
    ['es-MX', percent, [], '15', 0.15],
    ['es-MX', percent, [], '12.5 %', 0.125],
    ['es-MX', percent, [], '7%', 0.07],
    ['es-MX', months, [], '1 mes', 1],
    ['es-MX', months, [], '12 meses', 12],
    ['es-MX', {}, ['citas'], '12 citas', 12],
    ['es-MX', {}, ['[m²]'], '12 [m²]', 12],
    ['de', pesos, [], '1.234,50', 1234.5],
    ['fr', pesos, [], '1 234,50', 1234.5],
    ['fr', {}, [], '1234.5', 1234.5],
    ['ja', pesos, [], '$1,234.50', 1234.5],
  ])('%s %o %o "%s" is %d', (tag, format, extra, text, value) => {
    expect(createNumberText(tag, format, extra).read(text)).toMatchObject({ kind: 'number', value });
  });

  test('a point that groups thousands is not a decimal point', () => {
    expect(createNumberText('de', {}, []).read('1234.5')).toEqual(unreadable);
    expect(createNumberText('es-MX', {}, []).read('15 %')).toEqual(unreadable);
  });
});

describe('formatting', () => {
  test.each<[NumberFormat, number, string]>([
    [pesos, 1234.5, '$1,234.50'],
    [pesos, 12.345, '$12.345'],
    [percent, 0.07, '7%'],
    [{ style: 'percent' }, 0.125, '12.5%'],
    [{ maximumFractionDigits: 0 }, 2.5, '2.5'],
  ])('%o shows %d in full', (format, value, text) => {
    expect(createNumberText('es-MX', format, []).write(value)).toBe(text);
  });

  test('round-trips in every language and format', () => {
    const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map((units) => units / 10_000);
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...tags),
        fc.constantFrom(pesos, percent, months, {}),
        (value, tag, format) => {
          const { read, write } = numberText(tag, format, []);
          expect(read(write(value))).toMatchObject({ kind: 'number', value: value === 0 ? 0 : value });
        },
      ),
    );
  });

  test('any text is parsed without throwing, and only numbers become numbers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...tags), (text, tag) => {
        const reading = numberText(tag, pesos, []).read(text);
        expect(reading.kind !== 'number' || Number.isFinite(reading.value)).toBe(true);
      }),
    );
  });
});

test.each<[NumberFormat, number | undefined]>([
  [pesos, 2],
  [{ style: 'currency', currency: 'JPY' }, 0],
  [percent, 2],
  [{ maximumFractionDigits: 0 }, 0],
  [{}, undefined],
  [{ style: 'percent' }, undefined],
])('%o has at most %s decimals', (format, decimals) => {
  expect(createNumberText('es-MX', format, []).decimals).toBe(decimals);
});
