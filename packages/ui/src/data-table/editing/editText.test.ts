import type { CalendarDate } from '@sereno/domain/calendar';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFormats } from '../../locale/index.ts';
import type { TableColumn } from '../cells/column.ts';
import { currencyFormat } from '../cells/formats.ts';
import type { EditField } from './editField.ts';
import { begunBy, readEdit, shownText, typedText, valueBefore } from './editText.ts';
import { say } from './editWording.samples.ts';

type Row = { readonly value: string | number | null };

const shared = { id: 'value', title: 'Valor' };
const words = ({ value }: Row): string | null => (typeof value === 'string' ? value : null);
const figure = ({ value }: Row): number | null => (typeof value === 'number' ? value : null);
const text: TableColumn<Row> = { ...shared, kind: 'text', value: words };
const day: TableColumn<Row> = { ...shared, kind: 'date', value: words };
const money: TableColumn<Row> = { ...shared, kind: 'money', value: figure };
const tenths: TableColumn<Row> = { ...shared, kind: 'number', decimals: 1, value: figure };
const cell = (field: EditField<Row>, of: TableColumn<Row> = text, value: Row['value'] = null) => ({
  field,
  column: of,
  row: { value },
});
const date = { kind: 'date', today: (): CalendarDate => '2026-11-21' } as const;
const choice = {
  kind: 'choice',
  options: [
    { value: 'F', label: 'Firmado' },
    { value: 'C', label: 'Cotizado' },
  ],
} as const;

const check = (value: string | null): string | null => (value === 'Ana' ? null : `No es Ana: ${value}`);

describe('what is typed into a cell', () => {
  it('is read by its kind', () => {
    expect(readEdit(cell({ kind: 'text' }), ' Ana ', say)).toEqual({ value: ' Ana ' });
    expect(readEdit(cell({ kind: 'number' }, money), '$1,234.50', say)).toEqual({ value: 1234.5 });
    expect(readEdit(cell(date), '1/2/26', say)).toEqual({ value: '2026-02-01' });
    expect(readEdit(cell(choice), 'F', say)).toEqual({ value: 'F' });
    expect(readEdit(cell(choice), ' cotizado ', say)).toEqual({ value: 'C' });
  });

  it.each([
    [cell({ kind: 'text', maxLength: 3 }), 'Anas', 'Usa 3 caracteres o menos'],
    [cell({ kind: 'number' }), 'mil', 'Escribe un número'],
    [cell({ kind: 'number' }, tenths), '1.25', 'Usa 1 decimal o menos'],
    [cell({ kind: 'number' }, money), '1.255', 'Usa 2 decimales o menos'],
    [cell({ kind: 'number', decimals: 0 }, money), '1.5', 'Usa 0 decimales o menos'],
    [cell(date), '31/2/26', 'No existe el día 31: el mes 02/2026 tiene 28 días'],
    [cell({ ...date, max: '2026-12-31' }), '1/1/27', 'La última fecha posible es 31/12/2026'],
    [cell(choice), 'Otro', 'Elige una de las opciones'],
    [cell({ kind: 'text', required: true }), '  ', 'Escribe un valor'],
  ])('is refused in a sentence: %#', (given, typed, issue) => {
    expect(readEdit(given, typed, say)).toEqual({ issue });
  });

  it('is checked by the host, an empty cell too', () => {
    expect(readEdit(cell({ kind: 'text', check }), 'Ana', say)).toEqual({ value: 'Ana' });
    expect(readEdit(cell({ kind: 'text', check }), 'Eva', say)).toEqual({ issue: 'No es Ana: Eva' });
    expect(readEdit(cell({ kind: 'text', check }), '', say)).toEqual({ issue: 'No es Ana: null' });
    expect(readEdit(cell({ kind: 'text' }), ' ', say)).toEqual({ value: null });
  });

  it('is the same number again when what stands there is accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 2 }), (units, decimals) => {
        const value = units / 10 ** decimals;
        const given = cell({ kind: 'number' }, money, value);
        expect(readEdit(given, typedText(given, valueBefore(given), say.formats), say)).toEqual({ value });
      }),
    );
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        for (const given of [cell({ kind: 'number' }), cell(date), cell(choice), cell({ kind: 'text' })]) {
          const { issue } = readEdit(given, typed, say);
          expect(issue).not.toBe('');
        }
      }),
    );
  });
});

describe('what a cell holds', () => {
  it('is taken for empty where it is none of its kind', () => {
    expect(valueBefore(cell({ kind: 'number' }, text, 'mucho'))).toBeNull();
    expect(valueBefore(cell({ kind: 'text' }, text, ''))).toBeNull();
    expect(valueBefore(cell(date, day, '2026-11-21T10:00'))).toBe('2026-11-21');
    expect(valueBefore(cell({ kind: 'text', value: () => 'suyo' }, text, 'otro'))).toBe('suyo');
  });

  it('is shown as its column shows it', () => {
    expect(shownText(cell({ kind: 'number' }, money), 1234.5, say.formats)).toBe('$1,234.50');
    expect(shownText(cell({ kind: 'number' }, tenths), 1234.5, say.formats)).toBe('1,234.5');
    expect(shownText(cell(date), '2026-02-01', say.formats)).toBe('01/02/2026');
    expect(shownText(cell(choice), 'F', say.formats)).toBe('Firmado');
    expect(shownText(cell(choice), null, say.formats)).toBe('');
  });

  it('is typed as the format of its column writes it, in the language of the reader', () => {
    const german = { ...say, formats: toFormats('de-DE', {}) };
    const given = cell({ kind: 'number' }, { ...money, format: currencyFormat('EUR') });
    expect(readEdit(given, '1.234,50 €', german)).toEqual({ value: 1234.5 });
    expect(typedText(given, 1234.5, german.formats)).toBe('1.234,5');
    expect(shownText(given, 1234.5, german.formats)).toBe('1.234,50\u00A0€');
  });

  it('is typed in the order in which the host writes days', () => {
    const american = { ...say, formats: toFormats('en-US', {}) };
    expect(readEdit(cell(date), '2/1/2026', american)).toEqual({ value: '2026-02-01' });
    expect(typedText(cell(date), '2026-02-01', american.formats)).toBe('02/01/2026');
  });

  it('begins with the choice of a letter', () => {
    expect(begunBy(cell(choice), 'c')).toBe('C');
    expect(begunBy(cell(choice), 'x')).toBe('');
    expect(begunBy(cell({ kind: 'text' }), 'c')).toBeNull();
  });
});
