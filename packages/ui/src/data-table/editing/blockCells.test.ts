import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableColumn } from '../cells/column.ts';
import { editPlaces } from './editPlaces.ts';
import { say } from './editWording.samples.ts';
import { clearedCells, MOST_PASTED, pastedCells, readBlock } from './blockCells.ts';
import { readDraft } from './drafts.ts';

type Row = { readonly id: string };

const columns = ['lead', 'name', 'amount', 'note'].map((id): TableColumn<Row> => ({
  id,
  title: id,
  kind: 'text',
  value: () => '',
}));

/** A table of so many lines; 'lead' stands beside the columns, 'note' is read alone, and every third line is a group. */
function block(count: number, from = { line: 1, column: 1 }) {
  const contentAt = (line: number, place: number) => {
    const column = place > 0 ? columns[place] : undefined;
    return column === undefined || line < 1 || line > count || line % 3 === 0
      ? null
      : { row: { id: String(line) }, column };
  };
  const places = editPlaces<Row>(
    { contentAt, count, columnCount: columns.length, rowId: ({ id }) => id },
    { name: { kind: 'text' }, amount: { kind: 'number' } },
  );
  return { from, count, places, say };
}

const never = new AbortController().signal;
const written = (text: string, ...of: Parameters<typeof block>) =>
  [...pastedCells(text, block(...of))].map((draft) => draft && [draft.rowId, draft.column.id, draft.value]);

describe('a block that is pasted', () => {
  it('goes right and down, past lines without a row', () => {
    expect(written('a\t1\nb\t2\nc\t3\n', 5)).toEqual([
      ['1', 'name', 'a'],
      ['1', 'amount', 1],
      ['2', 'name', 'b'],
      ['2', 'amount', 2],
      ['4', 'name', 'c'],
      ['4', 'amount', 3],
    ]);
  });

  it('leaves out what meets no cell that can be written into', () => {
    expect(written('a\t1\tx\ty\nb\nc', 2)).toEqual([
      ['1', 'name', 'a'],
      ['1', 'amount', 1],
      null,
      null,
      ['2', 'name', 'b'],
      null,
    ]);
  });

  it('tells every cell that was refused', async () => {
    expect(await readBlock(pastedCells('a\tuno\nb\tdos\n', block(5)), never)).toMatchObject({
      written: [{ text: 'a' }, { text: 'b' }],
      refused: [
        { rowId: '1', text: 'uno', message: 'Escribe un número' },
        { rowId: '2', text: 'dos', message: 'Escribe un número' },
      ],
      left: 0,
    });
  });

  it('is 100,000 cells at most', async () => {
    const { written: all, left } = await readBlock(pastedCells('a\t1\n'.repeat(50_005), block(90_000)), never);
    expect([all.length, left]).toEqual([MOST_PASTED, 10]);
  });

  it('counts every cell once, wherever it goes', () => {
    const cells = fc.array(fc.array(fc.constantFrom('1', 'x', ''), { minLength: 1, maxLength: 5 }), { maxLength: 6 });
    fc.assert(
      fc.property(cells, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 8 }), (rows, column, count) => {
        const text = rows.map((row) => `${row.join('\t')}\n`).join('');
        const all = [...pastedCells(text, block(count, { line: 1, column }))];
        expect(all).toHaveLength(rows.flat().length);
        const places = all.flatMap((draft) => (draft ? `${draft.rowId} ${draft.column.id}` : []));
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });
});

describe('a block that is emptied', () => {
  it('has the cells that can be written into and are not empty, past lines without a row', () => {
    const { places } = block(5);
    const cells = clearedCells({ top: 1, bottom: 4, start: 1, end: 3 }, places, (cell) =>
      cell.rowId === '2' && cell.column.id === 'name' ? null : readDraft(cell, '', say),
    );
    expect(Array.from(cells, ({ rowId, column, value }) => [rowId, column.id, value])).toEqual([
      ['1', 'name', null],
      ['1', 'amount', null],
      ['2', 'amount', null],
      ['4', 'name', null],
      ['4', 'amount', null],
    ]);
  });
});

describe('places that can be written into', () => {
  const { places } = block(5);

  it('follow each other along the row and then the next rows', () => {
    expect(places.step({ line: 1, column: 1 }, 1)).toEqual({ line: 1, column: 2 });
    expect(places.step({ line: 2, column: 2 }, 1)).toEqual({ line: 4, column: 1 });
    expect(places.step({ line: 4, column: 1 }, -1)).toEqual({ line: 2, column: 2 });
    expect(places.step({ line: 1, column: 1 }, -1)).toBeNull();
    expect(places.step({ line: 5, column: 2 }, 1)).toBeNull();
  });

  it('lead to the next row in their column', () => {
    expect(places.below({ line: 2, column: 3 }, 1)).toEqual({ line: 4, column: 3 });
    expect(places.below({ line: 1, column: 3 }, -1)).toBeNull();
  });

  it('are found by row and column wherever they stand now', () => {
    const hint = { line: 1, column: 2 };
    expect(places.find({ rowId: '1', columnId: 'amount' }, hint)).toBe(hint);
    expect(places.find({ rowId: '4', columnId: 'name' }, hint)).toEqual({ line: 4, column: 1 });
    expect(places.find({ rowId: '9', columnId: 'name' }, hint)).toBeNull();
    expect(places.find({ rowId: '4', columnId: 'hidden' }, hint)).toBeNull();
  });
});
