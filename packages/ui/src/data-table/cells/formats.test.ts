import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFormats } from '../../locale/index.ts';
import { cellText } from './cellText.ts';
import { cellAlphabet, type TableColumn } from './column.ts';
import { currencyFormat, dateFormat, numberFormat } from './formats.ts';
import { totalTexts } from './totals.ts';

type Row = { readonly figure: number | null; readonly day: string };

const figure = (row: Row): number | null => row.figure;
const day = (row: Row): string => row.day;
const inGerman = { yes: 'Ja', no: 'Nein', formats: toFormats('de', {}) };
const base = { id: 'own', title: '' } as const;
const written = (column: TableColumn<Row>, row: Partial<Row>, words = inGerman): string =>
  cellText(column, { figure: null, day: '', ...row }, words).replaceAll(/\s/gu, ' ');

const euros: TableColumn<Row> = { ...base, kind: 'money', value: figure, format: currencyFormat('EUR'), total: 'sum' };

describe('a column with a format of its own', () => {
  it.each([
    [currencyFormat('EUR'), 1234.5, '1.234,50 €'],
    [currencyFormat('JPY'), 1234.5, '1.235 ¥'],
    [currencyFormat('KWD'), 1.0005, '1,001 KWD'],
    [currencyFormat('EUR', { maximumFractionDigits: 0 }), 1234.5, '1.235 €'],
    [numberFormat({ style: 'unit', unit: 'kilometer' }), 12.5, '12,5 km'],
    [numberFormat({ style: 'percent', maximumFractionDigits: 1 }), 0.1255, '12,6 %'],
    [numberFormat({ maximumFractionDigits: 2 }), 1.005, '1,01'],
    [numberFormat({}), -0, '0'],
  ])('%# writes figures in the language of the reader', (format, value, text) => {
    expect(written({ ...base, kind: 'number', value: figure, format }, { figure: value })).toBe(text);
  });

  it('writes days, moments and months, and leaves what is none as it came', () => {
    const medium = dateFormat({ dateStyle: 'medium' });
    expect(written({ ...base, kind: 'date', value: day, format: medium }, { day: '2026-11-27' })).toBe('27.11.2026');
    expect(written({ ...base, kind: 'date', value: day, format: medium }, { day: 'mañana' })).toBe('mañana');
    const moment = dateFormat({ dateStyle: 'short', timeStyle: 'short' });
    const at: TableColumn<Row> = { ...base, kind: 'instant', value: day, format: moment };
    expect(written(at, { day: '2026-11-27T18:05' })).toBe('27.11.26, 18:05');
    expect(written(at, { day: '2026-11-27' })).toBe('2026-11-27');
    const month = dateFormat({ month: 'long', year: 'numeric' });
    expect(written({ ...base, kind: 'month', value: day, format: month }, { day: '2026-11-01' })).toBe('November 2026');
  });

  it('follows the language of the reader', () => {
    expect(written(euros, { figure: 1234.5 }, { ...inGerman, formats: toFormats('en', {}) })).toBe('€1,234.50');
  });

  it('without one, is written as the host writes amounts, figures, days and times', () => {
    const formats = toFormats('en-US', { currency: 'JPY', date: 'MM/dd/yyyy', hour12: true });
    const inTokyo = { yes: 'Yes', no: 'No', formats };
    const plain: TableColumn<Row> = { ...base, kind: 'number', value: figure, decimals: 1 };
    const amount: TableColumn<Row> = { ...base, kind: 'money', value: figure, total: 'sum' };
    expect(written(plain, { figure: 1234.55 })).toBe('1.234,6');
    expect(written(amount, { figure: 1234.5 }, inTokyo)).toBe('¥1,235');
    expect(totalTexts([amount], () => [{ figure: 0.4, day: '' }], formats)).toEqual({ own: '¥0' });
    const kinds = { date: '2026-02-01', month: '2026-02-01', instant: '2026-02-01T21:05', time: '21:05' } as const;
    const texts = (['date', 'month', 'instant', 'time'] as const).map((kind) =>
      written({ ...base, kind, value: day }, { day: kinds[kind] }, inTokyo),
    );
    expect(texts).toEqual(['02/01/2026', '02/2026', '02/01/2026 9:05 PM', '9:05 PM']);
    expect(written({ ...base, kind: 'date', value: day }, { day: '2026-02-01' })).toBe('01.02.2026');
  });

  it('adds amounts in the smallest unit of their currency', () => {
    const totalOf = (column: TableColumn<Row>, figures: readonly number[]) =>
      totalTexts([column], () => figures.map((value) => ({ figure: value, day: '' })), toFormats('en', {}))?.['own'];
    expect(totalOf(euros, [0.1, 0.2])).toBe('€0.30');
    const dinars: TableColumn<Row> = { ...euros, kind: 'money', format: currencyFormat('KWD') };
    expect(totalOf(dinars, [0.001, 0.002])).toBe('KWD\u00A00.003');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (cents) => {
        const sum = cents.reduce((all, one) => all + one, 0) / 100;
        const amounts = cents.map((one) => one / 100);
        expect(totalOf(euros, amounts)).toBe(currencyFormat('EUR').text(sum, 'en'));
      }),
    );
  });

  it('promises no characters to a search, since a language has its own', () => {
    expect(cellAlphabet(euros)).toBeUndefined();
  });

  it('refuses at once what Intl does not know', () => {
    expect(() => currencyFormat('euro')).toThrow(RangeError);
    expect(() => numberFormat({ style: 'unit', unit: 'parsec' })).toThrow(RangeError);
  });
});
