import { PLAIN_LAYOUT, type SavedView, type TableView, type ViewColumn } from '@sereno/domain/table';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copyText.ts';
import {
  isBlank,
  knownView,
  MOST_LETTERS,
  namedSo,
  namedViews,
  newViewId,
  tidyName,
  viewKey,
  withoutView,
  withView,
} from './savedViews.ts';

const columns: readonly ViewColumn[] = [
  { id: 'name', filter: 'text', sortable: true },
  { id: 'status', filter: 'oneOf', sortable: true },
  { id: 'amount', filter: 'numberRange', sortable: true },
];
const plain: TableView = { search: '', sort: [], filters: {}, pageSize: 10, layout: PLAIN_LAYOUT };
const saved = (id: string, name = id): SavedView => ({ id, name, view: plain });

const same = (one: TableView, other: TableView): boolean => viewKey(one, columns) === viewKey(other, columns);
const narrowed = (hidden: string[], values: string[]): TableView => ({
  ...plain,
  filters: { status: { kind: 'oneOf', values } },
  layout: { ...PLAIN_LAYOUT, hidden },
});

describe('the name of a view', () => {
  it('stands on one line, with nothing around it', () => {
    expect(tidyName('  Por \n\t monto\u00A0')).toBe('Por monto');
    expect(tidyName('x'.repeat(MOST_LETTERS))).toHaveLength(60);
  });

  it.each(['', '  ', '\u200B', '\u2060\uFEFF \u00AD'])('is none where nothing of it is seen: %j', (name) => {
    expect(isBlank(name)).toBe(true);
  });

  it.each(['a', '0', '👩🏽‍💼', 'テ', '—'])('is one where something is: %s', (name) => {
    expect(isBlank(name)).toBe(false);
  });

  it.each([
    ['Lo esencial', 'lo  ESENCÍAL '],
    ['Ñandú', 'n\u0303andu'],
    ['Mayo', 'Ma\u200Byo'],
  ])('is taken whatever its case, accents and what is not seen: %s, %s', (name, typed) => {
    expect(namedSo([saved('a', 'Otra'), saved('b', name)], typed)?.id).toBe('b');
  });

  it('is free otherwise', () => {
    expect(namedSo([saved('a', 'Mayo')], 'Mayo 2026')).toBeUndefined();
    expect(namedSo([], 'Mayo')).toBeUndefined();
  });
});

describe('views that show the same', () => {
  it('TBL-08 are told from others by everything they hold', () => {
    expect(same(plain, { ...plain })).toBe(true);
    expect(same(plain, { ...plain, search: 'a' })).toBe(false);
    expect(same(plain, { ...plain, pageSize: 20 })).toBe(false);
    expect(same(plain, { ...plain, sort: [{ id: 'name', descending: false }] })).toBe(false);
    expect(same(plain, { ...plain, filters: { name: { kind: 'text', text: 'a' } } })).toBe(false);
    expect(same(plain, { ...plain, layout: { ...PLAIN_LAYOUT, hidden: ['name'] } })).toBe(false);
    expect(same(plain, { ...plain, layout: { ...PLAIN_LAYOUT, widths: { name: 90 } } })).toBe(false);
  });

  it('do so whatever the order in which columns were hidden and values ticked', () => {
    expect(same(narrowed(['name', 'amount'], ['x', 'y']), narrowed(['amount', 'name'], ['y', 'x']))).toBe(true);
    expect(same(narrowed(['name', 'amount'], ['x']), narrowed(['amount', 'name'], ['y', 'x']))).toBe(false);
  });

  it('do so in the order that the columns have by themselves, and without what columns that are gone asked', () => {
    const old: TableView = {
      ...plain,
      sort: [{ id: 'gone', descending: true }],
      filters: { gone: { kind: 'yesNo', value: true }, amount: { kind: 'text', text: 'not a range' } },
      layout: { ...PLAIN_LAYOUT, order: ['gone', 'name', 'status', 'amount'], hidden: ['gone'] },
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
      sort: [null, 'name', { id: 5 }, { id: 'name', descending: 'yes' }, { id: 'gone' }],
      filters: { status: null, name: 'x', amount: { kind: 'numberRange', min: '1', max: 9 }, gone: { kind: 'text' } },
      pageSize: '20',
      layout: { order: null, hidden: [null, 'amount', 'gone'], pinned: 'name', widths: [1, 2] },
    };
    expect(knownView(viewOf({ view }), columns)).toEqual({
      ...plain,
      sort: [{ id: 'name', descending: false }],
      filters: { amount: { kind: 'numberRange', min: null, max: 9 } },
      layout: { ...PLAIN_LAYOUT, hidden: ['amount'] },
    });
  });
});

describe('the views after a change', () => {
  const three = [saved('a'), saved('b'), saved('c')];

  it('hold a new one at the end, or where it was before', () => {
    expect(withView(three, saved('d')).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(withView(three, saved('d'), 1).map(({ id }) => id)).toEqual(['a', 'd', 'b', 'c']);
    expect(withView([], saved('d'), 7).map(({ id }) => id)).toEqual(['d']);
  });

  it('hold a changed one in its place', () => {
    expect(withView(three, saved('b', 'new'))).toEqual([saved('a'), saved('b', 'new'), saved('c')]);
    expect(withView(three, saved('b', 'new'), 0)).toEqual([saved('a'), saved('b', 'new'), saved('c')]);
  });

  it('are the same again when a deleted one is brought back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (ids, number) => {
        const views = ids.map((id) => saved(id));
        const at = number % ids.length;
        const removed = views[at] ?? saved('');
        expect(withView(withoutView(views, removed.id), removed, at)).toEqual(views);
      }),
    );
  });
});

describe('the id of a new view', () => {
  it('is another one each time, and safe in an address', () => {
    const ids = Array.from({ length: 200 }, newViewId);
    expect(new Set(ids).size).toBe(200);
    expect(ids.join('')).toMatch(/^[\da-f]+$/);
    expect(ids[0]).toHaveLength(24);
  });
});

describe('copying', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('says whether it could', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await expect(copyText('x')).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('x');
    writeText.mockRejectedValue(new Error('refused'));
    await expect(copyText('x')).resolves.toBe(false);
    vi.stubGlobal('navigator', {});
    await expect(copyText('x')).resolves.toBe(false);
  });
});
