'use client';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { isHeldPress } from '../../foundation/button/heldPress.ts';
import { isPlainPress } from '../../foundation/button/plainPress.ts';
import type { MenuItem } from '../../foundation/index.ts';
import { shownIds, type ShownRows } from '../state/useRows.ts';
import { isField, isOwn, LINE, placeOf, widgetsOf } from '../cells/gridCells.ts';
import type { DataTableProps } from '../state/tableProps.ts';
import type { Selection } from '../state/useSelection.ts';

type GridPresses<Row> = Pick<
  DataTableProps<Row>,
  'rowId' | 'rowActions' | 'rowButtons' | 'onRowClick' | 'onRowKeyDown' | 'onNavigate'
> & {
  readonly gridRef: RefObject<HTMLElement | null>;
  readonly rows: ShownRows<Row>;
  readonly selection: Selection | null;
  /** Opens or closes a row. */
  readonly toggle: (id: string, isOpen: boolean) => void;
  readonly onRowMenu: (items: readonly MenuItem[], button: HTMLElement, byKey: boolean) => void;
};

/**
 * What is pressed in the rows, heard by the grid for all of them: boxes, buttons, links, and the row itself. Shift+Space selects
 * the row of the focus, Shift with an arrow the next one too, Ctrl+A all (ARIA grid pattern); Enter presses the row.
 */
export function useGridPresses<Row>(options: GridPresses<Row>) {
  const { gridRef, rows, rowId, rowActions, rowButtons, onRowClick, onRowKeyDown, onNavigate, selection, onRowMenu } =
    options;
  const rowOf = (element: Element): Row | undefined => {
    const line = element.closest(`.body [${LINE}]`);
    const grid = gridRef.current;
    return line && grid && isOwn(grid, line) ? rows.at(Number(line.getAttribute(LINE)) - 1) : undefined;
  };
  const select = (row: Row, extends_: boolean): void => {
    if (extends_) selection?.extendTo(rowId(row), shownIds(rows, rowId));
    else selection?.toggle(rowId(row));
  };

  const onClick = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    const row = target && rowOf(target);
    if (!target || row === undefined || row === null) return;
    const button =
      target.closest<HTMLElement>('[data-act]') ?? target.querySelector<HTMLElement>(':scope > input[data-act]');
    switch (button?.dataset['act']) {
      case 'select':
        return select(row, event.shiftKey && event.detail > 0);
      case 'expand':
        return options.toggle(rowId(row), button?.ariaExpanded === 'true');
      case 'actions':
        return button ? onRowMenu(rowActions?.(row) ?? [], button, event.detail === 0) : undefined;
      case 'press':
        return rowButtons?.(row)
          .find(({ id }) => id === button?.dataset['button'])
          ?.onPress();
      default:
        // A click just beside a button must not press the row.
        return target.closest('.buttons') === null ? pressRow(event, target, row) : undefined;
    }
  };
  const pressRow = (event: MouseEvent, target: Element, row: Row): void => {
    const link = target.closest('a');
    const address = link?.getAttribute('href') ?? null;
    if (link !== null) {
      if (address === null || !onNavigate || !isPlainPress(event) || !isOwnPage(address)) return;
      event.preventDefault();
      onNavigate(address);
      return;
    }
    const cell = target.closest('[role="gridcell"]');
    // What can be pressed in a cell is no press of its row.
    if (target.closest('label') || (cell && widgetsOf(cell).some((widget) => widget.contains(target)))) return;
    // Selecting text must not press the row.
    if (getSelection()?.isCollapsed !== false) onRowClick?.(row);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target === null || event.altKey || event.defaultPrevented || isField(target)) return;
    // A key that is held was pressed for something else: a dialog that it closed has led the focus here.
    if (isHeldPress(event) && gridRef.current && placeOf(gridRef.current, target)) {
      event.preventDefault();
      return;
    }
    const isCell = target.role === 'gridcell';
    // The box of a row does that by itself.
    const isBox = target.dataset['act'] === 'select';
    const row = rowOf(target);
    if (selection && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
      // Within what an expanded row holds, its own text is meant.
      if (gridRef.current === null || placeOf(gridRef.current, target) === null) return;
      event.preventDefault();
      selection.add(shownIds(rows, rowId));
    } else if (row === undefined || row === null) {
      return;
    } else if (selection && event.key === ' ' && !isBox && (event.shiftKey || isCell)) {
      event.preventDefault();
      selection.toggle(rowId(row));
    } else if (onRowClick && event.key === 'Enter' && isCell && widgetsOf(target).length === 0) {
      event.preventDefault();
      onRowClick(row);
    }
  };

  /** A key that neither the grid has used nor what has the focus is one for the host. */
  const onKeyLeft = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement) || isField(target)) return;
    const isPress = (key === 'Enter' || key === ' ') && target.role !== 'gridcell';
    const row = isPress ? null : rowOf(target);
    if (row != null) onRowKeyDown?.(row, event);
  };

  const extend = (from: number, to: number): void => {
    const [start, end] = [rows.at(from - 1), rows.at(to - 1)];
    if (start !== undefined && end !== undefined) selection?.extendTo(rowId(end), shownIds(rows, rowId), rowId(start));
  };
  return { onClick, onKeyDown, onKeyLeft, onMouseDown, extend };
}

/** Whether an address begins as one of this site; the browser leaves out tabs and line breaks before it looks for the other '/'. */
const isOwnPage = (address: string): boolean => /^\/(?![\t\n\r]*[/\\])/.test(address);

/** A range of rows is no range of text, which the browser would mark. */
function onMouseDown(event: MouseEvent): void {
  if (event.shiftKey && event.target instanceof Element && event.target.closest('.lead') !== null)
    event.preventDefault();
}
