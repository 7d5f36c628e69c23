import { describe, expect, it, vi } from 'vitest';
import { createRowModel } from './rowModel.ts';

type Row = { readonly name: string; readonly amount: number };
const rows: readonly Row[] = Array.from({ length: 5 }, () => ({ name: 'Ana', amount: 1 }));

/** A model of names, whose cells are counted as they are read. */
function namesModel() {
  const text = vi.fn<(row: Row) => string>(({ name }) => name);
  return { text, model: createRowModel(rows, [{ id: 'one', kind: 'text', value: ({ name }) => name, text }], 'es') };
}

/** A model of amounts, whose cells are counted as they are read. */
function amountsModel(alphabet: string) {
  const text = vi.fn<(row: Row) => string>(({ amount }) => String(amount));
  const column = { id: 'one', kind: 'number', value: ({ amount }: Row) => amount, text, alphabet } as const;
  return { text, model: createRowModel(rows, [column], 'es') };
}

const looksFor = (search: string) => ({ search, searched: ['one'], sorting: [], filters: [] });

describe('a search over many rows', () => {
  it('TBL-21 is prepared in steps, and what is prepared is not read again', () => {
    const { text, model } = namesModel();
    expect(model.prepareSearch(['one'], 3)).toBe(false);
    expect(text).toHaveBeenCalledTimes(3);
    expect(model.prepareSearch(['one'], 3)).toBe(true);
    expect(model.view(looksFor('an'))).toHaveLength(5);
    expect(model.view(looksFor('ana'))).toHaveLength(5);
    expect(text).toHaveBeenCalledTimes(5);
  });

  it('TBL-21 looks for a longer text only among the rows that held the shorter one', () => {
    const { text, model } = namesModel();
    expect(model.view(looksFor('x'))).toHaveLength(0);
    expect(model.view(looksFor('xy'))).toHaveLength(0);
    expect(text).toHaveBeenCalledTimes(5);
  });

  it('TBL-21 writes no figures to look for letters', () => {
    const { text, model } = amountsModel('0123456789');
    expect(model.view(looksFor('ana'))).toHaveLength(0);
    expect(text).not.toHaveBeenCalled();
    expect(model.view(looksFor('1'))).toHaveLength(5);
  });
});
