'use client';
import type { ExpandedState } from '@tanstack/react-table';
import { Fragment, type ReactNode, useId, useMemo } from 'react';
import { useTexts } from '../../locale/index.ts';
import { tableTexts } from '../../locale/texts/es/table.ts';
import type { CellWords } from '../cells/cellText.ts';
import type { ShownColumn } from '../layout/useColumns.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import { isExpanded } from '../state/nestedRows.ts';
import type { ShownRows } from '../state/useRows.ts';
import type { Selection } from '../state/useSelection.ts';
import { GridRow, writeDetail } from './GridRow.tsx';

type GridRows<Row> = Pick<
  DataTableProps<Row>,
  'rowId' | 'rowLabel' | 'rowProps' | 'rowActions' | 'rowButtons' | 'renderDetail' | 'cards' | 'grouping'
> & {
  /** What tells a row from the others when it is spoken of. */
  readonly labelOf: (row: Row) => string;
  readonly shown: readonly ShownColumn<Row>[];
  readonly rows: ShownRows<Row>;
  readonly words: CellWords;
  readonly selection: Selection | null;
  /** How many rows the header has. */
  readonly heads: number;
  /** How many cells a row has, those beside the columns included. */
  readonly columnCount: number;
  /** Whether rows can be expanded. */
  readonly hasDetails: boolean;
  /** What of them is open. */
  readonly expanded: ExpandedState;
  readonly toggle: (id: string, isOpen: boolean) => void;
  /** Classes of the cells behind the columns. */
  readonly trails: readonly string[];
};

/** Whether rows can be expanded. Rows out of sight take no measure, so that all of a long list are equally high. */
export const canExpand = <Row,>(
  props: Pick<DataTableProps<Row>, 'renderDetail' | 'virtual' | 'grouping' | 'tree'>,
): boolean => Boolean(props.tree ?? props.grouping ?? ((!props.virtual || props.virtual.Rows) && props.renderDetail));

/** Renders the row at a place of the page, counted from 0, and what it says below itself while it is expanded. */
export function useGridRows<Row>(options: GridRows<Row>): (place: number) => ReactNode {
  const { rowId, rowLabel, labelOf, rowActions, renderDetail, shown, rows, selection, columnCount, hasDetails } =
    options;
  const { expanded } = options;
  const t = useTexts(tableTexts);
  const labelId = useId();
  const names = useMemo(
    () => ({
      select: (row: string) => t('tableGrid.selectRow', { row }),
      expand: (row: string) => t('tableGrid.expand', { row }),
      actions: (row: string) => t('tableGrid.actions', { row }),
    }),
    [t],
  );
  const isNamed = columnCount > shown.length;

  return (place) => {
    const nested = rows.nested?.at(place);
    const number = rows.page.from + place + 1 + options.heads;
    if (nested?.group && options.grouping) {
      const { grouping, toggle } = options;
      return (
        <grouping.GroupRow
          key={place}
          {...options}
          nested={nested}
          group={nested.group}
          columns={shown}
          line={place + 1}
          number={number}
          onToggle={() => toggle(nested.id, nested.isOpen === true)}
        />
      );
    }
    const row = rows.at(place);
    if (row === undefined) return null;
    const id = rowId(row);
    const isOpen = nested ? nested.isOpen : hasDetails ? isExpanded(expanded, id) : undefined;
    const line = (
      <GridRow
        key={place}
        id={id}
        row={row}
        columns={shown}
        line={place + 1}
        number={number}
        level={nested?.level}
        label={isNamed ? labelOf(row) : undefined}
        isSelected={selection?.canSelect(id) === false ? null : selection?.has(id)}
        isExpanded={isOpen}
        buttons={options.rowButtons?.(row)}
        labelId={`${labelId}${place}`}
        hasOwnLabel={rowLabel !== undefined}
        actionCount={rowActions?.(row).length}
        isCard={options.cards !== undefined}
        look={options.rowProps?.(row)}
        names={names}
      />
    );
    // The same element whether or not it is expanded: another one would lose the focus of its button.
    if (!hasDetails || nested) return line;
    return (
      <Fragment key={place}>
        {line}
        {isOpen && writeDetail(id, columnCount, renderDetail?.(row))}
      </Fragment>
    );
  };
}
