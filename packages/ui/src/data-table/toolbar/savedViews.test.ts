import { describe, expect, it } from 'vitest';
import { hiding, PLAIN_LAYOUT } from '../model/layout.ts';
import type { SavedView, TableView, ViewColumn } from '../model/tableView.ts';
import { knownView, namedViews, viewKey } from './savedViews.ts';

const columns: readonly ViewColumn[] = [
  { id: 'name', filter: 'text', sortable: true },
  { id: 'status', filter: 'oneOf', sortable: true },
  { id: 'amount', filter: 'numberRange', sortable: true },
];
const plain: TableView = {
  globalFilter: '',
  sorting: [],
  columnFilters: [],
  pageSize: 10,
  layout: PLAIN_LAYOUT,
};
const saved = (id: string, name = id): SavedView => ({ id, name, view: plain });

const same = (one: TableView, other: TableView): boolean => viewKey(one, columns) === viewKey(other, columns);
const narrowed = (hidden: string[], values: string[]): TableView => ({
  ...plain,
  columnFilters: [{ id: 'status', value: { kind: 'oneOf', values } }],
  layout: { ...PLAIN_LAYOUT, columnVisibility: hiding(hidden) },
});

describe('views that show the same', () => {
  it('TBL-08 are told from others by everything they hold', () => {
    expect(same(plain, { ...plain })).toBe(true);
    expect(same(plain, { ...plain, globalFilter: 'a' })).toBe(false);
    expect(same(plain, { ...plain, pageSize: 20 })).toBe(false);
    expect(same(plain, { ...plain, sorting: [{ id: 'name', desc: false }] })).toBe(false);
    expect(same(plain, { ...plain, columnFilters: [{ id: 'name', value: { kind: 'text', text: 'a' } }] })).toBe(false);
    expect(same(plain, { ...plain, layout: { ...PLAIN_LAYOUT, columnVisibility: { name: false } } })).toBe(false);
    expect(same(plain, { ...plain, layout: { ...PLAIN_LAYOUT, columnSizing: { name: 90 } } })).toBe(false);
  });

  it('do so whatever the order in which columns were hidden and values ticked', () => {
    expect(same(narrowed(['name', 'amount'], ['x', 'y']), narrowed(['amount', 'name'], ['y', 'x']))).toBe(true);
    expect(same(narrowed(['name', 'amount'], ['x']), narrowed(['amount', 'name'], ['y', 'x']))).toBe(false);
  });

  it('do so in the order that the columns have by themselves, and without what columns that are gone asked', () => {
    const old: TableView = {
      ...plain,
      sorting: [{ id: 'gone', desc: true }],
      columnFilters: [
        { id: 'gone', value: { kind: 'yesNo', value: true } },
        { id: 'amount', value: { kind: 'text', text: 'not a range' } },
      ],
      layout: { ...PLAIN_LAYOUT, columnOrder: ['gone', 'name', 'status', 'amount'], columnVisibility: { gone: false } },
    };
    expect(same(plain, old)).toBe(true);
    expect(knownView(old, columns)).toEqual(plain);
  });
});

/** What a host has kept need not be what its type says. */
const viewOf = (host: object): TableView => Reflect.get(host, 'view');
const viewsOf = (host: object): readonly SavedView[] => Reflect.get(host, 'views');

describe('a view that is broken', () => {
  it.each([null, undefined, 'view', 7, true, [], {}, [plain], { name: 'x' }])(
    'TBL-08 TBL-09 is one that asks for nothing where nothing of it is a view: %j',
    (view) => {
      expect(knownView(viewOf({ view }), columns)).toEqual(plain);
      expect(viewKey(viewOf({ view }), columns)).toBe(viewKey(plain, columns));
    },
  );

  it('TBL-08 TBL-09 is left out where it has no id or no name', () => {
    const views = [null, 7, {}, saved('a'), { ...saved('b'), id: 5 }, { ...saved('c'), name: null }, saved('d', '')];
    expect(namedViews(viewsOf({ views }))).toEqual([saved('a'), saved('d', '')]);
  });

  it('TBL-08 TBL-09 keeps what can be used of it', () => {
    const view = {
      search: 7,
      sorting: [null, 'name', { id: 5 }, { id: 'name', descending: 'yes' }, { id: 'gone' }],
      columnFilters: [
        { id: 'amount', value: { kind: 'numberRange', min: '1', max: 9 } },
        { id: 'gone', value: { kind: 'text' } },
      ],
      pageSize: '20',
      layout: {
        order: null,
        columnVisibility: { null: false, amount: false, gone: false },
        pinned: 'name',
        widths: [1, 2],
      },
    };
    expect(knownView(viewOf({ view }), columns)).toEqual({
      ...plain,
      sorting: [{ id: 'name', desc: false }],
      columnFilters: [{ id: 'amount', value: { kind: 'numberRange', min: null, max: 9 } }],
      layout: { ...PLAIN_LAYOUT, columnVisibility: { amount: false } },
    });
  });
});
