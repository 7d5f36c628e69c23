import { useCallback, type KeyboardEvent, type RefCallback } from 'react';

/** Where a key leads from a cell: lines and columns further; null where it is none of ours. */
function stepOf(key: string): readonly [row: number, column: number] | null {
  if (key === 'ArrowUp') return [-1, 0];
  if (key === 'ArrowDown') return [1, 0];
  if (key === 'ArrowLeft') return [0, -1];
  if (key === 'ArrowRight') return [0, 1];
  return null;
}

function buttonIn(cell: Element | null | undefined): HTMLButtonElement | null {
  return cell?.querySelector<HTMLButtonElement>('button[data-cell]') ?? null;
}

/** The button of the nearest cell in that direction that has one. */
function neighbour(from: Element, [rows, columns]: readonly [number, number]): HTMLButtonElement | null {
  const cell = from.closest<HTMLTableCellElement>('th, td');
  const row = from.closest('tr');
  const body = from.closest('tbody');
  if (cell === null || row === null || body === null) return null;
  let line = row.sectionRowIndex + rows;
  let column = cell.cellIndex + columns;
  while (body.rows[line]?.cells[column] !== undefined) {
    const found = buttonIn(body.rows[line]?.cells[column]);
    if (found !== null) return found;
    line += rows;
    column += columns;
  }
  return null;
}

/**
 * The buttons in a table's cells as one tab stop: arrows move between them, Home and End to the first and last of a
 * row.
 * @returns Props of the element around the table.
 */
export function useCellButtons(): {
  /** Scroll containers must be focusable. */
  readonly tabIndex: 0;
  readonly ref: RefCallback<HTMLElement>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const ref = useCallback((root: HTMLElement | null) => {
    const first = buttonIn(root);
    if (first !== null) first.tabIndex = 0;
  }, []);
  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const from = event.target;
    if (!(from instanceof HTMLButtonElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(event.key);
    const next = step && neighbour(from, step);
    if (next === null) return;
    event.preventDefault();
    from.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }, []);
  return { tabIndex: 0, ref, onKeyDown };
}
