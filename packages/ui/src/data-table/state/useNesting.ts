'use client';
import type { ExpandedState } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useControlled } from '../../state/useControlled.ts';
import type { CellWords } from '../cells/cellText.ts';
import type { PreparedRows, RowGrouping } from './nestedRows.ts';
import type { DataTableProps } from './tableProps.ts';

/** What is open, and how to open more. */
export type Expansion = {
  readonly expanded: ExpandedState;
  /** @param ids What there is to be open, where all of it is. */
  readonly toggle: (id: string, isOpen: boolean, ids: () => readonly string[]) => void;
};

type NestedTable<Row> = {
  readonly prepared: PreparedRows<Row> | undefined;
  readonly expansion: Expansion;
  /** Undefined as long as no column groups the rows. */
  readonly grouping: RowGrouping | undefined;
};

/** The rows as the host or a person nests them, and what of them is open, held by the host or here. */
export function useNesting<Row>(
  props: DataTableProps<Row>,
  groupBy: readonly string[],
  words: CellWords,
): NestedTable<Row> {
  const { columns, rows, rowId, total } = props;
  const grouping = total === undefined && groupBy.length > 0 ? props.grouping : undefined;
  const nesting = (total === undefined ? props.tree : undefined) ?? grouping;
  const [expanded, expand] = useControlled<ExpandedState>({
    value: props.expanded,
    defaultValue: props.defaultExpanded ?? {},
    onChange: props.onExpandedChange,
    component: 'DataTable',
  });
  const prepared = useMemo(
    () => nesting?.prepare({ rows, columns, rowId, words }),
    // oxlint-disable-next-line react/exhaustive-deps -- `rowId` returns the same ids even if the host recreates it.
    [nesting, rows, columns, words],
  );
  const toggle: Expansion['toggle'] = (id, isOpen, ids) => {
    const before = expanded === true ? Object.fromEntries(ids().map((other) => [other, true])) : expanded;
    expand({ ...before, [id]: !isOpen });
  };
  return { prepared, expansion: { expanded, toggle }, grouping };
}
