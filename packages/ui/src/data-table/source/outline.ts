/** Rows nested under groups or under one another, all of them in the order shown, open or not (pre-order). */
export type Outline = {
  /** By node: the index of its row, or `groupNode(group)`. */
  readonly of: Int32Array;
  /** By node: how many nodes it is nested in. */
  readonly depth: Uint32Array;
  /** By node: the node after its last descendant. */
  readonly end: Uint32Array;
};

/** How an outline holds a group; it is its own inverse. */
export const groupNode = (group: number): number => -1 - group;

/** Whether other nodes are nested in it. */
export const isParent = ({ end }: Outline, node: number): boolean => (end[node] ?? 0) > node + 1;

/**
 * The nodes that are shown: all whose ancestors are open. What a closed node holds is skipped, so a closed outline costs as many
 * steps as it has nodes at the top.
 */
export function shownNodes(outline: Outline, isOpen: (node: number) => boolean): Uint32Array {
  const shown = new Uint32Array(outline.of.length);
  let count = 0;
  for (let node = 0; node < outline.of.length;) {
    shown[count] = node;
    count += 1;
    node = isParent(outline, node) && !isOpen(node) ? (outline.end[node] ?? 0) : node + 1;
  }
  return shown.subarray(0, count);
}

/** Indexes of the rows within a node, in the order shown, groups left out; by default of the whole outline. */
export function rowsWithin({ of, end }: Outline, node?: number): Int32Array {
  return (node === undefined ? of : of.subarray(node, end[node])).filter((row) => row >= 0);
}
