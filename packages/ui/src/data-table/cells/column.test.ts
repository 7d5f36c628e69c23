import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mexicanFormats, toFormats } from '../../locale/index.ts';
import { createRowModel } from '../source/rowModel.ts';
import { cellText } from './cellText.ts';
import { cellAlphabet, type TableColumn } from './column.ts';

type Row = { readonly value: number; readonly text: string };

const words = { yes: 'Sí', no: 'No', formats: toFormats('es', mexicanFormats) };
const figures: readonly TableColumn<Row>[] = [
  { id: 'number', title: '', kind: 'number', value: (row) => row.value },
  { id: 'decimals', title: '', kind: 'number', decimals: 3, value: (row) => row.value },
  { id: 'money', title: '', kind: 'money', value: (row) => row.value },
  { id: 'date', title: '', kind: 'date', value: (row) => row.text },
  { id: 'time', title: '', kind: 'time', value: (row) => row.text },
];

const row = fc.record({
  value: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()),
  text: fc.oneof(
    fc.stringMatching(/^[-/:0-9]{0,12}$/),
    fc.constantFrom('2026-11-22', '2026/02/31', '09:30', '25:61', ''),
  ),
});

test.each(figures.map((column) => [column.id, column] as const))(
  'TBL-21 a cell of %s that holds a figure is written with the characters that it promises',
  (_, column) => {
    const alphabet = cellAlphabet(column) ?? '';
    fc.assert(
      fc.property(row, (given) => {
        fc.pre(
          column.kind !== 'date' && column.kind !== 'time'
            ? true
            : Array.from(given.text).every((character) => alphabet.includes(character)),
        );
        const strange = Array.from(cellText(column, given, words)).filter((character) => !alphabet.includes(character));
        expect(strange).toEqual([]);
      }),
    );
  },
);

test('TBL-21 a search finds what the cells show, whatever their kind', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.stringMatching(/^[-$,./:0-9a-z]{1,3}$/), (rows, search) => {
      const model = createRowModel(
        rows,
        figures.map((column) => ({
          id: column.id,
          kind: 'text',
          value: (given) => column.value(given),
          text: (given) => cellText(column, given, words),
          alphabet: cellAlphabet(column) ?? '',
        })),
        'es',
      );
      const searched = figures.map(({ id }) => id);
      const found = model.view({ search, searched, sorting: [], filters: [] });
      const expected = rows.flatMap((given, place) =>
        figures.some((column) => cellText(column, given, words).includes(search)) ? [place] : [],
      );
      expect([...found]).toEqual(expected);
    }),
  );
});
