'use client';
import { createMemory } from '../source/memory.ts';
import { originalOrder } from '../source/order.ts';
import { isParent, rowsWithin } from '../source/outline.ts';
import { nestedRows, parentIndexes, treeOutline } from '../source/tree.ts';
import {
  isExpanded,
  type Nesting,
  type NestingQuery,
  type NestingSource,
  type PreparedRows,
} from '../state/nestedRows.ts';
import { arrangedRows } from './arrangeRows.ts';
import { nestingParts } from './nestingParts.tsx';

/** Which rows stand below a row: it holds them itself, or they name it. */
export type TreeShape<Row> =
  /** The rows right below a row; the table is given those at the root. */
  | { readonly childrenOf: (row: Row) => readonly Row[] | null | undefined }
  /** The id of the row that a row stands below; the table is given all rows. */
  | { readonly parentIdOf: (row: Row) => string | null | undefined };

/**
 * Rows below rows, for the prop `tree`: a page of tables without them does not pay for it. Make it outside of the component. A search
 * and filters keep the ancestors of what they find, and open them; siblings stand in the order of the sort; a page has so many rows of
 * the root. A row whose parent is missing, or that is its own ancestor, stands at the root. Files, paper and totals have the rows that
 * were found, without ancestors that were not.
 */
export function treeRows<Row>(shape: TreeShape<Row>): Nesting<Row> {
  return { ...nestingParts, prepare: (source) => nestedTree(shape, source) };
}

/** The rows of one set as a tree. */
function nestedTree<Row>(shape: TreeShape<Row>, source: NestingSource<Row>): PreparedRows<Row> {
  const { rowId } = source;
  const { rows, parents } =
    'childrenOf' in shape
      ? nestedRows(source.rows, shape.childrenOf)
      : { rows: source.rows, parents: parentIndexes(source.rows, rowId, shape.parentIdOf) };

  const lastFound = createMemory<ReturnType<typeof find>>();
  function find({ model, search, searched, filters, sorting }: NestingQuery) {
    const left = model.view({ search, searched, filters, sorting: [] });
    const isLeft = new Set(left);
    const isNarrowed = left.length < rows.length;
    const order =
      sorting.length === 0 ? originalOrder(rows.length) : model.view({ search: '', searched, filters: [], sorting });
    const outline = treeOutline(parents, left, order);
    const inOrder = isNarrowed ? rowsWithin(outline).filter((row) => isLeft.has(row)) : rowsWithin(outline);
    return { outline, inOrder, isNarrowed };
  }

  return {
    rows,
    arrange: (query) => {
      const { model, search, searched, filters, sorting, expanded } = query;
      const key = [model, search, searched, filters, sorting];
      const { outline, inOrder, isNarrowed } = lastFound(key, () => find(query));
      const rowOf = (node: number): Row | undefined => rows[outline.of[node] ?? -1];
      const idOf = (node: number): string => {
        const row = rowOf(node);
        return row === undefined ? '' : rowId(row);
      };
      return arrangedRows(
        {
          outline,
          rows,
          all: () => Array.from(inOrder).flatMap((row) => rows[row] ?? []),
          count: inOrder.length,
          // What was found is shown, unless its parent has been closed since.
          isOpen: (node) => {
            const id = idOf(node);
            return isExpanded(expanded, id) || (isNarrowed && isParent(outline, node) && !isClosed(expanded, id));
          },
          idOf,
        },
        query,
      );
    },
  };
}

const isClosed = (expanded: true | Readonly<Record<string, boolean>>, id: string): boolean =>
  expanded !== true && expanded[id] === false;
