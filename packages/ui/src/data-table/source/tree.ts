import { originalOrder, sortedOrder } from './order.ts';
import type { Outline } from './outline.ts';

/** No parent: the row stands at the root. */
const ROOT = -1;

/**
 * The parent of each row by its index, −1 at the root. A row whose parent is not there stands at the root, and so does every row that
 * is its own ancestor. Of several rows with one id the first has the children.
 */
export function parentIndexes<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  parentIdOf: (row: Row) => string | null | undefined,
): Int32Array {
  const indexOf = new Map<string, number>();
  rows.forEach((row, index) => {
    const id = idOf(row);
    if (!indexOf.has(id)) indexOf.set(id, index);
  });
  return withoutCycles(Int32Array.from(rows, (row) => indexOf.get(parentIdOf(row) ?? '') ?? ROOT));
}

const [UNKNOWN, ON_PATH, KNOWN] = [0, 1, 2];

/** Takes every row that is its own ancestor to the root. */
function withoutCycles(parents: Int32Array): Int32Array {
  const state = new Uint8Array(parents.length).fill(UNKNOWN);
  for (let start = 0; start < parents.length; start += 1) {
    let row = start;
    for (; row !== ROOT && state[row] === UNKNOWN; row = parents[row] ?? ROOT) state[row] = ON_PATH;
    // The path has come back to itself: from here on it is the cycle.
    while (row !== ROOT && state[row] === ON_PATH) {
      const parent = parents[row] ?? ROOT;
      state[row] = KNOWN;
      parents[row] = ROOT;
      row = parent;
    }
    for (row = start; row !== ROOT && state[row] === ON_PATH; row = parents[row] ?? ROOT) state[row] = KNOWN;
  }
  return parents;
}

/** Rows that hold one another, as one list. */
export type NestedRows<Row> = {
  /** Each parent before its children. */
  readonly rows: readonly Row[];
  /** By row: the index of its parent, −1 at the root. */
  readonly parents: Int32Array;
};

/**
 * Lists rows that hold one another. A row that is held twice, or by itself, is listed once: where it is met first.
 * @param childrenOf The rows right below a row.
 */
export function nestedRows<Row>(
  roots: readonly Row[],
  childrenOf: (row: Row) => readonly Row[] | null | undefined,
): NestedRows<Row> {
  const rows = new Map<Row, number>();
  const parents: number[] = [];
  // Not by recursion, which ten thousand levels would overflow.
  const pending: { readonly row: Row; readonly parent: number }[] = [];
  const stack = (some: readonly Row[], parent: number): void => {
    for (const row of some.toReversed()) pending.push({ row, parent });
  };
  stack(roots, ROOT);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (rows.has(next.row)) continue;
    const index = parents.push(next.parent) - 1;
    rows.set(next.row, index);
    stack(childrenOf(next.row) ?? [], index);
  }
  return { rows: [...rows.keys()], parents: Int32Array.from(parents) };
}

/**
 * The rows that were found as an outline, with their ancestors.
 * @param parents By row, without a cycle, as `parentIndexes` and `nestedRows` give them.
 * @param found Indexes of the rows that search and filters leave.
 * @param order Indexes of all rows in the order in which siblings stand. Default: as they came.
 */
export function treeOutline(parents: Int32Array, found: Uint32Array, order = originalOrder(parents.length)): Outline {
  const isKept = withAncestors(parents, found);
  // Children stand after one another, those of one parent in their order; the root is the first parent.
  const parentOf = Uint32Array.from(parents, (parent) => parent + 1);
  const byParent = { ranks: { of: parentOf, different: parents.length + 1 }, descending: false };
  const children = sortedOrder(
    order.filter((row) => isKept[row] === 1),
    [byParent],
  );
  const firstChild = starts(children, parentOf);
  return preOrder(children, firstChild);
}

function withAncestors(parents: Int32Array, found: Uint32Array): Uint8Array {
  const isKept = new Uint8Array(parents.length);
  for (const start of found) {
    for (let row = start; row !== ROOT && isKept[row] === 0; row = parents[row] ?? ROOT) isKept[row] = 1;
  }
  return isKept;
}

/** Where the children of each parent start among all; one more for where the last ones end. */
function starts(children: Uint32Array, parentOf: Uint32Array): Uint32Array {
  const first = new Uint32Array(parentOf.length + 2);
  for (const row of children) {
    const after = (parentOf[row] ?? 0) + 1;
    first[after] = (first[after] ?? 0) + 1;
  }
  for (let parent = 1; parent < first.length; parent += 1)
    first[parent] = (first[parent] ?? 0) + (first[parent - 1] ?? 0);
  return first;
}

/** Goes through the tree from the top, each parent before its children. */
function preOrder(children: Uint32Array, firstChild: Uint32Array): Outline {
  const of = new Int32Array(children.length);
  const depth = new Uint32Array(children.length);
  const end = new Uint32Array(children.length);
  /** By level of the path: the next child, where those end, and the node whose children they are. */
  const path = [{ next: 0, last: firstChild[1] ?? 0, node: ROOT }];
  let count = 0;
  for (let level = path.at(-1); level !== undefined; level = path.at(-1)) {
    if (level.next === level.last) {
      path.pop();
      if (level.node !== ROOT) end[level.node] = count;
      continue;
    }
    const row = children[level.next] ?? 0;
    level.next += 1;
    of[count] = row;
    depth[count] = path.length - 1;
    path.push({ next: firstChild[row + 1] ?? 0, last: firstChild[row + 2] ?? 0, node: count });
    count += 1;
  }
  return { of, depth, end };
}
