import { cellGrid } from '@sereno/domain/figure';
import { describe, expect, it } from 'vitest';
import { cellDatum } from './cellDatum.ts';

const rows = [
  { id: 'León', label: 'León' },
  { id: 'others', label: 'Otros' },
];
const columns = [
  { id: '37000', label: '37000' },
  { id: '37160', label: '37160' },
  { id: 'others', label: 'Otros' },
];
const grid = cellGrid(
  ['León', 'others'],
  ['37000', '37160', 'others'],
  [
    { row: 'León', column: '37000', value: 0 },
    { row: 'León', column: 'others', value: 2 },
    { row: 'others', column: '37000', value: 3 },
  ],
);

describe('what a cell leads to', () => {
  it('SAL-27a is its row and column, 0 too', () => {
    expect(cellDatum(grid, rows, columns, 0, 0)).toEqual({ category: 'León', series: '37000' });
  });

  it.each([
    ['without a value', 0, 1],
    ['of several columns', 0, 2],
    ['of several rows', 1, 0],
    ['of names', 0, -1],
    ['beyond the last row', 2, 0],
  ])('SAL-27a is nothing for a cell %s', (_, row, column) => {
    expect(cellDatum(grid, rows, columns, row, column)).toBeNull();
  });
});
