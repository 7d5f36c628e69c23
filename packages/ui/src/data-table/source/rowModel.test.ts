import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '@sereno/domain/search';
import type { FilterValue } from './filter.ts';
import { createRowModel, type ModelColumn, type RowQuery } from './rowModel.ts';

type Sale = {
  readonly adviser: string | null;
  readonly amount: number | null;
  readonly day: string;
  readonly paid: boolean;
};

const COLUMNS: readonly ModelColumn<Sale>[] = [
  { id: 'adviser', kind: 'text', value: ({ adviser }) => adviser, text: ({ adviser }) => adviser ?? '' },
  {
    id: 'amount',
    kind: 'number',
    value: ({ amount }) => amount,
    text: ({ amount }) => amount?.toFixed(2) ?? 'sin monto',
    alphabet: '-.0123456789',
  },
  {
    id: 'day',
    kind: 'day',
    value: ({ day }) => day,
    text: ({ day }) => day.split('-').toReversed().join('/'),
    alphabet: '0123456789/-',
  },
  { id: 'paid', kind: 'yesNo', value: ({ paid }) => paid, text: ({ paid }) => (paid ? 'Sí' : 'No') },
];
const ALL = COLUMNS.map(({ id }) => id);
type Filters = Readonly<Record<string, FilterValue>>;

/** A query, with its filters by column. */
const ask = ({
  filters: all = {},
  ...query
}: Partial<Omit<RowQuery, 'filters'>> & { readonly filters?: Filters } = {}): RowQuery => ({
  search: '',
  searched: ALL,
  sorting: [],
  filters: Object.entries(all).map(([id, value]) => ({ id, value })),
  ...query,
});

const sale: fc.Arbitrary<Sale> = fc.record({
  adviser: fc.option(fc.constantFrom('José Núñez', 'jose nunez', 'Ana', 'Zoë', 'Íñigo', 'Strauß', 'がΣ', '')),
  amount: fc.option(fc.oneof(fc.integer({ min: -500, max: 500 }), fc.constantFrom(Number.NaN, Infinity))),
  day: fc.constantFrom('2026-01-31', '2026-02-01', '2026-11-21', 'ayer'),
  paid: fc.boolean(),
});
const sales = fc.array(sale, { maxLength: 40 });

const orNull = <Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(values);

const filters: fc.Arbitrary<Record<string, FilterValue>> = fc.record(
  {
    adviser: fc.oneof(
      fc.record({ kind: fc.constant('text' as const), text: fc.constantFrom('NUÑ', 'a', ' ', 'zoe') }),
      fc.record({ kind: fc.constant('oneOf' as const), values: fc.subarray(['Ana', 'José Núñez', '']) }),
    ),
    amount: fc.record({
      kind: fc.constant('numberRange' as const),
      min: orNull(fc.integer({ min: -500, max: 500 })),
      max: orNull(fc.integer({ min: -500, max: 500 })),
    }),
    day: fc.record({
      kind: fc.constant('dayRange' as const),
      start: orNull(fc.constantFrom('2026-01-31', '2026-02-02')),
      end: orNull(fc.constantFrom('2026-02-01', '2026-12-31')),
    }),
    paid: fc.record({ kind: fc.constant('yesNo' as const), value: fc.boolean() }),
  },
  { requiredKeys: [] },
);

/** The filters once more, row by row, as the words say it. */
function passes(row: Sale, all: Filters): boolean {
  const { adviser, amount, day, paid } = all;
  if (
    adviser?.kind === 'text' &&
    adviser.text.trim() !== '' &&
    !fold(row.adviser ?? '').includes(fold(adviser.text.trim()))
  )
    return false;
  if (adviser?.kind === 'oneOf' && adviser.values.length > 0 && (!row.adviser || !adviser.values.includes(row.adviser)))
    return false;
  if (amount?.kind === 'numberRange' && (amount.min !== null || amount.max !== null)) {
    if (row.amount === null || Number.isNaN(row.amount)) return false;
    if (row.amount < (amount.min ?? -Infinity) || row.amount > (amount.max ?? Infinity)) return false;
  }
  if (day?.kind === 'dayRange' && (day.start !== null || day.end !== null)) {
    if (row.day === 'ayer' || row.day < (day.start ?? '') || row.day > (day.end ?? '9')) return false;
  }
  return paid?.kind !== 'yesNo' || row.paid === paid.value;
}

/** What is searched at first, and then a letter more or less of it, or something else. */
const searches = fc
  .constantFrom(
    '',
    'JOSE',
    'núñ',
    '21/11',
    'sí',
    'nunezsi',
    '0.0',
    'strauss',
    'ayer',
    '-',
    'sin m',
    'nan',
    'inf',
    'がσ',
  )
  .chain((text) => fc.subarray(Array.from(text, (_, end) => text.slice(0, end + 1))));
const questions = fc
  .array(fc.record({ search: searches, filters, searched: fc.subarray(ALL) }), { minLength: 1, maxLength: 4 })
  .map((requested) => requested.flatMap(({ search, ...rest }) => search.map((text) => ({ search: text, ...rest }))));

const dearSales = (min: number | null) =>
  ask({
    search: 'A',
    sorting: [{ id: 'amount', desc: true }],
    filters: { amount: { kind: 'numberRange', min, max: null } },
  });

describe('the model of a table', () => {
  it('TBL-05 TBL-09 TBL-21 leaves what brute force leaves, in the order of the rows, whatever was asked before', () => {
    fc.assert(
      fc.property(sales, questions, fc.nat(50), (rows, requested, prepared) => {
        const model = createRowModel(rows, COLUMNS, 'es');
        for (const { search, searched, filters: all } of requested) {
          const visible = COLUMNS.filter(({ id }) => searched.includes(id));
          const expected = rows.flatMap((row, place) => {
            const isFound = visible.some(({ text }) => fold(text(row)).includes(fold(search).trim()));
            return isFound && passes(row, all) ? [place] : [];
          });
          expect([...model.view(ask({ search, searched, filters: all }))]).toEqual(expected);
          model.prepareSearch(searched, prepared);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the same rows whatever the sort, and the same answer whatever was asked before', () => {
    const sorting = fc.array(fc.record({ id: fc.constantFrom(...ALL, 'gone'), desc: fc.boolean() }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(
        sales,
        fc.array(fc.record({ sorting, filters }), { minLength: 1, maxLength: 5 }),
        (rows, requested) => {
          const model = createRowModel(rows, COLUMNS, 'es');
          for (const question of requested) {
            const shown = model.view(ask(question));
            expect(shown).toEqual(createRowModel(rows, COLUMNS, 'es').view(ask(question)));
            expect([...shown].toSorted((a, b) => a - b)).toEqual([...model.view(ask({ filters: question.filters }))]);
          }
        },
      ),
    );
  });

  it('TBL-10 returns the same list for the same query, as for another page of it', () => {
    const rows: Sale[] = [
      { adviser: 'Ana', amount: 12, day: '2026-11-21', paid: true },
      { adviser: 'Zoë', amount: null, day: '2026-11-22', paid: true },
    ];
    const model = createRowModel(rows, COLUMNS, 'es');
    expect(model.view(dearSales(1))).toBe(model.view(dearSales(1)));
    expect(model.view(dearSales(-Infinity))).toHaveLength(1);
    expect(model.view(dearSales(null))).toHaveLength(1);
    expect(model.view(dearSales(Infinity))).toHaveLength(0);
  });

  it('TBL-21 searches the columns that are given alone, and nothing across two cells', () => {
    const rows: Sale[] = [{ adviser: 'Ana', amount: 12, day: '2026-11-21', paid: true }];
    const model = createRowModel(rows, COLUMNS, 'es');
    expect(model.view(ask({ search: 'ana' }))).toHaveLength(1);
    expect(model.view(ask({ search: 'ana', searched: ['amount'] }))).toHaveLength(0);
    expect(model.view(ask({ search: 'ana12' }))).toHaveLength(0);
    expect(model.view(ask({ search: 'a\u000112' }))).toHaveLength(0);
  });
});
