import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterValue } from '../source/filter.ts';
import { hiding } from './layout.ts';
import type { TableFilters } from './query.ts';
import { decodeView, encodeView } from './viewText.ts';
import { parseView, type TableView, type ViewColumn } from './tableView.ts';

const COLUMNS: readonly ViewColumn[] = [
  { id: 'adviser', filter: 'text', sortable: true },
  { id: 'status', filter: 'oneOf', sortable: true },
  { id: 'amount', filter: 'numberRange', sortable: true },
  { id: 'day', filter: 'dayRange', sortable: true },
  { id: 'paid', filter: 'yesNo', sortable: false },
  { id: 'constructor', filter: null, sortable: true },
  { id: '"a",[1]:{ñ}-_.*', filter: 'text', sortable: true },
];
const IDS = COLUMNS.map(({ id }) => id);
const PLAIN: TableView = {
  globalFilter: '',
  sorting: [],
  columnFilters: [],
  pageSize: 10,
  layout: { columnOrder: [], columnVisibility: {}, columnPinning: { start: [], end: [] }, columnSizing: {} },
};

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('\uD800', '👩🏽‍💼', '100 % _"\\'));
const words = anyText.filter((text) => text.trim() !== '');
const figure = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const day = fc.constantFrom('2026-01-31', '2024-02-29', '0001-01-01');
const orOpen = <End>(end: fc.Arbitrary<End>) =>
  fc.tuple(fc.option(end), fc.option(end)).filter(([one, other]) => one !== null || other !== null);

const filters: fc.Arbitrary<TableFilters> = fc
  .record<Record<string, FilterValue>>(
    {
      adviser: fc.record({ kind: fc.constant('text' as const), text: words }),
      status: fc.record({ kind: fc.constant('oneOf' as const), values: fc.array(anyText, { minLength: 1 }) }),
      amount: orOpen(figure).map(([min, max]) => ({ kind: 'numberRange' as const, min, max })),
      day: orOpen(day).map(([start, end]) => ({ kind: 'dayRange' as const, start, end })),
      paid: fc.record({ kind: fc.constant('yesNo' as const), value: fc.boolean() }),
      '"a",[1]:{ñ}-_.*': fc.record({ kind: fc.constant('text' as const), text: words }),
    },
    { requiredKeys: [] },
  )
  .map((values) =>
    COLUMNS.flatMap(({ id }) => {
      const value = Object.hasOwn(values, id) ? values[id] : undefined;
      return value === undefined ? [] : [{ id, value }];
    }),
  );
/** Views as they are when everything in them is known. */
const view: fc.Arbitrary<TableView> = fc.record({
  globalFilter: anyText,
  sorting: fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...IDS.filter((id) => id !== 'paid')), desc: fc.boolean() }),
    { selector: ({ id }) => id },
  ),
  columnFilters: filters,
  pageSize: fc.integer({ min: 1, max: 1000 }),
  layout: fc.record(
    {
      columnOrder: fc
        .shuffledSubarray(IDS, { minLength: IDS.length })
        .map((order) => (order.every((id, place) => id === IDS[place]) ? [] : order)),
      columnVisibility: fc.shuffledSubarray(IDS, { maxLength: IDS.length - 1 }).map(hiding),
      columnPinning: fc
        .tuple(fc.shuffledSubarray(IDS), fc.nat(IDS.length))
        .map(([ids, place]) => ({ start: ids.slice(0, place), end: ids.slice(place) })),
      columnSizing: fc
        .dictionary(fc.constantFrom(...IDS), fc.integer({ min: 48, max: 1200 }))
        .map((widths) => ({ ...widths })),
      grouping: fc.shuffledSubarray(IDS, { minLength: 1 }),
    },
    { requiredKeys: ['columnOrder', 'columnVisibility', 'columnPinning', 'columnSizing'] },
  ),
});

/** Something of a view here and there, and anything else. */
const garbage = fc.oneof(
  fc.anything({ withNullPrototype: true, withMap: true, withBigInt: true, withSparseArray: true }),
  fc.record(
    {
      globalFilter: fc.anything(),
      sorting: fc.oneof(
        fc.anything(),
        fc.array(fc.oneof(fc.anything(), fc.record({ id: fc.constantFrom(...IDS, 'gone', 7) }))),
      ),
      columnFilters: fc.oneof(
        fc.anything(),
        fc.array(
          fc.record({
            id: fc.constantFrom(...IDS, 'gone', '__proto__', 7),
            value: fc.oneof(
              fc.anything(),
              fc.record({
                kind: fc.constantFrom('text', 'oneOf', 'numberRange', 'dayRange', 'yesNo'),
                values: fc.anything(),
                text: fc.anything(),
                min: fc.anything(),
                start: fc.anything(),
              }),
            ),
          }),
        ),
      ),
      pageSize: fc.anything(),
      layout: fc.oneof(
        fc.anything(),
        fc.dictionary(
          fc.constantFrom('columnOrder', 'columnVisibility', 'columnPinning', 'columnSizing', 'grouping'),
          fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...IDS, 'start', 'end'), fc.anything())),
        ),
      ),
    },
    { requiredKeys: [] },
  ),
);

describe('a view of a table', () => {
  it('TBL-08 TBL-09 is the same after it was kept', () => {
    fc.assert(
      fc.property(view, (saved) => {
        expect(parseView(saved, COLUMNS)).toEqual(saved);
        expect(parseView(JSON.parse(JSON.stringify(saved)), COLUMNS)).toEqual(saved);
      }),
    );
  });

  it('TBL-08 TBL-09 is the same after it went through an address', () => {
    fc.assert(
      fc.property(view, (sent) => {
        const text = encodeView(sent);
        expect(text).toMatch(/^1[\w.*-]*$/);
        expect(decodeView(text, COLUMNS)).toEqual(sent);
        expect(decodeView(new URLSearchParams(`v=${text}`).get('v') ?? '', COLUMNS)).toEqual(sent);
        expect(new URLSearchParams({ v: text }).toString()).toBe(`v=${text}`);
      }),
    );
  });

  it('is short in an address: only what differs from the first view, which equal views say alike', () => {
    expect(encodeView(PLAIN)).toBe('1');
    expect(decodeView('1', COLUMNS)).toEqual(PLAIN);
    expect(encodeView({ ...PLAIN, globalFilter: 'Ana Ruiz' })).toBe('1.q.-.Ana_20Ruiz.');
    const paid = { id: 'paid', value: { kind: 'yesNo', value: true } } as const;
    const adviser = { id: 'adviser', value: { kind: 'text', text: 'Ana' } } as const;
    const status = { id: 'status', value: { kind: 'oneOf', values: [] } } as const;
    expect(encodeView({ ...PLAIN, columnFilters: [paid, adviser] })).toBe(
      encodeView({ ...PLAIN, columnFilters: [adviser, paid, status] }),
    );
  });

  it('never throws, and what it reads is known', () => {
    fc.assert(
      fc.property(garbage, (value) => {
        const read = parseView(value, COLUMNS);
        expect(read === null ? null : parseView(read, COLUMNS)).toEqual(read);
        expect(read === null ? null : decodeView(encodeView(read), COLUMNS)).toEqual(read);
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws on an address that was cut off or changed', () => {
    fc.assert(
      fc.property(view, fc.nat(), fc.string({ unit: 'binary', maxLength: 3 }), (sent, at, inserted) => {
        const text = encodeView(sent);
        const place = at % (text.length + 1);
        const read = [text.slice(0, place), text.slice(0, place) + inserted + text.slice(place)].map((changed) =>
          decodeView(changed, COLUMNS),
        );
        for (const known of read) expect(known === null ? null : parseView(known, COLUMNS)).toEqual(known);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(decodeView(text, COLUMNS) ?? PLAIN).toHaveProperty('layout');
        expect(decodeView(`1${text}`, COLUMNS) ?? PLAIN).toHaveProperty('layout');
      }),
    );
  });

  it.each([null, undefined, '', 'text', 7, [], [PLAIN], {}, { q: 'x' }])('is none in %j', (value) => {
    expect(parseView(value, COLUMNS)).toBeNull();
  });

  it.each(['', '0', '2.q.-.x.', 'q', '1.q', '1%', '1_', '1_E0'])('is none in the address %j', (text) => {
    expect(decodeView(text, COLUMNS)).toBeNull();
  });

  it('groups by nothing when all the columns that it was grouped by are gone', () => {
    const layout = { ...PLAIN.layout, grouping: ['gone'] };
    expect(parseView({ ...PLAIN, layout }, COLUMNS)).toEqual(PLAIN);
  });

  it('TBL-08 TBL-09 drops columns that are gone, filters of another kind and sorts that are not offered', () => {
    const saved = {
      globalFilter: 7,
      sorting: [{ id: 'gone', desc: true }, { id: 'paid' }, { id: 'amount', desc: 1 }, { id: 'amount', desc: true }],
      columnFilters: [
        { id: 'gone', value: { kind: 'yesNo', value: true } },
        { id: 'adviser', value: { kind: 'yesNo', value: true } },
        { id: 'constructor', value: { kind: 'text', text: 'x' } },
        { id: 'status', value: { kind: 'oneOf', values: ['Firmado', 7, null] } },
        { id: 'amount', value: { kind: 'numberRange', min: '5', max: 9 } },
        { id: 'day', value: { kind: 'dayRange', start: '2026-02-30', end: null } },
        { id: 'paid', value: { kind: 'yesNo', value: 'true' } },
      ],
      pageSize: 1001,
      layout: {
        columnOrder: IDS,
        columnVisibility: hiding([...IDS, 'gone']),
        columnPinning: 'adviser',
        columnSizing: { adviser: '100', status: 1e9, gone: 50 },
      },
    };
    expect(parseView(saved, COLUMNS)).toEqual({
      ...PLAIN,
      sorting: [{ id: 'amount', desc: false }],
      columnFilters: [
        { id: 'status', value: { kind: 'oneOf', values: ['Firmado'] } },
        { id: 'amount', value: { kind: 'numberRange', min: null, max: 9 } },
      ],
      layout: {
        columnOrder: [],
        columnVisibility: {},
        columnPinning: { start: [], end: [] },
        columnSizing: { status: 1200 },
      },
    });
  });

  it('cannot be made to change what objects are', () => {
    const value: unknown = JSON.parse(
      '{"columnFilters":[{"id":"__proto__","value":{"kind":"text","text":"x"}}],"layout":{"columnVisibility":{"__proto__":false},"columnSizing":{"__proto__":50}}}',
    );
    const column = { id: '__proto__', filter: 'text', sortable: true } as const;
    const read = parseView(value, [...COLUMNS, column]);
    expect(read?.columnFilters.map(({ id }) => id)).toEqual(['__proto__']);
    expect(Object.keys(read?.layout.columnVisibility ?? {})).toEqual(['__proto__']);
    expect(Object.hasOwn(Object.prototype, 'kind')).toBe(false);
  });
});
