'use client';
import { useCallback, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import {
  cellAt,
  detailBelow,
  focusTarget,
  isField,
  isOwn,
  placeOf,
  rowOfDetail,
  widgetsOf,
} from '../cells/gridCells.ts';
import { type GridPlace, placeAfter, lineAfter } from './gridKeys.ts';
import { shownIds, type ShownRows } from '../state/useRows.ts';
import { lazyPart } from '../../lazy/lazyPart.ts';

/** What scrolls a cell clear of the sticky parts: fetched with the first key or column that needs it. */
export const gridSight = lazyPart(() => import('./gridSight.ts'));

type GridFocus<Row> = {
  readonly gridRef: RefObject<HTMLDivElement | null>;
  /** How many rows there are between header and totals, those too that are not in the document. */
  readonly count: number;
  readonly rows: ShownRows<Row>;
  readonly rowId: (row: Row) => string;
  readonly hasTotals: boolean;
  readonly columns: number;
  /** Brings a line into the document, where only those in sight are there. */
  readonly reveal: ((line: number) => void) | undefined;
  /** Called with both lines after Shift has led from one row to another. Undefined where rows cannot be selected. */
  readonly onExtend: ((from: number, to: number) => void) | undefined;
};

/**
 * The keyboard of the grid: one stop of the Tab key, from where keys lead to every cell (ARIA grid pattern), and to what an
 * expanded row holds. Enter and F2 lead to what can be pressed in a cell, Tab or F2 to the next of it, Escape back. Which
 * element is the stop is set on the document itself: moving costs no render, and no cell carries an attribute for it.
 */
export function useGridFocus<Row>(options: GridFocus<Row>) {
  const { gridRef, count, rows, rowId, hasTotals, columns, reveal, onExtend } = options;
  const place = useRef<GridPlace>({ line: 0, column: 0 });
  const stop = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);
  const last = useRef(rows);
  const idsOf = (shown: ShownRows<Row>) => shown.nested?.ids() ?? shownIds(shown, rowId);

  const makeStop = useCallback((element: HTMLElement): void => {
    if (stop.current === element) return;
    stop.current?.setAttribute('tabindex', '-1');
    element.setAttribute('tabindex', '0');
    stop.current = element;
  }, []);

  // The browser would scroll too far: it takes a header that stays in its place for one that has to be brought into sight.
  const focusOn = useCallback(
    (element: HTMLElement): void => {
      makeStop(element);
      element.focus({ preventScroll: true });
    },
    [makeStop],
  );

  const go = useCallback(
    (to: GridPlace): void => {
      const grid = gridRef.current;
      if (grid === null) return;
      // Known before the row is there: it is what keeps that row in the document.
      place.current = to;
      if (cellAt(grid, to.line, to.column) === null) reveal?.(to.line);
      const cell = cellAt(grid, to.line, to.column);
      if (cell !== null) focusOn(focusTarget(cell));
    },
    [gridRef, reveal, focusOn],
  );

  // After every commit: rows may have gone or changed, and with them the stop, or the focus itself.
  useLayoutEffect(() => {
    const grid = gridRef.current;
    if (grid === null) return;
    const saved = stop.current;
    const active = document.activeElement;
    const isLost = isInside.current && active === document.body;
    const { line: here, column } = place.current;
    // A row that has moved takes the focus along: otherwise the next press would be one of another row. A field below a row keeps it.
    const isFollowed = isInside.current && last.current !== rows && !active?.closest('.detail-row');
    const line = isFollowed ? lineAfter(here, idsOf(last.current), idsOf(rows)) : here;
    last.current = rows;
    if (saved !== null && grid.contains(saved) && !isLost && line === here) {
      place.current = placeOf(grid, saved) ?? place.current;
      return;
    }
    const nearest = { line: Math.min(line, Math.max(0, count)), column };
    place.current = nearest;
    const cell = cellAt(grid, nearest.line, column);
    const target = cell ?? cellAt(grid, 0, column);
    if (target !== null) makeStop(focusTarget(target));
    if (!isLost && line === here) return;
    if (cell !== null) stop.current?.focus({ preventScroll: true });
    // Its row is not in the document yet, and none can be brought there while others are committed.
    else queueMicrotask(() => go(nearest));
  });

  const onFocus = ({ target }: FocusEvent): void => {
    const grid = gridRef.current;
    if (grid === null || !(target instanceof HTMLElement) || !isOwn(grid, target)) return;
    isInside.current = true;
    // Focusing the grid focuses the last focused cell.
    if (target === grid) {
      stop.current?.focus({ preventScroll: true });
      return;
    }
    const at = placeOf(grid, target);
    if (at !== null) {
      place.current = at;
      makeStop(target);
    }
    // A cell under the pointer is visible already.
    if (target.matches(':focus-visible')) see((at && cellAt(grid, at.line, at.column)) ?? target);
  };

  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    // A removed element fires no blur; leaving moves the focus to another element or to the page.
    isInside.current = relatedTarget instanceof Node && (gridRef.current?.contains(relatedTarget) ?? false);
  };

  /** A press gives the focus to its cell, so that keys go on from there. */
  const onMouseDown = ({ target }: { readonly target: EventTarget }): void => {
    const grid = gridRef.current;
    const at = grid && target instanceof Element ? placeOf(grid, target) : null;
    const cell = grid && at && cellAt(grid, at.line, at.column);
    if (cell) makeStop(cell);
  };

  const goInside = (event: KeyboardEvent, cell: HTMLElement, target: HTMLElement): boolean => {
    const next = stopInside(event, cell, target);
    if (next === null) return false;
    event.preventDefault();
    event.stopPropagation();
    focusOn(next);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const grid = gridRef.current;
    const { target } = event;
    if (grid === null || !(target instanceof HTMLElement) || event.defaultPrevented || event.altKey) return;
    const ofDetail = isOwn(grid, target) ? rowOfDetail(target) : null;
    const at = placeOf(grid, ofDetail?.firstElementChild ?? target);
    if (at === null) return;
    const cell = ofDetail === null ? cellAt(grid, at.line, at.column) : target;
    if (cell === null || (ofDetail === null && goInside(event, cell, target)) || isField(target)) return;
    if (event.shiftKey && onExtend === undefined) return;

    const here = ofDetail === null ? at : { line: at.line, column: place.current.column };
    const size = { lines: 1 + count + Number(hasTotals), columns, linesInSight: linesInSight(grid, cell) };
    const next = placeAfter(event, here, size, getComputedStyle(grid).direction === 'rtl');
    if (next === null) return;
    if (!event.shiftKey) {
      if (ofDetail !== null && isArrowWithin(event.key, target, here, next)) return;
      event.preventDefault();
      const detail = ofDetail === null ? detailOnTheWay(grid, here, event.key) : null;
      if (detail !== null) focusOn(detail);
      else go(ofDetail !== null && event.key === 'ArrowUp' ? here : next);
      return;
    }
    // Only rows are selected, so Shift leads neither to the header nor to the totals.
    const line = Math.max(1, Math.min(next.line, count));
    if (here.line === 0 || here.line > count || line === here.line) return;
    event.preventDefault();
    go({ line, column: here.column });
    onExtend?.(here.line, line);
  };

  /** Gives the focus to a cell that the host names, and shows it, whatever had the focus before. */
  const focusCell = (to: GridPlace): void => {
    // A row can be brought into the document only when nothing is being committed.
    queueMicrotask(() => {
      go(to);
      // The cell rather than the link in it: to show all of a long link the browser would scroll within its cell.
      const cell = stop.current?.closest<HTMLElement>('[role="gridcell"]') ?? stop.current;
      if (cell !== null) see(cell);
    });
  };

  return { place, focusCell, onFocus, onBlur, onMouseDown, onKeyDown };
}

/**
 * Scrolls the cell into sight: at once where the code is there, so that no frame shows it covered. Without the code, which knows of
 * sticky parts, what the browser brings into sight has to do.
 */
function see(cell: HTMLElement): void {
  gridSight.whenLoaded(({ bringIntoSight }) => bringIntoSight(cell));
}

/** Where a key leads within a cell that holds what can be pressed; null where it leads nowhere or out of the cell. */
function stopInside(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  cell: HTMLElement,
  from: HTMLElement,
): HTMLElement | null {
  const widgets = widgetsOf(cell);
  const home = focusTarget(cell);
  const place = widgets.indexOf(from);
  switch (key) {
    case 'Escape':
      return from === home || from === cell ? null : home;
    case 'F2':
      return widgets.length === 0 ? null : ([cell, ...widgets][(place + 2) % (widgets.length + 1)] ?? null);
    case 'Enter':
      return from === cell ? (widgets[0] ?? null) : null;
    case 'Tab':
      // From where the Tab key came in it leads out again.
      return from === home ? null : (widgets[place + (shiftKey ? -1 : 1)] ?? null);
    default:
      return null;
  }
}

/** What an expanded row holds, where an arrow leads there: down from the row, or up from the one below. */
function detailOnTheWay(grid: HTMLElement, { line, column }: GridPlace, key: string): HTMLElement | null {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  const row = cellAt(grid, key === 'ArrowDown' ? line : line - 1, column);
  return row && detailBelow(row);
}

/** Whether an arrow stays within what an expanded row holds: it scrolls to the part that is out of sight, or nothing follows. */
function isArrowWithin(key: string, detail: HTMLElement, { line }: GridPlace, next: GridPlace): boolean {
  const reachesOut = gridSight.loaded()?.reachesOut;
  if (key === 'ArrowDown') return next.line === line || reachesOut?.(detail, 'bottom') === true;
  return key === 'ArrowUp' && reachesOut?.(detail, 'top') === true;
}

/** How many rows fit between header and totals, one less so that the last one is still seen. */
export function linesInSight(grid: HTMLElement, cell: HTMLElement): number {
  const height = cell.closest<HTMLElement>('[role="row"]')?.offsetHeight ?? 0;
  const area = grid.parentElement?.clientHeight ?? 0;
  return height === 0 ? 10 : Math.max(1, Math.floor(Math.min(area, window.innerHeight) / height) - 2);
}
