import { describe, expect, it, vi } from 'vitest';
import { mexicanFormats, toFormats } from '../../locale/index.ts';
import type { TableColumn } from './column.ts';
import { totalOf, totalTexts } from './totals.ts';

type Row = { readonly value: unknown };

/** What a server answers is not always what its types promise: it is handed on as it came. */
const value = (row: object): number | null => Reflect.get(row, 'value');
const number = { id: 'number', title: '', kind: 'number', value, decimals: 1, total: 'sum' } as const;
const money = { id: 'money', title: '', kind: 'money', value, total: 'sum' } as const;
const columns: readonly TableColumn<Row>[] = [number, money];

const formats = toFormats('es', mexicanFormats);
const totalsOf = (values: readonly unknown[], some = columns) =>
  totalTexts(some, () => values.map((one) => ({ value: one })), formats);

describe('the totals of a table', () => {
  it('FMT-01 FMT-08 are written as the cells of their column, amounts added in cents', () => {
    expect(totalsOf([0.1, 0.2, 1000])).toEqual({ number: '1,000.3', money: '$1,000.30' });
    expect(totalsOf([])).toEqual({ number: '0.0', money: '$0.00' });
  });

  it('count nothing for what is no figure', () => {
    expect(totalsOf([1, null, undefined, Number.NaN, Infinity, -Infinity, '7', true, {}, 2])).toEqual({
      number: '3.0',
      money: '$3.00',
    });
  });

  it('are a dash where figures add up to more than can be counted: a wrong sum is worse than none', () => {
    expect(totalsOf([1e308, 1e308])).toEqual({ number: '—', money: '—' });
    expect(totalsOf([-1e308, -1e308])).toEqual({ number: '—', money: '—' });
  });

  it('are none where no column has one, and then no row is asked for', () => {
    const rows = vi.fn<() => readonly Row[]>();
    expect(totalTexts([{ id: 'plain', title: '', kind: 'number', value }], rows, formats)).toBeNull();
    expect(rows).not.toHaveBeenCalled();
  });

  it('keep the texts of a host, and belong to columns of any id', () => {
    const ids = ['__proto__', 'constructor', 'toString'];
    const own = ids.map((id): TableColumn<Row> => ({ id, title: '', kind: 'text', value: () => '', total: () => id }));
    expect(Object.entries(totalsOf([], own) ?? {})).toEqual(ids.map((id) => [id, id]));
    expect(ids.map((id) => totalOf(totalsOf([], own), id))).toEqual(ids);
    expect(ids.map((id) => totalOf({}, id))).toEqual([undefined, undefined, undefined]);
    expect(totalOf(null, 'x')).toBeUndefined();
  });
});
