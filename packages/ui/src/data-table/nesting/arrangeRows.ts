import { pageAt } from '../model/page.ts';
import { isParent, type Outline, shownNodes } from '../source/outline.ts';
import type { NestedRow, NestedRows, NestingQuery } from '../state/nestedRows.ts';
import type { ShownRows } from '../state/useRows.ts';

type Arranged<Row> = {
  readonly outline: Outline;
  readonly rows: readonly Row[];
  /** All rows that the query leaves, in the order of the outline. */
  readonly all: () => readonly Row[];
  readonly count: number;
  readonly isOpen: (node: number) => boolean;
  readonly idOf: (node: number) => string;
  readonly groupOf?: ((node: number) => NestedRow['group']) | undefined;
  /** Ids of the rows within the nodes of the page, where its box selects those. */
  readonly within?: ((node: number) => readonly string[]) | undefined;
};

/** The page of an outline: so many nodes at the top, with all that is open in them. */
export function arrangedRows<Row>(
  { outline, rows, all, count, isOpen, idOf, groupOf, within }: Arranged<Row>,
  { page, pageSize }: Pick<NestingQuery, 'page' | 'pageSize'>,
): ShownRows<Row> {
  const nodes = shownNodes(outline, isOpen);
  const tops = topsOf(outline, nodes);
  const top = pageAt(page, tops.length, pageSize ?? Math.max(1, tops.length));
  const from = tops[top.from] ?? 0;
  const to = tops[top.to] ?? nodes.length;
  const nodeAt = (index: number): number | undefined => (from + index < to ? nodes[from + index] : undefined);
  const onPage = nodes.subarray(from, to);
  const nested: NestedRows = {
    at: (index) => {
      const node = nodeAt(index);
      if (node === undefined) return undefined;
      return {
        id: idOf(node),
        level: (outline.depth[node] ?? 0) + 1,
        isOpen: isParent(outline, node) ? isOpen(node) : null,
        group: groupOf?.(node) ?? null,
      };
    },
    ids: () => Array.from(onPage, idOf),
    count: nodes.length,
    parentIds: () => Array.from(outline.of.keys()).flatMap((node) => (isParent(outline, node) ? idOf(node) : [])),
    ...(within && {
      selectable: () => [...onPage].filter((node) => outline.depth[node] === 0).flatMap((node) => within(node)),
    }),
    top: { page: top, count: tops.length },
  };
  return {
    count,
    page: { ...top, from, to },
    at: (index) => rows[outline.of[nodeAt(index) ?? -1] ?? -1],
    all,
    nested,
  };
}

/** Where the nodes of the top level stand among those that are shown. */
const topsOf = ({ depth }: Outline, nodes: Uint32Array): Uint32Array =>
  Uint32Array.from(nodes.keys()).filter((at) => depth[nodes[at] ?? 0] === 0);
