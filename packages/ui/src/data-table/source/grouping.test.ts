import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Aggregate, aggregated, type Figures } from './aggregate.ts';
import { groupOutline, groupRows, type Groups } from './grouping.ts';
import { groupNode, type Outline, rowsWithin, shownNodes } from './outline.ts';
import { groupRanks, ranks } from './rank.ts';

/** A row as the test describes it: its keys from the top level down, and the figure that is aggregated. */
type Row = { readonly keys: readonly (string | null)[]; readonly figure: number | null };

/** A group as brute force finds it. */
type NaiveGroup = { readonly key: string | null; readonly rows: readonly number[]; readonly groups: NaiveGroup[] };

type Case = {
  readonly rows: readonly Row[];
  /** Rows that the query leaves, in its order. */
  readonly found: readonly number[];
  /** By level: whether its key goes downwards, and which aggregate orders its groups. */
  readonly levels: readonly {
    readonly descending: boolean;
    readonly by: { readonly aggregate: Aggregate; readonly descending: boolean } | null;
  }[];
};

const aggregates: readonly Aggregate[] = ['sum', 'count', 'mean', 'min', 'max'];
const cases: fc.Arbitrary<Case> = fc.nat(3).chain((levels) => {
  const row: fc.Arbitrary<Row> = fc.record({
    keys: fc.array(fc.constantFrom('a', 'b', 'c', null), { minLength: levels, maxLength: levels }),
    figure: fc.option(fc.integer({ min: -3, max: 3 })),
  });
  const by = fc.record({ aggregate: fc.constantFrom(...aggregates), descending: fc.boolean() });
  return fc.array(row, { maxLength: 30 }).chain((rows) =>
    fc.record({
      rows: fc.constant(rows),
      found: fc.shuffledSubarray(rows.map((_, index) => index)),
      levels: fc.array(fc.record({ descending: fc.boolean(), by: fc.option(by) }), {
        minLength: levels,
        maxLength: levels,
      }),
    }),
  );
});

function naiveAggregate(aggregate: Aggregate, figures: readonly number[]): number {
  if (aggregate === 'count') return figures.length;
  if (figures.length === 0) return Number.NaN;
  const total = figures.reduce((sum, figure) => sum + figure);
  if (aggregate === 'sum') return total;
  return aggregate === 'mean' ? total / figures.length : Math[aggregate](...figures);
}

const naiveFigures = (rows: readonly Row[], indexes: readonly number[]): number[] =>
  indexes.flatMap((index) => rows[index]?.figure ?? []);

/** What is nothing comes last; the rest by the sign. */
function order<Value>(one: Value, other: Value, isNothing: (value: Value) => boolean, descending: boolean): number {
  if (isNothing(one) || isNothing(other)) return Number(isNothing(one)) - Number(isNothing(other));
  return (Number(one > other) - Number(one < other)) * (descending ? -1 : 1);
}

function naiveGroups(given: Case, found: readonly number[], depth = 0): NaiveGroup[] {
  const level = given.levels[depth];
  if (level === undefined) return [];
  const byKey = Map.groupBy(found, (index) => given.rows[index]?.keys[depth] ?? null);
  const groups = [...byKey].map(([key, rows]) => ({ key, rows, groups: naiveGroups(given, rows, depth + 1) }));
  return groups.toSorted((one, other) => {
    const { by } = level;
    const blank = Number(one.key === null) - Number(other.key === null);
    const value = (group: NaiveGroup) =>
      by === null ? 0 : naiveAggregate(by.aggregate, naiveFigures(given.rows, group.rows));
    const byAggregate = by === null ? 0 : order(value(one), value(other), Number.isNaN, by.descending);
    return blank || byAggregate || order(one.key, other.key, (key) => key === null, level.descending);
  });
}

/** Rows as numbers, groups by their key. */
const naiveNodes = (groups: readonly NaiveGroup[]): (number | string)[] =>
  groups.flatMap(({ key, rows, groups: inner }) => [
    `${key} of ${rows.length}`,
    ...(inner.length > 0 ? naiveNodes(inner) : rows),
  ]);

const figuresOf = (rows: readonly Row[], most = Infinity): Figures => ({
  of: Float64Array.from(rows, ({ figure }) => figure ?? Number.NaN),
  most,
});

/** The rows of a case in groups, as the table makes them. */
function grouped({ rows, found, levels }: Case): { readonly groups: Groups; readonly outline: Outline } {
  const keys = levels.map(({ descending }, depth) => ({
    ranks: ranks(
      rows.map((row) => row.keys[depth]),
      'text',
      'es',
    ),
    descending,
  }));
  const groups = groupRows(Uint32Array.from(found), keys);
  const sorts = levels.map(({ by }) =>
    by === null ? [] : [{ values: aggregated(by.aggregate, figuresOf(rows), groups), descending: by.descending }],
  );
  const keyOf = (group: number) => rows[groups.order[groups.start[group] ?? 0] ?? 0]?.keys[groups.depth[group] ?? 0];
  return { groups, outline: groupOutline(groups, sorts, (group) => keyOf(group) === null) };
}

/** The nodes of an outline as the oracle writes them. */
const writtenNodes = ({ rows }: Case, { groups, outline }: ReturnType<typeof grouped>): (number | string)[] =>
  Array.from(outline.of, (of) => {
    if (of >= 0) return of;
    const group = groupNode(of);
    const [start = 0, end = 0] = [groups.start[group], groups.end[group]];
    return `${rows[groups.order[start] ?? 0]?.keys[groups.depth[group] ?? 0]} of ${end - start}`;
  });

describe('rows in groups', () => {
  it('stand as brute force puts them, with every level, direction and order by an aggregate', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const groups = naiveGroups(given, given.found);
        const expected = given.levels.length === 0 ? given.found : naiveNodes(groups);
        expect(writtenNodes(given, grouped(given))).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('have the aggregates that brute force finds in the rows of each group', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(...aggregates), (given, aggregate) => {
        const { groups } = grouped(given);
        const expected = Array.from(groups.depth, (_, group) => {
          const rows = groups.order.subarray(groups.start[group], groups.end[group]);
          return naiveAggregate(aggregate, naiveFigures(given.rows, [...rows]));
        });
        expect([...aggregated(aggregate, figuresOf(given.rows), groups)]).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('show what is within open groups alone', () => {
    fc.assert(
      fc.property(cases, fc.func(fc.boolean()), (given, isOpen) => {
        const { outline } = grouped(given);
        const shown = shownNodes(outline, (node) => isOpen(node));
        const nodes = Array.from(outline.of, (_, node) => node);
        const expected = nodes.filter((node) =>
          nodes.every((other) => !(other < node && node < (outline.end[other] ?? 0)) || isOpen(other)),
        );
        expect([...shown]).toEqual(expected);
      }),
    );
  });

  it('are found again in their group, and each row is in one alone', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const { outline } = grouped(given);
        expect([...rowsWithin(outline)].toSorted((a, b) => a - b)).toEqual(given.found.toSorted((a, b) => a - b));
        const tops = Array.from(outline.depth.keys()).filter((node) => outline.depth[node] === 0);
        expect(tops.flatMap((node) => [...rowsWithin(outline, node)])).toEqual([...rowsWithin(outline)]);
      }),
    );
  });

  it('of values that only sort as the same are groups of their own', () => {
    expect(groupRanks(['7', '07', '7'], 'text', 'es').different).toBe(2);
    expect(groupRanks(['á', 'a\u0301'], 'text', 'es').different).toBe(1);
    expect(groupRanks([3, 3, null], 'number', 'es').different).toBe(1);
  });

  it('have no sum rather than a wrong one beyond what is exact', () => {
    const all = groupRows(Uint32Array.of(0, 1, 2), [
      { ranks: { of: Uint32Array.of(0, 0, 0), different: 1 }, descending: false },
    ]);
    const figures = { of: Float64Array.of(Number.MAX_SAFE_INTEGER, 1, -5), most: Number.MAX_SAFE_INTEGER };
    expect([...aggregated('sum', figures, all)]).toEqual([Infinity]);
    expect([...aggregated('mean', figures, all)]).toEqual([Infinity]);
  });
});
