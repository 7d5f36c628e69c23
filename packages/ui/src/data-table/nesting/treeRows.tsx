'use client';
import type { Nesting } from '../state/nestedRows.ts';
import { nestingParts } from './nestingParts.tsx';
import { nestedTree, type TreeShape } from './nestedTree.ts';

/**
 * Rows below rows, for the prop `tree`: a page of tables without them does not pay for it. Make it outside of the component. A search
 * and filters keep the ancestors of what they find, and open them; siblings stand in the order of the sort; a page has so many rows of
 * the root. A row whose parent is missing, or that is its own ancestor, stands at the root. Files, paper and totals have the rows that
 * were found, without ancestors that were not.
 */
export function treeRows<Row>(shape: TreeShape<Row>): Nesting<Row> {
  return { ...nestingParts, prepare: (source) => nestedTree(shape, source) };
}
