import { cellAt, isField, placeOf } from '../cells/gridCells.ts';
import type { GridPartProps } from '../cells/gridPart.ts';
import { type GridPlace, placeAfter } from '../grid/gridKeys.ts';
import { linesInSight } from '../grid/useGridFocus.ts';
import { blockOf, type CellRange, columnCount, edgesAt, idsOf, nearestCell, rowCount, rowsOf } from './cellRange.ts';
import { copyRows } from './copyRows.ts';
import { dragRange } from './dragRange.ts';
import { markCells, scrollToHead } from './markCells.ts';

/** What has become of a range. */
export type RangeNews =
  | { readonly kind: 'marked' | 'copied'; readonly rows: number; readonly columns: number }
  | { readonly kind: 'failed' };

type Watched<Row> = {
  readonly grid: HTMLElement;
  /** The cells as they are now. */
  readonly cells: () => GridPartProps<Row>;
  readonly onNews: (news: RangeNews) => void;
};

/**
 * Marks blocks of cells by pointer and keys, and copies them. It hears the grid's events before the grid does, and what it uses does
 * nothing else. The focus stays where a range began, so that a range ends as soon as the focus goes on.
 */
export function watchRange<Row>({ grid, cells, onNews }: Watched<Row>) {
  const listening = new AbortController();
  const { signal } = listening;
  let range: (CellRange & { readonly ids: string }) | null = null;

  const draw = (): void => markCells(grid, (place) => range && edgesAt(range, place, cells()));
  const mark = (next: typeof range): void => {
    range = next;
    cells().marked.current = next && blockOf(next);
    draw();
  };
  const clear = (): void => {
    if (range !== null) mark(null);
  };
  const extend = (anchor: GridPlace, to: GridPlace): void => {
    const head = nearestCell(anchor, to, cells());
    mark({ anchor, head, ids: idsOf({ anchor, head }, cells()) });
  };
  const tellMarked = (): void => {
    if (range === null) return;
    onNews({ kind: 'marked', rows: rowCount(range, cells()), columns: columnCount(range) });
  };
  /** The place of the cell of a column that holds the element. */
  const cellOf = (element: EventTarget | null): GridPlace | null => {
    const at = element instanceof Element && grid.contains(element) ? placeOf(grid, element) : null;
    return at && cells().contentAt(at.line, at.column) && at;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key, shiftKey } = event;
    if (event.defaultPrevented || event.altKey || !(target instanceof HTMLElement) || isField(target)) return;
    const here = cellOf(target);
    const cell = here && cellAt(grid, here.line, here.column);
    if (here === null || cell === null) return;
    if (key === 'Escape' && range !== null) {
      takeOver(event);
      clear();
      return;
    }
    const { count } = cells();
    const size = { lines: count + 1, columns: Number(grid.ariaColCount), linesInSight: linesInSight(grid, cell) };
    const isSame = range?.anchor.line === here.line && range.anchor.column === here.column;
    const from = range !== null && isSame && shiftKey ? range.head : here;
    const next = placeAfter(event, from, size, getComputedStyle(grid).direction === 'rtl');
    if (next === null) return;
    if (!shiftKey) return clear();
    takeOver(event);
    extend(here, next);
    if (range !== null) scrollToHead(grid, range, count);
    tellMarked();
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const from = cellOf(event.target);
    const anchor = event.shiftKey ? cellOf(document.activeElement) : null;
    if (anchor === null) clear();
    if (from === null || event.pointerType === 'touch' || isFieldPress(event)) return;
    dragRange({ grid, pointer: event, from, onReach: (to) => extend(anchor ?? from, to), onCancel: clear });
  };

  /** The press of a range that goes on from the focus; that stays, and the row is not pressed. */
  const onShiftPress = (event: MouseEvent): void => {
    const to = cellOf(event.target);
    const anchor = cellOf(document.activeElement);
    if (!event.shiftKey || event.button !== 0 || event.detail === 0) return;
    if (to === null || anchor === null || isFieldPress(event)) return;
    takeOver(event);
    if (event.type !== 'mousedown') return;
    extend(anchor, to);
    tellMarked();
  };

  const onCopy = (event: ClipboardEvent): void => {
    const active = document.activeElement;
    const here = cellOf(active);
    if (here === null || active === null || isField(active) || event.clipboardData === null) return;
    if (range === null && getSelection()?.isCollapsed === false) return;
    takeOver(event);
    const copied = range ?? { anchor: here, head: here };
    const columns = columnCount(copied);
    copyRows(rowsOf(copied, cells()), rowCount(copied, cells()) * columns, event.clipboardData, signal).then(
      (rows) => onNews({ kind: 'copied', rows, columns }),
      () => signal.aborted || onNews({ kind: 'failed' }),
    );
  };

  grid.addEventListener('keydown', onKeyDown, { signal });
  grid.addEventListener('pointerdown', onPointerDown, { signal });
  grid.addEventListener('mousedown', onShiftPress, { signal });
  grid.addEventListener('click', onShiftPress, { signal });
  // A link would be dragged in place of the range.
  grid.addEventListener('dragstart', (event) => cellOf(event.target) && event.preventDefault(), { signal });
  // Browsers do not agree on where a copy without selected text is told.
  document.addEventListener('copy', onCopy, { signal });
  // Rows that come into the document while one scrolls are rendered by themselves.
  const watch = new MutationObserver(() => range && draw());
  watch.observe(grid, { childList: true, subtree: true });

  return {
    /** Ends a range whose corners are others than before, and marks what a render has changed. */
    check(): void {
      if (range === null) return;
      if (idsOf(range, cells()) === range.ids) draw();
      else clear();
    },
    stop(): void {
      clear();
      watch.disconnect();
      listening.abort();
    },
  };
}

/** Keeps the grid and the browser from answering it too. */
function takeOver(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const isFieldPress = ({ target }: Event): boolean => target instanceof Element && isField(target);
