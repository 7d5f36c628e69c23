import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inSight, ranked, type RankingRow } from './ranked.ts';

const row = (id: string, value: number, position?: number | null): RankingRow => ({ id, name: id, value, position });
const anyRow: fc.Arbitrary<RankingRow> = fc.record({
  id: fc.string({ maxLength: 3 }),
  name: fc.string(),
  value: fc.oneof(fc.double(), fc.integer({ min: -3, max: 3 })),
  position: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
});
const placesOf = (rows: readonly RankingRow[]) => ranked(rows).map(({ id, place }) => `${id} ${place}`);

describe('ranked', () => {
  it('OFR-03 sorts descending, with bars relative to the best', () => {
    const rows = ranked([row('b', 50), row('a', 200), row('c', 100)]);
    expect(rows.map(({ id, place, share }) => [id, place, share])).toEqual([
      ['a', 1, 1],
      ['c', 2, 0.5],
      ['b', 3, 0.25],
    ]);
  });

  it('OFR-03 gives equal values the same position, and counts both for the next', () => {
    expect(placesOf([row('a', 9), row('b', 7), row('c', 7), row('d', 1)])).toEqual(['a 1', 'b 2', 'c 2', 'd 4']);
  });

  it('OFR-03 keeps given positions, whatever the values', () => {
    expect(placesOf([row('a', 9, 2), row('b', 1, 1), row('c', 5, null)])).toEqual(['b 1', 'a 2', 'c null']);
  });

  it('FLT-04 puts NaN last, without a position', () => {
    expect(placesOf([row('a', Number.NaN), row('b', -5), row('c', Infinity), row('d', 0)])).toEqual([
      'd 1',
      'b 2',
      'a null',
      'c null',
    ]);
  });

  it('draws no bar for values that are not positive', () => {
    expect(ranked([row('a', -1), row('b', -2)]).map(({ share }) => share)).toEqual([0, 0]);
    expect(ranked([row('a', 4), row('b', -2)]).map(({ share }) => share)).toEqual([1, 0]);
  });

  it("keeps every row, duplicates too, in an order independent of the input's", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 30 }), (rows) => {
        const result = ranked(rows);
        expect(result.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
        for (const { share } of result) expect(share >= 0 && share <= 1).toBe(true);
        expect(ranked(result)).toEqual(result);
      }),
    );
  });

  it('keeps the order of equal rows', () => {
    const rows = Array.from({ length: 40 }, (_, index) => row(String(index), 7));
    expect(ranked(rows).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('ranks 5,000 advisers', () => {
    const rows = ranked(Array.from({ length: 5000 }, (_, index) => row(String(index), (index * 7919) % 5000)));
    expect([rows[0]?.value, rows.at(-1)?.place]).toEqual([4999, 5000]);
  });
});

describe('inSight', () => {
  const rows = ranked(Array.from({ length: 9 }, (_, index) => row(String(index + 1), 100 - index)));
  const idsOf = (own?: string, shown = 6) => {
    const sight = inSight(rows, shown, own);
    return [sight.first.map(({ id }) => id).join(''), sight.own?.id ?? null];
  };

  it.each([
    ['without an own row', undefined, ['123456', null]],
    ['among the first', '6', ['123456', null]],
    ['further down, and as many rows as ever', '8', ['12345', '8']],
    ['the first of those further down', '7', ['12345', '7']],
    ['not in the ranking', 'nobody', ['123456', null]],
  ])('shows the first, and the own row: %s', (_, own, sight) => {
    expect(idsOf(own)).toEqual(sight);
  });

  it('shows the best when there is room for one', () => {
    expect(idsOf('8', 1)).toEqual(['1', null]);
  });
});
