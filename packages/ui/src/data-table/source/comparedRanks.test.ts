import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedRanks } from './comparedRanks.ts';
import { originalOrder, sortedOrder } from './order.ts';

type Row = { readonly size: number; readonly text: string };

const holds = ({ text }: Row): boolean => text !== '';
const compare = (one: Row, other: Row): number => one.size - other.size;

/** The rule in words: nothing stands last either way, and rows that are the same stay as they came. */
function naiveOrder(rows: readonly Row[], descending: boolean): number[] {
  const places = rows.map((_, place) => place);
  const order = (one: number, other: number): number => {
    const [first, second] = [rows[one], rows[other]];
    if (first === undefined || second === undefined) return 0;
    const nothingLast = Number(!holds(first)) - Number(!holds(second));
    if (nothingLast !== 0 || !holds(first)) return nothingLast;
    return descending ? compare(second, first) : compare(first, second);
  };
  return places.toSorted((one, other) => order(one, other) || one - other);
}

const row = fc.record({ size: fc.integer({ min: 0, max: 5 }), text: fc.constantFrom('', 'a', 'b') });

test('TBL-10 rows stand as a host compares them, those without a text last', () => {
  fc.assert(
    fc.property(fc.array(row), fc.boolean(), (rows, descending) => {
      const order = sortedOrder(originalOrder(rows.length), [
        { ranks: comparedRanks(rows, holds, compare), descending },
      ]);
      expect([...order]).toEqual(naiveOrder(rows, descending));
    }),
  );
});

test('TBL-10 a comparison that says NaN decides nothing', () => {
  const rows = [3, 1, 2].map((size) => ({ size, text: 'a' }));
  expect([...comparedRanks(rows, holds, () => Number.NaN).of]).toEqual([0, 0, 0]);
});
