import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellGrid } from './index.ts';

describe('values in rows and columns', () => {
  it('are summed, and dropped without a row, a column or a value', () => {
    const { cells, values } = cellGrid(
      ['a', 'b', 'a'],
      ['x', 'y'],
      [
        { row: 'a', column: 'x', value: 2 },
        { row: 'a', column: 'x', value: 3 },
        { row: 'b', column: 'y', value: NaN },
        { row: 'b', column: 'x', value: 0 },
        { row: 'c', column: 'x', value: 7 },
        { row: 'a', column: 'z', value: 7 },
        { row: 'a', column: 'y', value: Infinity },
      ],
    );
    expect(cells).toEqual([
      [5, null],
      [0, null],
      [null, null],
    ]);
    expect(values).toEqual([5, null, 0, null, null, null]);
  });

  it('have the shape of rows and columns and keep the sum, for any input', () => {
    const id = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor');
    const input = fc.record({ row: id, column: id, value: fc.integer({ min: -1000, max: 1000 }) });
    fc.assert(
      fc.property(fc.uniqueArray(id), fc.uniqueArray(id), fc.array(input), (rows, columns, inputs) => {
        const { cells, values } = cellGrid(rows, columns, inputs);
        expect(cells.map(({ length }) => length)).toEqual(rows.map(() => columns.length));
        const placed = inputs.filter(({ row, column }) => rows.includes(row) && columns.includes(column));
        expect(values.reduce((sum: number, value) => sum + (value ?? 0), 0)).toBe(
          placed.reduce((sum, { value }) => sum + value, 0),
        );
      }),
    );
  });
});
