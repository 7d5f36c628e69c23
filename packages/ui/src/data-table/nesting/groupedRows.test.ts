import { describe, expect, it } from 'vitest';
import { mexicanFormats, toFormats } from '../../locale/index.ts';
import { createRowModel } from '../source/rowModel.ts';
import type { TableColumn } from '../cells/column.ts';
import { currencyFormat } from '../cells/formats.ts';
import type { NestingQuery } from '../state/nestedRows.ts';
import { columnFigures } from './columnFigures.ts';
import { groupedRows } from './groupedRows.ts';

type Sale = { readonly id: string; readonly office: string; readonly amount: number | null };

const sales: readonly Sale[] = [
  { id: 'a', office: 'Toluca', amount: 0.1 },
  { id: 'b', office: 'Mérida', amount: 90_000_000_000_000 },
  { id: 'c', office: 'Toluca', amount: 0.2 },
  { id: 'd', office: 'Mérida', amount: 90_000_000_000_000 },
];
const office: TableColumn<Sale> = { id: 'office', title: 'Oficina', kind: 'text', value: (row) => row.office };
const amount: TableColumn<Sale> = {
  id: 'amount',
  title: 'Monto',
  kind: 'money',
  value: (row) => row.amount,
  aggregate: 'sum',
};
const words = { yes: 'Sí', no: 'No', formats: toFormats('es', mexicanFormats) };
const prepared = groupedRows({
  rows: sales,
  columns: [office, amount],
  rowId: ({ id }) => id,
  words,
});
const query: NestingQuery = {
  model: createRowModel(sales, [], 'es'),
  search: '',
  searched: [],
  filters: [],
  sorting: [],
  groupBy: ['office'],
  expanded: {},
  page: 0,
  pageSize: 10,
};

describe('the rows of a table in groups', () => {
  it('are for files and paper the rows alone, open or not, in the order of their groups', () => {
    expect(
      prepared
        .arrange(query)
        .all()
        .map(({ id }) => id),
    ).toEqual(['b', 'd', 'a', 'c']);
  });

  it('have no sum where it cannot be exact', () => {
    const { nested } = prepared.arrange(query);
    expect([0, 1].map((index) => nested?.at(index)?.group?.aggregates.get('amount'))).toEqual(['—', '$0.30']);
  });

  it('stand alone where no known column groups them', () => {
    const { nested } = prepared.arrange({ ...query, groupBy: ['gone'] });
    expect(nested?.ids()).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('the figures of a column', () => {
  it('are none of a text, but for their number', () => {
    expect([...columnFigures(office, 'sum', sales, words).of]).toEqual(sales.map(() => Number.NaN));
    expect([...columnFigures(office, 'count', sales, words).of]).toEqual([1, 1, 1, 1]);
  });

  it('are in the smallest unit of their currency, and written with its format', () => {
    const dinars: TableColumn<Sale> = { ...amount, kind: 'money', value: () => 0.001, format: currencyFormat('KWD') };
    const { of, text } = columnFigures(dinars, 'sum', sales, words);
    expect([...of]).toEqual([1, 1, 1, 1]);
    expect(text(1234)).toBe('KWD\u00A01.234');
    expect(text(Infinity)).toBe('—');
  });
});
