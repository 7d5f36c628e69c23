import { describe, expect, it } from 'vitest';
import { createTranslate, loadTexts, locales, mexicanFormats, toFormats } from '../../locale/index.ts';
import type { FilterValue } from '../source/filter.ts';
import type { TableColumn } from '../cells/column.ts';
import { type ActiveFilter, filterFields } from './filterField.ts';
import { conditionWords, filterTexts, filterWords } from './filterWords.ts';

const t = createTranslate<typeof filterTexts>(filterTexts, 'es');

const mexico = { yes: 'Sí', no: 'No', formats: toFormats('es', mexicanFormats) };
type Kind = 'badge' | 'date' | 'money' | 'number' | 'person' | 'text' | 'yesNo';

const active = (title: string, kind: Kind, filter: FilterValue, words = mexico): ActiveFilter => {
  const column: TableColumn<object> = { id: 'a', title, kind, value: () => null };
  const [field] = filterFields([column], [], words);
  if (field === undefined) throw new Error(`A column of ${kind} cannot be filtered`);
  return { field, filter };
};
const said = (title: string, kind: Kind, filter: FilterValue): string => filterWords(active(title, kind, filter), t);

const days = (start: string | null, end: string | null): string =>
  said('Fecha', 'date', { kind: 'dayRange', start, end });
const values = (...chosen: string[]): string => said('Estado', 'badge', { kind: 'oneOf', values: chosen });

describe('TBL-09 a filter in words', () => {
  it('names what a text holds', () => {
    expect(said('Cliente', 'person', { kind: 'text', text: ' lopez ' })).toBe('Cliente: contiene «lopez»');
  });

  it('says the ends of amounts as their cells do, and of figures with all their decimals', () => {
    expect(said('Monto', 'money', { kind: 'numberRange', min: 1000, max: 5000 })).toBe('Monto: $1,000.00 a $5,000.00');
    expect(said('Monto', 'money', { kind: 'numberRange', min: null, max: 0 })).toBe('Monto: hasta $0.00');
    expect(said('Saldo', 'money', { kind: 'numberRange', min: -1000.5, max: null })).toBe('Saldo: desde -$1,000.50');
    expect(said('Pagos', 'number', { kind: 'numberRange', min: 12, max: 12 })).toBe('Pagos: 12');
    expect(said('Tasa', 'number', { kind: 'numberRange', min: 0.1255, max: 12_345 })).toBe('Tasa: 0.1255 a 12,345');
  });

  it('says amounts, figures and days as the host writes them', () => {
    const formats = toFormats('de', { currency: 'EUR' });
    const inGermany = (kind: Kind, filter: FilterValue) =>
      conditionWords(active('', kind, filter, { ...mexico, formats }), t).replaceAll('\u00A0', ' ');
    expect(inGermany('money', { kind: 'numberRange', min: 1000, max: 5000.5 })).toBe('1.000,00 € a 5.000,50 €');
    expect(inGermany('number', { kind: 'numberRange', min: 1234.125, max: null })).toBe('desde 1.234,125');
    expect(inGermany('date', { kind: 'dayRange', start: '2026-03-01', end: null })).toBe('desde 01.03.2026');
  });

  it('says days as screens do', () => {
    expect(days('2026-03-01', null)).toBe('Fecha: desde 01/03/2026');
    expect(days(null, '2026-03-31')).toBe('Fecha: hasta 31/03/2026');
    expect(days('2026-03-01', '2026-03-31')).toBe('Fecha: 01/03/2026 a 31/03/2026');
    expect(days('2026-03-01', '2026-03-01')).toBe('Fecha: 01/03/2026');
    expect(days('mañana', null)).toBe('Fecha: desde mañana');
  });

  it('names up to three values, and counts the rest of more', () => {
    expect(values('Firmado')).toBe('Estado: Firmado');
    expect(values('Firmado', 'Cotizado', 'Prospecto')).toBe('Estado: Firmado, Cotizado, Prospecto');
    expect(values('Firmado', 'Cotizado', 'Prospecto', 'Cancelado')).toBe('Estado: Firmado, Cotizado y 2 más');
    expect(values(...Array.from({ length: 1500 }, (_, place) => `v${place}`))).toBe('Estado: v0, v1 y 1,498 más');
  });

  it('says yes and no', () => {
    expect(said('Con seguro', 'yesNo', { kind: 'yesNo', value: true })).toBe('Con seguro: Sí');
    expect(said('Con seguro', 'yesNo', { kind: 'yesNo', value: false })).toBe('Con seguro: No');
  });

  it('shortens long values, and keeps braces and dollar signs', () => {
    const long = said('Nota', 'text', { kind: 'text', text: 'a'.repeat(1000) });
    expect(long).toBe(`Nota: contiene «${'a'.repeat(80)}…»`);
    expect(said('$& {filter}', 'text', { kind: 'text', text: '{column} $1' })).toBe(
      '$& {filter}: contiene «{column} $1»',
    );
  });

  it('says the same without the column', () => {
    expect(conditionWords(active('Fecha', 'date', { kind: 'dayRange', start: '2026-03-01', end: null }), t)).toBe(
      'desde 01/03/2026',
    );
  });

  it.each(locales)('LNG-05 says all it is given in %s', async (locale) => {
    const tell = createTranslate<typeof filterTexts>(await loadTexts(locale), locale);
    const four: FilterValue = { kind: 'oneOf', values: ['uno', 'dos', 'tres', 'cuatro'] };
    const words = [
      filterWords(active('Estado', 'badge', four), tell),
      filterWords(active('Monto', 'money', { kind: 'numberRange', min: 1, max: 2 }), tell),
      filterWords(active('Monto', 'money', { kind: 'numberRange', min: 1, max: null }), tell),
      filterWords(active('Monto', 'money', { kind: 'numberRange', min: null, max: 2 }), tell),
      filterWords(active('Cliente', 'text', { kind: 'text', text: 'ana' }), tell),
    ];
    for (const text of words) expect(text).not.toMatch(/[{}]|filterWords/);
    expect(words[0]).toMatch(/^Estado.*uno.*dos.*2/);
    expect(words[1]).toMatch(/^Monto.*\$1\.00.*\$2\.00/);
  });
});
