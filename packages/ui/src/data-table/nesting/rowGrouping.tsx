'use client';
import type { RowGrouping } from '../state/nestedRows.ts';
import { GridGroup } from '../grid/GridGroup.tsx';
import { groupedRows } from './groupedRows.ts';
import { nestingParts } from './nestingParts.tsx';

/**
 * Rows in groups, for the prop `grouping`: a page of tables without them does not pay for it. Groups stand in the order of the sort: by
 * their own column, or by an aggregate; rows without a value are a group at the end. A page has so many groups of the top level, with
 * all that is open in them. Files and paper have the rows alone.
 */
export const rowGrouping: RowGrouping = {
  ...nestingParts,
  prepare: groupedRows,
  GroupRow: GridGroup,
};
