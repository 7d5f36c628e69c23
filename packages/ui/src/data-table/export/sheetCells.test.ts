import { describe, expect, it } from 'vitest';
import { mexicanFormats, toFormats } from '../../locale/index.ts';
import type { TableColumn } from '../cells/column.ts';
import { columnShares, sheetCells } from './sheetCells.ts';

type Sale = { readonly client: string | null; readonly office: string; readonly amount: number; readonly note: string };

const columns: readonly TableColumn<Sale>[] = [
  { id: 'client', title: 'Cliente', kind: 'person', value: (sale) => sale.client, detail: (sale) => sale.office },
  { id: 'amount', title: 'Monto', kind: 'money', value: (sale) => sale.amount },
  { id: 'note', title: 'Nota', kind: 'text', value: (sale) => sale.note },
];
const sale: Sale = { client: 'Ana López', office: 'Toluca', amount: 1234.5, note: 'x' };
/** What a server answers is not always what its types promise: it is handed on as it came. */
const officeOf = (row: object): string => Reflect.get(row, 'office');
const cells = sheetCells(columns, { yes: 'Sí', no: 'No', formats: toFormats('es', mexicanFormats) });

describe('sheetCells', () => {
  it('TBL-22 say what the table shows, with the detail of a person', () => {
    expect(cells.map(({ text }) => text(sale))).toEqual(['Ana López', '$1,234.50', 'x']);
    expect(cells.map(({ detail }) => detail(sale))).toEqual(['Toluca', '', '']);
    expect(cells.map(({ isFigure }) => isFigure)).toEqual([false, true, false]);
  });

  it('leave out a detail that has no person', () => {
    expect(cells[0]?.detail({ ...sale, client: null })).toBe('');
  });

  it('write a detail that is no text as far as it has words', () => {
    expect(cells[0]?.detail({ ...sale, office: officeOf({ office: {} }) })).toBe('');
    expect(cells[0]?.detail({ ...sale, office: officeOf({ office: 7 }) })).toBe('7');
  });

  it('cut a text that would fill a sheet', () => {
    expect(cells[2]?.text({ ...sale, note: 'a'.repeat(1_000_000) })).toHaveLength(501);
  });
});

describe('columnShares', () => {
  it('give each column room for its longest text, and all of the width together', () => {
    const shares = columnShares(columns, cells, [sale], null, 200);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
    // 15, 9 and 4 letters, and 2 between columns.
    expect(shares.map((share) => Math.round((share * 34) / 100))).toEqual([17, 11, 6]);
  });

  it('take no sum for one that no column has, whatever it is called', () => {
    const odd = ['__proto__', 'constructor', 'toString'].map((id): TableColumn<Sale> => ({
      id,
      title: '',
      kind: 'text',
      value: () => '',
    }));
    const shares = columnShares(
      odd,
      sheetCells(odd, { yes: 'Sí', no: 'No', formats: toFormats('es', mexicanFormats) }),
      [sale],
      {},
      200,
    );
    expect(shares.map((share) => share.toFixed(1))).toEqual(['33.3', '33.3', '33.3']);
  });

  it('let no text take more room than 40 letters', () => {
    const shares = columnShares(columns, cells, [{ ...sale, note: 'a'.repeat(10_000) }], null, 200);
    expect(shares.map((share) => Math.round((share * 70) / 100))).toEqual([17, 11, 42]);
  });

  it('let long texts make room for figures where the paper is full', () => {
    const note = 'a'.repeat(60);
    // 17 and 11 letters leave 22 of 50.
    const shares = columnShares(columns, cells, [{ ...sale, note }], null, 50);
    expect(shares.map((share) => Math.round(share / 2))).toEqual([17, 11, 22]);
  });

  it('do not narrow a column to nothing', () => {
    const note = 'a'.repeat(60);
    const shares = columnShares(columns, cells, [{ ...sale, note }], null, 5);
    expect(shares.map((share) => Math.round((share * 39) / 100))).toEqual([14, 11, 14]);
  });

  it('give a sum room in one line, bold as it is', () => {
    const shares = columnShares(columns, cells, [sale], { amount: '$1,234,567,890.00' }, 200);
    expect(shares[1]).toBeGreaterThan(shares[0] ?? 100);
  });

  it('go by the titles where there are no rows', () => {
    expect(columnShares(columns, cells, [], null, 200).map((share) => Math.round((share * 22) / 100))).toEqual([
      9, 7, 6,
    ]);
  });
});
