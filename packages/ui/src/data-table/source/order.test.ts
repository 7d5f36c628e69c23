import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue, ValueKind } from '../../foundation/cellValue.ts';
import { originalOrder, sortedOrder } from './order.ts';
import { ranks } from './rank.ts';

const nothing = fc.constantFrom(null, undefined, Number.NaN, '');
const figure = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double(), fc.constantFrom(0, -0, Infinity, -Infinity));
const word = fc.constantFrom('avila', 'Ávila', 'ñandú', 'nube', 'Nz', 'oso', 'Plan 9', 'Plan 10', 'a\u0301', 'á', '—');
const day = fc.constantFrom('2026-01-31', '2026-02-01', '2025-11-21', '1999-12-31');
/** Cells of a column; some do not hold what its kind says. */
const cellOf: Readonly<Record<ValueKind, fc.Arbitrary<CellValue>>> = {
  text: fc.oneof(word, word, fc.string({ maxLength: 4 }), nothing, fc.integer({ min: 0, max: 20 }), fc.boolean()),
  number: fc.oneof(figure, figure, nothing, fc.boolean(), fc.constantFrom('7', 'seven')),
  day: fc.oneof(day, day, nothing),
  time: fc.oneof(fc.constantFrom('09:30', '17:05', '00:00'), nothing),
  yesNo: fc.oneof(fc.boolean(), nothing),
};
const kinds: readonly ValueKind[] = ['text', 'number', 'day', 'time', 'yesNo'];

type Column = { readonly kind: ValueKind; readonly descending: boolean; readonly cells: readonly CellValue[] };

const columnOf = (rows: number): fc.Arbitrary<Column> =>
  fc.constantFrom(...kinds).chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      descending: fc.boolean(),
      cells: fc.array(cellOf[kind], { minLength: rows, maxLength: rows }),
    }),
  );
const table = fc.nat(40).chain((rows) => fc.array(columnOf(rows), { minLength: 1, maxLength: 3 }));

const collator = new Intl.Collator('es', { numeric: true });

/** How two cells stand to each other, as the words say it. */
function compareCells({ kind, descending }: Column, one: CellValue, other: CellValue): number {
  const isFigure = kind === 'number' || kind === 'yesNo';
  const isNothing = (value: CellValue) =>
    value === null ||
    value === undefined ||
    value === '' ||
    Number.isNaN(value) ||
    (isFigure && Number.isNaN(Number(value)));
  const nothingLast = Number(isNothing(one)) - Number(isNothing(other));
  if (isNothing(one) || isNothing(other)) return nothingLast;
  const upwards = isFigure
    ? Number(Number(one) > Number(other)) - Number(Number(one) < Number(other))
    : kind === 'text'
      ? collator.compare(String(one), String(other))
      : Number(String(one) > String(other)) - Number(String(one) < String(other));
  return descending ? -upwards : upwards;
}

/** A stable sort by brute force. */
function naiveOrder(columns: readonly Column[], places: readonly number[]): number[] {
  return places.toSorted((one, other) => {
    const differences = columns.map((column) => compareCells(column, column.cells[one], column.cells[other]));
    return differences.find((difference) => difference !== 0) ?? one - other;
  });
}

const keysOf = (columns: readonly Column[]) =>
  columns.map(({ kind, descending, cells }) => ({ ranks: ranks(cells, kind, 'es'), descending }));

describe('the order of rows', () => {
  it('TBL-21 is that of a stable sort by brute force: several columns, either way, nothing at the end', () => {
    fc.assert(
      fc.property(table, (columns) => {
        const places = originalOrder(columns[0]?.cells.length ?? 0);
        expect([...sortedOrder(places, keysOf(columns))]).toEqual(naiveOrder(columns, [...places]));
      }),
      { numRuns: 1000 },
    );
  });

  it('of some rows is theirs among all', () => {
    fc.assert(
      fc.property(table, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (columns, chosen) => {
        const all = originalOrder(columns[0]?.cells.length ?? 0);
        const some = all.filter((place) => chosen[place]);
        const sorted = sortedOrder(all, keysOf(columns));
        expect(sortedOrder(some, keysOf(columns))).toEqual(sorted.filter((place) => chosen[place]));
      }),
    );
  });

  it('leaves the places it is given as they are', () => {
    const places = originalOrder(3);
    expect([...sortedOrder(places, keysOf([{ kind: 'number', descending: true, cells: [1, 2, 3] }]))]).toEqual([
      2, 1, 0,
    ]);
    expect([...places]).toEqual([0, 1, 2]);
  });
});

describe('the rank of a text', () => {
  it('follows the alphabet of the language and the figures in it', () => {
    const names = ['Plan 10', 'ñandú', 'Plan 9', 'nube', 'Ávila', 'zorro', 'avila', 'oso'];
    const order = sortedOrder(originalOrder(8), keysOf([{ kind: 'text', descending: false, cells: names }]));
    expect([...order].map((place) => names[place])).toEqual([
      'avila',
      'Ávila',
      'nube',
      'ñandú',
      'oso',
      'Plan 9',
      'Plan 10',
      'zorro',
    ]);
  });

  it('of days and times is that of the calendar and the clock', () => {
    const date = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(date, { maxLength: 20 }), (dates) => {
        const days = dates.map((each) => each.toISOString().slice(0, 10));
        const keys = keysOf([{ kind: 'day', descending: false, cells: days }]);
        expect([...sortedOrder(originalOrder(days.length), keys)].map((place) => days[place])).toEqual(days.toSorted());
      }),
    );
  });
});
