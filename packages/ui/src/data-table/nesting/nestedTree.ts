import { originalOrder } from '../source/order.ts';
import { isParent, rowsWithin } from '../source/outline.ts';
import type { RowModel, RowQuery } from '../source/rowModel.ts';
import { nestedRows, parentIndexes, treeOutline } from '../source/tree.ts';
import type { NestingSource, PreparedRows } from '../state/nestedRows.ts';
import { arrangedRows, isExpanded } from './arrangeRows.ts';
import { remember } from './remember.ts';

/** Which rows stand below a row: it holds them itself, or they name it. */
export type TreeShape<Row> =
  /** The rows right below a row; the table is given those at the root. */
  | { readonly childrenOf: (row: Row) => readonly Row[] | null | undefined }
  /** The id of the row that a row stands below; the table is given all rows. */
  | { readonly parentIdOf: (row: Row) => string | null | undefined };

/** The rows of one set as a tree. */
export function nestedTree<Row>(shape: TreeShape<Row>, source: NestingSource<Row>): PreparedRows<Row> {
  const { rowId } = source;
  const { rows, parents } =
    'childrenOf' in shape
      ? nestedRows(source.rows, shape.childrenOf)
      : { rows: source.rows, parents: parentIndexes(source.rows, rowId, shape.parentIdOf) };

  const found = remember(
    (
      model: RowModel,
      search: string,
      searched: readonly string[],
      filters: RowQuery['filters'],
      sorting: RowQuery['sorting'],
    ) => {
      const left = model.view({ search, searched, filters, sorting: [] });
      const isLeft = new Set(left);
      const isNarrowed = left.length < rows.length;
      const order =
        sorting.length === 0 ? originalOrder(rows.length) : model.view({ search: '', searched, filters: [], sorting });
      const outline = treeOutline(parents, left, order);
      const inOrder = isNarrowed ? rowsWithin(outline).filter((row) => isLeft.has(row)) : rowsWithin(outline);
      return { outline, inOrder, isNarrowed };
    },
  );

  return {
    rows,
    arrange: (query) => {
      const { model, search, searched, filters, sorting, expanded } = query;
      const { outline, inOrder, isNarrowed } = found(model, search, searched, filters, sorting);
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
