import { columnWidth, type TableLayout } from '../model/layout.ts';
import type { GridProperties } from './gridTracks.ts';
import type { ColumnDragOptions } from './columnDrag.ts';
import { pinnedAt } from './columnMoves.ts';
import { followPointer } from './pointerDrag.ts';

/** A press with an unsteady hand, the first of two for one, changes no width. In px. */
const THRESHOLD = 2;

/**
 * The end of a column follows the pointer. Meanwhile only custom properties are written, and nothing is rendered; `onLayout` is
 * called once, at the end.
 */
export function resizeColumn(options: ColumnDragOptions): void {
  const { area, header, id, pointer, layout, propertiesWith, onLayout } = options;
  // Otherwise the press would take the focus out of the table, and mark text.
  pointer.preventDefault();
  const forwards = getComputedStyle(area).direction === 'rtl' ? -1 : 1;
  const first = header.getBoundingClientRect().width;
  const saved = widthsBefore(header, layout);
  let width = columnWidth(first);

  followPointer({
    pointer,
    threshold: THRESHOLD,
    subject: header,
    holder: area,
    onStart() {
      area.dataset['dragging'] = 'width';
      header.dataset['resized'] = '';
    },
    onMove({ x }) {
      width = columnWidth(first + forwards * (x - pointer.clientX));
      write(area, propertiesWith({ ...saved, [id]: width }));
    },
    onEnd(isDropped) {
      delete area.dataset['dragging'];
      delete header.dataset['resized'];
      const isAlone = isDropped && isSamePlace(header, () => write(area, propertiesWith({ [id]: width })));
      // What was rendered stands there again, so that the next render finds what it knows.
      write(area, propertiesWith({}));
      if (isDropped) onLayout({ columnSizing: { ...layout.columnSizing, ...(isAlone ? {} : saved), [id]: width } });
    },
  });
}

/**
 * The widths of the columns before a header that would give way as its own grows: they are kept, or its edge would fall behind
 * the pointer.
 */
function widthsBefore(header: HTMLElement, layout: TableLayout): Record<string, number> {
  const saved = new Map<string, number>();
  for (let one = header.previousElementSibling; one !== null; one = one.previousElementSibling) {
    const id = one.getAttribute('data-column');
    if (id === null || Object.hasOwn(layout.columnSizing, id) || pinnedAt(layout, id) !== null) continue;
    saved.set(id, columnWidth(one.getBoundingClientRect().width));
  }
  return Object.fromEntries(saved);
}

/** Whether a header stands where it stood, and is as wide, after a change. */
function isSamePlace(header: HTMLElement, change: () => void): boolean {
  const before = header.getBoundingClientRect();
  change();
  const after = header.getBoundingClientRect();
  return Math.abs(after.left - before.left) < 1 && Math.abs(after.right - before.right) < 1;
}

function write(area: HTMLElement, properties: GridProperties): void {
  for (const [name, value] of Object.entries(properties)) area.style.setProperty(name, value);
}
