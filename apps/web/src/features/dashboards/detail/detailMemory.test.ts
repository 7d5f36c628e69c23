import { beforeEach, describe, expect, it, vi } from 'vitest';
import { detailMemory } from './detailMemory.ts';

/** What the table asks the memory about. */
const columns = [
  { id: 'prospect', filter: 'text', sortable: true },
  { id: 'date', filter: 'dayRange', sortable: true },
] as const;
const saved = new Map<string, string>();

beforeEach(() => {
  saved.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => void saved.set(key, text),
  });
  return () => vi.unstubAllGlobals();
});

const left = JSON.stringify({
  page: 3,
  view: {
    sorting: [{ id: 'date', desc: true }],
    columnFilters: [{ id: 'prospect', value: { kind: 'text', text: 'Rosa' } }],
    pageSize: 20,
    layout: {},
  },
});

describe('the memory of the rows behind a figure', () => {
  it('TBL-13 keeps sort and size of the page, and no filter that would hide rows of another figure', () => {
    const memory = detailMemory(7, 'activities');
    memory.write(left);
    const start = memory.recall(memory, columns);
    expect(start?.query).toEqual({
      sorting: [{ id: 'date', desc: true }],
      columnFilters: [],
      pagination: { pageIndex: 0, pageSize: 20 },
    });
  });

  it('TBL-13 is of one person and one kind of rows', () => {
    const memory = detailMemory(7, 'activities');
    memory.write(left);
    expect(detailMemory(8, 'activities').recall(detailMemory(8, 'activities'), [])).toBeNull();
    expect(detailMemory(7, 'contracts').recall(detailMemory(7, 'contracts'), [])).toBeNull();
  });
});
