import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originalOrder } from './order.ts';
import { nestedRows, parentIndexes, treeOutline } from './tree.ts';

type Row = { readonly id: string; readonly parent: string | null };

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Rows whose parents may be missing, themselves, or their own descendants. */
const rowsOf: fc.Arbitrary<readonly Row[]> = fc.array(
  fc.record({
    id: fc.constantFrom(...ids),
    parent: fc.option(fc.constantFrom(...ids, 'missing')),
  }),
  { maxLength: 14 },
);
const trees = rowsOf.chain((rows) => {
  const indexes = rows.map((_, index) => index);
  return fc.record({
    rows: fc.constant(rows),
    found: fc.subarray(indexes),
    order: fc.shuffledSubarray(indexes, { minLength: rows.length }),
  });
});

/** The parent that a row names, whether that leads back to it or not. */
const namedParent = (rows: readonly Row[], row: number): number => rows.findIndex(({ id }) => id === rows[row]?.parent);

/** The ancestors of a row that brute force meets, up to a row that it has met. */
function naiveAncestors(parentOf: (row: number) => number, row: number): number[] {
  const met: number[] = [];
  for (let at = parentOf(row); at !== -1 && !met.includes(at); at = parentOf(at)) met.push(at);
  return met;
}

function naiveParents(rows: readonly Row[]): number[] {
  const named = (row: number) => namedParent(rows, row);
  return rows.map((_, row) => (naiveAncestors(named, row).includes(row) ? -1 : named(row)));
}

const parentsOf = (rows: readonly Row[]) =>
  parentIndexes(
    rows,
    ({ id }) => id,
    ({ parent }) => parent,
  );

type Nested = { readonly id: string; readonly children: Nested[] };

const inner = ({ children }: Nested): readonly Nested[] => children;

describe('rows in a tree', () => {
  it('stand below the parent that they name, and at the root where that is missing or their own descendant', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        expect([...parentsOf(rows)]).toEqual(naiveParents(rows));
      }),
      { numRuns: 500 },
    );
  });

  it('are those that are found with their ancestors, siblings in the order of the sort', () => {
    fc.assert(
      fc.property(trees, ({ rows, found, order }) => {
        const parents = naiveParents(rows);
        const kept = new Set(found.flatMap((row) => [row, ...naiveAncestors((at) => parents[at] ?? -1, row)]));
        const below = (parent: number, depth: number): [number, number][] =>
          order
            .filter((row) => kept.has(row) && parents[row] === parent)
            .flatMap((row) => [[row, depth], ...below(row, depth + 1)]);
        const outline = treeOutline(parentsOf(rows), Uint32Array.from(found), Uint32Array.from(order));
        expect(Array.from(outline.of, (row, node) => [row, outline.depth[node]])).toEqual(below(-1, 0));
        const ends = Array.from(outline.of, (_, node) => {
          const next = outline.depth.findIndex((depth, at) => at > node && depth <= (outline.depth[node] ?? 0));
          return next === -1 ? outline.of.length : next;
        });
        expect([...outline.end]).toEqual(ends);
      }),
      { numRuns: 500 },
    );
  });

  it('that hold themselves or are held twice are listed once', () => {
    const [a, b, c]: Nested[] = ['a', 'b', 'c'].map((id) => ({ id, children: [] }));
    if (!a || !b || !c) throw new Error('three rows');
    a.children.push(b, c);
    b.children.push(c, a);
    const { rows, parents } = nestedRows([a, c], inner);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect([...parents]).toEqual([-1, 0, 1]);
  });

  it('may be nested a hundred thousand deep', () => {
    const LEVELS = 100_000;
    const parents = Int32Array.from({ length: LEVELS }, (_, row) => row - 1);
    const { depth, end } = treeOutline(parents, originalOrder(LEVELS));
    expect([depth.at(-1), end[0]]).toEqual([LEVELS - 1, LEVELS]);
  });
});
