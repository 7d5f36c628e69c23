import { columnWidth, type TableLayout } from '../model/layout.ts';
import { LINE } from '../cells/gridCells.ts';

/** The cells of a header's column that are in the document, the header among them. */
function cellsBelow(header: HTMLElement): HTMLElement[] {
  const place = [...(header.parentElement?.children ?? [])].indexOf(header);
  const rows = header.closest('[role$=grid]')?.querySelectorAll(`[${LINE}]`) ?? [];
  return [...rows].flatMap(({ children }) => {
    const cell = children[place];
    return cell instanceof HTMLElement ? [cell] : [];
  });
}

/** The width in px at which a header's column holds all that is written in it. */
export function fittingWidth(header: HTMLElement): number {
  const cells = cellsBelow(header);
  // All are let go before the first is measured: the browser lays the page out once, not for each of them.
  for (const { style } of cells) style.inlineSize = 'max-content';
  const widths = cells.map((cell) => cell.getBoundingClientRect().width);
  for (const { style } of cells) style.inlineSize = '';
  return columnWidth(Math.ceil(Math.max(...widths)));
}

/** The layout in which a column has that width in px; null for the one that it has by itself. */
export function withWidth({ columnSizing }: TableLayout, id: string, width: number | null): Partial<TableLayout> {
  const { [id]: _own, ...others } = columnSizing;
  return { columnSizing: width === null ? others : { ...others, [id]: columnWidth(width) } };
}
