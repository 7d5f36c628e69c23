/*
 * The grid as it stands in the document. The focus goes from cell to cell there, so that no render is needed to move it and
 * no cell carries an attribute for it. What is expanded may hold another grid, whose lines are none of this one.
 */

/** Attribute of a row that says which line of the grid it is, the header being 0. */
export const LINE = 'data-line';

/** Attribute of a cell that shows another text than React has rendered, in its shadow root: one that was typed and is not saved yet. */
export const DRAFT = 'data-draft';

/** Whether the element stands in this grid itself, rather than in one that a row of it holds. */
export const isOwn = (grid: Element, element: Element): boolean => element.closest('[role$=grid]') === grid;

const rowAt = (grid: HTMLElement, line: number): HTMLElement | undefined =>
  [...grid.querySelectorAll<HTMLElement>(`[${LINE}="${line}"]`)].find((row) => isOwn(grid, row));

/** The cell at that place; the last one of a line that has fewer. Null for a line that is not in the document. */
export function cellAt(grid: HTMLElement, line: number, column: number): HTMLElement | null {
  const cells = rowAt(grid, line)?.children;
  const cell = cells?.[Math.min(column, cells.length - 1)];
  return cell instanceof HTMLElement ? cell : null;
}

/** The place of the cell that holds the element; null where it stands in no line of the grid. */
export function placeOf(grid: HTMLElement, element: Element): { line: number; column: number } | null {
  const row = element.closest(`[${LINE}]`);
  const cell = row && [...row.children].find((child) => child.contains(element));
  if (!row || !cell || !isOwn(grid, row)) return null;
  return { line: Number(row.getAttribute(LINE)), column: [...row.children].indexOf(cell) };
}

/** The cell that holds what an expanded row says below itself; null for a row that is not expanded. */
export function detailBelow(cell: Element): HTMLElement | null {
  const next = cell.closest(`[${LINE}]`)?.nextElementSibling;
  return next?.matches('.detail-row') === true ? next.querySelector<HTMLElement>(':scope > *') : null;
}

/** The row that such a cell belongs to; null for every other element. */
export function rowOfDetail(element: Element): Element | null {
  const row = element.parentElement;
  return row?.matches('.detail-row') === true ? row.previousElementSibling : null;
}

const PRESSABLE = ':is(a[href],button,input,select,textarea,[tabindex]):not([aria-hidden=true])';

/** What can be pressed in a cell, in its order; what is not shown is passed over. */
export const widgetsOf = (cell: Element): HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(PRESSABLE)].filter((widget) => widget.checkVisibility());

/**
 * Takes what can be pressed within the element out of the order of the Tab key, now and whenever something is added: the grid is one
 * stop of it, and leads there. Returns a function that stops.
 */
export function leadByGrid(element: Element): () => void {
  const known = new WeakSet<Element>();
  const lead = (): void => {
    for (const widget of element.querySelectorAll<HTMLElement>(PRESSABLE)) {
      // Only once: later the grid itself says which one is its stop.
      if (!known.has(widget)) widget.tabIndex = -1;
      known.add(widget);
    }
  };
  lead();
  const watch = new MutationObserver(lead);
  watch.observe(element, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** Whether keys write into the element, and lead from letter to letter or choice to choice rather than from cell to cell. */
export const isField = (element: Element): boolean => element.matches('select,textarea,input:not([type=checkbox])');

/** What takes the focus of a cell: the one thing that can be pressed in it, the first of a header, otherwise the cell. */
export function focusTarget(cell: HTMLElement): HTMLElement {
  const widgets = widgetsOf(cell);
  const [first] = widgets;
  const isLed =
    first !== undefined && !isField(first) && (widgets.length === 1 || cell.getAttribute('role') === 'columnheader');
  return isLed ? first : cell;
}
