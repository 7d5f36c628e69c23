import { describe, expect, it, vi } from 'vitest';
import { FIRST_QUERY, type TableQuery } from '../model/query.ts';
import { PLAIN_LAYOUT, type TableLayout } from '../model/layout.ts';
import { type TableColumn, viewColumns } from '../cells/column.ts';
import { savedText, remember, type TableMemory } from './savedTable.ts';
import { storedTable, tableMemory } from './tableMemory.ts';

type Row = { readonly text: string };
const value = (row: Row): string => row.text;

const columns: readonly TableColumn<Row>[] = [
  { id: 'name', title: 'Name', kind: 'text', value },
  { id: 'status', title: 'Status', kind: 'badge', value },
  { id: 'note', title: 'Note', kind: 'text', value, sortable: false, filterable: false },
];
const query: TableQuery = {
  globalFilter: 'ana',
  sorting: [{ id: 'name', desc: true }],
  columnFilters: [{ id: 'status', value: { kind: 'oneOf', values: ['open'] } }],
  pagination: { pageIndex: 3, pageSize: 20 },
};
const layout: TableLayout = {
  columnOrder: ['status', 'name', 'note'],
  columnVisibility: { note: false },
  columnPinning: { start: ['status'], end: [] },
  columnSizing: { name: 220 },
};

const holding = (text: string | null): TableMemory => tableMemory({ read: () => text, write: () => undefined });
const recall = (memory: TableMemory) => memory.recall(memory, viewColumns(columns));
const storage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const saved = new Map<string, string>();
  return { getItem: (key) => saved.get(key) ?? null, setItem: (key, text) => void saved.set(key, text) };
};
const refusal = (): never => {
  throw new DOMException('refused', 'SecurityError');
};

describe('what a table keeps', () => {
  it('TBL-05 TBL-08 TBL-09 TBL-10 comes back: sort, filters, page, its size and the columns', () => {
    const { globalFilter: _, ...requested } = query;
    expect(recall(holding(savedText(query, layout)))).toEqual({ query: requested, layout });
  });

  it('TBL-05 is no search', () => {
    expect(savedText(query, layout)).not.toContain('ana');
    const saved = '{"view":{"globalFilter":"ana","sorting":[]}}';
    expect(recall(holding(saved))?.query).not.toHaveProperty('globalFilter');
  });

  it('lies in a place of its own for each user and table', () => {
    const shared = storage();
    const memory = (key: string) => storedTable(key, () => shared);
    remember(memory('contracts:1'), savedText(query, layout));
    remember(memory('contracts:2'), savedText({ ...query, pagination: FIRST_QUERY.pagination }, PLAIN_LAYOUT));
    expect(recall(memory('contracts:1'))?.query.pagination?.pageIndex).toBe(3);
    expect(recall(memory('contracts:2'))?.layout).toEqual(PLAIN_LAYOUT);
    expect(recall(memory('payments:1'))).toBeNull();
  });
});

describe('a memory that holds something else', () => {
  it.each([
    null,
    '',
    'null',
    '42',
    '"text"',
    '[]',
    '[{"view":{"sorting":[]}}]',
    '{}',
    '{"view":null}',
    '{"view":[]}',
    '{"view":{}}',
    '{"view":{"unheard":1}}',
    '{"version":9,"state":{"sorting":[]}}',
    '{"view":{"sorting":',
    '\u0000',
  ])('is as good as an empty one: %j', (text) => {
    expect(recall(holding(text))).toBeNull();
  });

  it('gives what still fits the columns', () => {
    const text = JSON.stringify({
      page: 1,
      view: {
        sorting: [{ id: 'gone' }, { id: 'note' }, { id: 'name', desc: true }, 'name', null],
        columnFilters: [
          { id: 'gone', value: { kind: 'text', text: 'a' } },
          { id: 'name', value: { kind: 'yesNo', value: true } },
          { id: 'note', value: { kind: 'text', text: 'a' } },
          { id: 'status', value: { kind: 'oneOf', values: ['open', 7] } },
        ],
        pageSize: 0.5,
        layout: {
          columnOrder: ['gone', 'note', 'name'],
          columnVisibility: { gone: false, note: false },
          columnPinning: 'name',
          columnSizing: { name: 1e9, gone: 5 },
        },
      },
    });
    expect(recall(holding(text))).toEqual({
      query: {
        sorting: [{ id: 'name', desc: true }],
        columnFilters: [{ id: 'status', value: { kind: 'oneOf', values: ['open'] } }],
        pagination: { pageIndex: 1, pageSize: 10 },
      },
      layout: {
        columnOrder: ['note', 'name', 'status'],
        columnVisibility: { note: false },
        columnPinning: { start: [], end: [] },
        columnSizing: { name: 1200 },
      },
    });
  });

  it.each(['-1', '1.5', '"2"', 'null', '1e400', '[1]'])('TBL-11 opens the first page for page %s', (page) => {
    expect(recall(holding(`{"page":${page},"view":{"sorting":[]}}`))?.query.pagination?.pageIndex).toBe(0);
  });

  it('never hides all columns', () => {
    const hidden = '{"view":{"layout":{"columnVisibility":{"name":false,"status":false,"note":false}}}}';
    expect(recall(holding(hidden))?.layout.columnVisibility).toEqual({});
  });
});

describe('a storage that refuses', () => {
  const text = savedText(FIRST_QUERY, PLAIN_LAYOUT);

  it.each<[string, () => Pick<Storage, 'getItem' | 'setItem'>]>([
    ['to be asked for', refusal],
    ['to be read and written', () => ({ getItem: refusal, setItem: refusal })],
  ])('%s leaves the table as it is by itself', (_name, refusing) => {
    const memory = storedTable('key', refusing);
    expect(recall(memory)).toBeNull();
    expect(() => remember(memory, text)).not.toThrow();
  });

  it('because it is full keeps what it held', () => {
    const saved = savedText(query, layout);
    const memory = storedTable('key', () => ({
      getItem: () => saved,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    expect(() => remember(memory, text)).not.toThrow();
    expect(recall(memory)?.layout).toEqual(layout);
  });

  it('is asked for only when it is needed', () => {
    const ask = vi.fn<() => Storage>(refusal);
    storedTable('key', ask);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('what a view may name of the columns', () => {
  it('TBL-09 is how each is filtered and whether it sorts', () => {
    expect(viewColumns(columns)).toEqual([
      { id: 'name', filter: 'text', sortable: true },
      { id: 'status', filter: 'oneOf', sortable: true },
      { id: 'note', filter: null, sortable: false },
    ]);
  });
});
