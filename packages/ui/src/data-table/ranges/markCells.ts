import { cellAt, isOwn, LINE } from '../cells/gridCells.ts';
import type { GridPlace } from '../grid/gridKeys.ts';
import { gridSight } from '../grid/useGridFocus.ts';
import type { CellRange } from './cellRange.ts';

/** Attribute of a marked cell: the edges of the range that it lies at. */
export const MARK = 'data-range';

/** Sets the marks on the cells that are in the document: thousands of them cost no render. */
export function markCells(grid: HTMLElement, edgesAt: (place: GridPlace) => string | null): void {
  for (const row of grid.querySelectorAll<HTMLElement>(`.body [${LINE}]`)) {
    if (!isOwn(grid, row)) continue;
    const line = Number(row.getAttribute(LINE));
    for (const [column, cell] of [...row.children].entries()) {
      const edges = edgesAt({ line, column });
      if (edges === cell.getAttribute(MARK)) continue;
      if (edges === null) {
        cell.removeAttribute(MARK);
        cell.removeAttribute('aria-selected');
      } else {
        cell.setAttribute(MARK, edges);
        cell.setAttribute('aria-selected', 'true');
      }
    }
  }
}

/** Scrolls to the corner that has moved, without the focus. A row that is not in the document is as high as all others. */
export function scrollToHead(grid: HTMLElement, { anchor, head }: CellRange, count: number): void {
  gridSight.whenLoaded(({ bringIntoSight }) => {
    const cell = cellAt(grid, head.line, head.column);
    const inColumn = cell ?? cellAt(grid, anchor.line, head.column);
    if (inColumn !== null) bringIntoSight(inColumn, 0);
    const area = grid.parentElement;
    const body = grid.querySelector<HTMLElement>(':scope > .body');
    if (cell !== null || area === null || body === null) return;
    const height = body.offsetHeight / count;
    const top = (head.line - 1) * height;
    // Header and totals cover a row each.
    area.scrollTop = top < area.scrollTop ? top : top + 3 * height - area.clientHeight;
  });
}
