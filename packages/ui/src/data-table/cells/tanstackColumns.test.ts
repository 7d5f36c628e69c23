import {
  aggregationFn_count,
  aggregationFn_extent,
  aggregationFn_first,
  aggregationFn_mean,
  aggregationFn_median,
  aggregationFn_unique,
  constructFilterFn,
  type FilterFn,
  filterFn_arrHas,
  filterFn_between,
  filterFn_empty,
  filterFn_includesStringSensitive,
  filterFn_inDateRange,
  filterFn_inNumberRange,
  rowSelectionFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  type SortFn,
  tableFeatures,
} from '@tanstack/react-table';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mexicanFormats, toFormats } from '../../locale/index.ts';
import type { FilterValue } from '../source/filter.ts';
import { createRowModel, type RowQuery } from '../source/rowModel.ts';
import { tableModelColumns } from '../state/useRows.ts';
import { type TanStackColumn, tanstackColumns } from './tanstackColumns.tsx';
import type { TanStackRow } from './tanstackRows.ts';

type Shirt = { readonly name: string; readonly size: string | null; readonly price: number; readonly day: string };

const shirts: readonly Shirt[] = [
  { name: 'lino 10', size: 'L', price: 20, day: '2026-11-03' },
  { name: 'Lino 9', size: 'S', price: 5.5, day: '2026-11-01' },
  { name: 'Algodón', size: null, price: 12, day: '2026-12-24' },
  { name: 'lino 10', size: 'M', price: 8, day: '2026-11-02' },
];
const SIZES = ['S', 'M', 'L'];
const words = { yes: 'Sí', no: 'No', formats: toFormats('es', mexicanFormats) };

const name: TanStackColumn<Shirt> = { id: 'name', title: '', kind: 'text', value: (row) => row.name };
const size: TanStackColumn<Shirt> = { id: 'size', title: '', kind: 'badge', value: (row) => row.size };
const price: TanStackColumn<Shirt> = { id: 'price', title: '', kind: 'money', value: (row) => row.price };
const day: TanStackColumn<Shirt> = { id: 'day', title: '', kind: 'date', value: (row) => row.day };

const bySize = (one: TanStackRow<Shirt>, other: TanStackRow<Shirt>, id: string): number =>
  SIZES.indexOf(one.getValue(id)) - SIZES.indexOf(other.getValue(id));

/** The places of the rows that a query leaves. */
function view(columns: readonly TanStackColumn<Shirt>[], ...queries: readonly Partial<RowQuery>[]): number[] {
  const model = createRowModel(shirts, tableModelColumns(tanstackColumns(columns), words), 'es-MX');
  const all = { search: '', searched: ['name'], sorting: [], filters: [] };
  return queries.map((query) => [...model.view({ ...all, ...query })]).at(-1) ?? [];
}

const sorting = (id: string, desc = false) => ({ sorting: [{ id, desc }] });
const filters = (id: string, value: FilterValue) => ({ filters: [{ id, value }] });

const reported = vi.fn<(error: unknown) => void>();
beforeEach(() => vi.stubGlobal('reportError', reported));
afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
});

test('TBL-10 a function of the host sorts either way, rows without a value last', () => {
  expect(view([{ ...size, sortFn: bySize }], sorting('size'))).toEqual([1, 3, 0, 2]);
  expect(view([{ ...size, sortFn: bySize }], sorting('size', true))).toEqual([0, 3, 1, 2]);
});

test('TBL-10 what TanStack Table brings sorts as there, beside other columns', () => {
  const columns = [{ ...name, sortFn: sortFn_alphanumeric }, price];
  expect(view(columns, sorting('name'))).toEqual([2, 1, 0, 3]);
  const twice = {
    sorting: [
      { id: 'name', desc: false },
      { id: 'price', desc: false },
    ],
  };
  expect(view(columns, twice)).toEqual([2, 1, 3, 0]);
});

test('TBL-10 rows stand as TanStack Table compares their values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.boolean(), (figures, desc) => {
      const columns = tanstackColumns<{ readonly figure: number }>([
        { id: 'figure', title: '', kind: 'number', value: (row) => row.figure, sortFn: sortFn_basic },
      ]);
      const rows = figures.map((figure) => ({ figure }));
      const model = createRowModel(rows, tableModelColumns(columns, words), 'es-MX');
      const places = model.view({ search: '', searched: [], filters: [], ...sorting('figure', desc) });
      const expected = figures.toSorted((one, other) => (desc ? other - one : one - other));
      expect([...places].map((place) => figures[place])).toEqual(expected);
    }),
  );
});

test.each<[string, TanStackColumn<Shirt>, FilterValue, number[]]>([
  ['numbers', { ...price, filterFn: filterFn_inNumberRange }, { kind: 'numberRange', min: 8, max: 12 }, [2, 3]],
  ['an open end', { ...price, filterFn: filterFn_between }, { kind: 'numberRange', min: 8, max: null }, [0, 2]],
  ['days', { ...day, filterFn: filterFn_inDateRange }, { kind: 'dayRange', start: null, end: '2026-11-02' }, [1, 3]],
  ['values', { ...size, filterFn: filterFn_arrHas }, { kind: 'oneOf', values: ['S', 'L'] }, [0, 1]],
  ['texts', { ...name, filterFn: filterFn_includesStringSensitive }, { kind: 'text', text: ' Lin ' }, [1]],
  ['yes', { ...size, filterFn: filterFn_empty }, { kind: 'yesNo', value: true }, [2]],
  [
    'no, which TanStack Table removes',
    { ...size, filterFn: filterFn_empty },
    { kind: 'yesNo', value: false },
    [0, 1, 2, 3],
  ],
])('TBL-09 a filter of %s is that of TanStack Table', (_, column, filter, places) => {
  expect(view([column], filters(column.id, filter))).toEqual(places);
});

test('TBL-09 a filter sees the row, and the values of all columns', () => {
  const filterFn = vi.fn<NonNullable<TanStackColumn<Shirt>['filterFn']>>(
    (row, _, most: number) => row.index > 0 && row.original.price <= most && row.getValue<string>('size') === 'M',
  );
  const atMost = constructFilterFn({ filter: () => true, resolveFilterValue: ([, most]) => most });
  const column = { ...price, filterFn: Object.assign(filterFn, { resolveFilterValue: atMost.resolveFilterValue }) };
  expect(view([size, column], filters('price', { kind: 'numberRange', min: null, max: 9 }))).toEqual([3]);
  expect(filterFn.mock.calls.every(([, id, value]) => id === 'price' && value === 9)).toBe(true);
});

test('TBL-10 a sort reads what a filter has left, as long as that filter is there', () => {
  const columns: readonly TanStackColumn<Shirt>[] = [
    {
      ...name,
      filterFn: (row, _, text: string, addMeta) => {
        addMeta({ length: row.original.name.length });
        return row.original.name.toLowerCase().includes(text);
      },
      sortFn: (one, other, id) => {
        const lengths = [one, other].map(({ columnFiltersMeta }) =>
          Reflect.get(columnFiltersMeta?.[id] ?? {}, 'length'),
        );
        return lengths.includes(undefined) ? one.index - other.index : Number(lengths[0]) - Number(lengths[1]);
      },
    },
  ];
  const found = { ...filters('name', { kind: 'text', text: 'lino' }), ...sorting('name') };
  expect(view(columns, sorting('name'), found)).toEqual([1, 0, 3]);
  expect(view(columns, found, sorting('name'))).toEqual([0, 1, 2, 3]);
});

const saysNothing = (): boolean => Reflect.get({}, 'nothing');

test('A function that throws, or says nothing, leaves the table as it is', () => {
  const error = new TypeError('There is no size.');
  const fail = (): never => {
    throw error;
  };
  expect(view([{ ...size, sortFn: fail }], sorting('size'))).toEqual([0, 1, 3, 2]);
  expect(view([{ ...size, filterFn: fail }], filters('size', { kind: 'oneOf', values: ['S'] }))).toEqual([]);
  expect(reported.mock.calls).toEqual([[error], [error]]);
  expect(view([{ ...size, sortFn: () => Number.NaN }], sorting('size'))).toEqual([0, 1, 3, 2]);
  expect(view([{ ...size, filterFn: saysNothing }], filters('size', { kind: 'oneOf', values: ['S'] }))).toEqual([
    0, 1, 2, 3,
  ]);
});

test.each([
  ['a count', size, aggregationFn_count, 4, '4'],
  ['a mean of amounts', price, aggregationFn_mean, 11.375, '$11.38'],
  ['a median', { ...price, kind: 'number' as const }, aggregationFn_median, 10, '10'],
  ['the first value, as its cell has it', day, aggregationFn_first, Number.NaN, '03/11/2026'],
  ['the least and the greatest', price, aggregationFn_extent, Number.NaN, '$5.50 y $20.00'],
  ['the different ones', size, aggregationFn_unique, Number.NaN, 'L, S, M'],
  ['nothing', size, { aggregate: () => undefined }, Number.NaN, ''],
  ['no number', price, { aggregate: () => Number.NaN }, Number.NaN, ''],
  ['a figure without end', price, { aggregate: () => Infinity }, Infinity, '—'],
  ['a text', price, { aggregate: () => 'mucho' }, Number.NaN, 'mucho'],
])('TBL-23 rows come to %s', (_, column, aggregationFn, value, content) => {
  const [{ fns } = {}] = tanstackColumns<Shirt>([{ ...column, aggregationFn }]);
  expect(fns?.aggregate?.(shirts, Uint32Array.of(0, 1, 2, 3), words)).toEqual({ value, content });
});

test('Columns without functions stay as they are, and rows have the id that the host gives', () => {
  expect(tanstackColumns([size])).toEqual([size]);
  const ids: string[] = [];
  const sortFn = (one: TanStackRow<Shirt>): number => ids.push(one.id);
  const columns = tanstackColumns<Shirt>([{ ...size, sortFn }], (row) => `T-${row.size}`);
  createRowModel(shirts, tableModelColumns(columns, words), 'es').view({
    search: '',
    searched: [],
    filters: [],
    ...sorting('size'),
  });
  expect(new Set(ids)).toEqual(new Set(['T-L', 'T-S', 'T-M']));
});

const features = tableFeatures({ rowSelectionFeature });
const byPlace: SortFn<typeof features, Shirt> = (one, other) => other.index - one.index;
const isDear: FilterFn<typeof features, Shirt> = (row) => row.original.price > 8;

test('Functions that TanStack Table has typed for the features of a host are taken as they are', () => {
  const column: TanStackColumn<Shirt> = { ...price, sortFn: byPlace, filterFn: isDear };
  const query = { ...sorting('price'), ...filters('price', { kind: 'numberRange', min: 0, max: null }) };
  expect(view([column], query)).toEqual([2, 0]);
});
