import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedKeys, comparedRanks } from './comparedRanks.ts';
import { originalOrder, sortedOrder } from './order.ts';

type Row = { readonly size: number; readonly isHeld: boolean };

/** The rule in words: rows that are not compared stand last either way, and those that are the same stay as they came. */
function naiveOrder(rows: readonly Row[], descending: boolean): number[] {
  const order = (one: number, other: number): number => {
    const [first, second] = [rows[one], rows[other]];
    if (first === undefined || second === undefined) return 0;
    const restLast = Number(!first.isHeld) - Number(!second.isHeld);
    if (restLast !== 0 || !first.isHeld) return restLast;
    return descending ? second.size - first.size : first.size - second.size;
  };
  return rows.map((_, place) => place).toSorted((one, other) => order(one, other) || one - other);
}

const row = fc.record({ size: fc.integer({ min: 0, max: 5 }), isHeld: fc.boolean() });
const sizes =
  (rows: readonly Pick<Row, 'size'>[]) =>
  (one: number, other: number): number =>
    (rows[one]?.size ?? 0) - (rows[other]?.size ?? 0);

test('TBL-10 rows stand as a host compares them, the others last', () => {
  fc.assert(
    fc.property(fc.array(row), fc.boolean(), (rows, descending) => {
      const held = originalOrder(rows.length).filter((place) => rows[place]?.isHeld);
      const ranks = comparedRanks(held, rows.length, sizes(rows));
      const order = sortedOrder(originalOrder(rows.length), [{ ranks, descending }]);
      expect([...order]).toEqual(naiveOrder(rows, descending));
    }),
  );
});

test('TBL-10 a comparison that says NaN decides nothing', () => {
  expect([...comparedRanks(originalOrder(3), 3, () => Number.NaN).of]).toEqual([0, 0, 0]);
});

test('Keys of groups stand as the first row of each is compared, and stay apart', () => {
  const rows = [{ size: 2 }, { size: 1 }, { size: 2 }, { size: 0 }, { size: 9 }, { size: 1 }];
  // The rows of key 0 are those at 0 and 4, and the row at 3 has none.
  const keys = { of: Uint32Array.of(0, 1, 2, 4, 0, 3), different: 4 };
  expect(comparedKeys(keys, sizes(rows))).toEqual({ of: Uint32Array.of(2, 0, 3, 4, 2, 1), different: 4 });
});
