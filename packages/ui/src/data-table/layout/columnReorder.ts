import type { ColumnDragOptions } from './columnDrag.ts';
import { columnGroup, movedBefore, pinnedAt } from './columnMoves.ts';
import { type Box, dropPlace, type DropPlace, scrollStep } from './dropPlace.ts';
import { LINE, overRows, TITLE } from './dragMark.styles.ts';
import { followPointer } from './pointerDrag.ts';

/** Until the pointer has moved so far, in px, a press on a title sorts. */
const THRESHOLD = 6;

/**
 * A column follows the pointer among those of its group, pinned or not: its title goes along, and a line says where it would
 * be dropped. At the edges of the area the columns scroll.
 */
export function reorderColumn(options: ColumnDragOptions): void {
  const { area, header, id, pointer, layout, onLayout } = options;
  let marks: Marks | undefined;
  let place: DropPlace | null = null;
  let x = pointer.clientX;

  const show = (): void => {
    const columns = columnsOf(options);
    place = dropPlace(columns.boxes, id, columns.along(x));
    marks?.show(x, place && columns.along(place.line));
  };
  const scroll = (): void => {
    const { along, start, end } = columnsOf(options);
    const step = scrollStep(along(x), start, end);
    if (step !== 0) {
      area.scrollLeft += along(step);
      show();
    }
  };
  followPointer({
    pointer,
    threshold: THRESHOLD,
    subject: header,
    holder: area,
    onStart() {
      area.dataset['dragging'] = 'column';
      header.dataset['dragged'] = '';
      marks = createMarks(area, header, pointer.clientX);
    },
    onMove(at) {
      x = at.x;
      show();
    },
    // Pinned columns do not scroll.
    onFrame: pinnedAt(layout, id) === null ? scroll : undefined,
    onEnd(isDropped) {
      marks?.remove();
      delete area.dataset['dragging'];
      delete header.dataset['dragged'];
      if (isDropped && place !== null) onLayout(movedBefore(layout, id, place.before));
    },
  });
}

/**
 * The columns of the group as they stand now, and how far the part of the area reaches that they scroll in. All of it is
 * measured in reading direction: `along` turns a place of the window into that, and back.
 */
function columnsOf({ area, id, layout }: ColumnDragOptions) {
  const isRightToLeft = getComputedStyle(area).direction === 'rtl';
  const along = (at: number): number => (isRightToLeft ? -at : at);
  const reach = (element: Element): { start: number; end: number } => {
    const { left, right } = element.getBoundingClientRect();
    return isRightToLeft ? { start: -right, end: -left } : { start: left, end: right };
  };
  const group = columnGroup(layout, id);
  const boxes = [...area.querySelectorAll<HTMLElement>('[data-column]')]
    .map((header): Box => ({ id: header.dataset['column'] ?? '', ...reach(header) }))
    .filter((box) => group.includes(box.id));
  const { start, end } = reach(area);
  const covering = (cells: string) =>
    [...area.querySelectorAll(`.head > :last-child > :is(${cells})`)]
      .filter((cell) => getComputedStyle(cell).position === 'sticky')
      .map(reach);
  return {
    along,
    boxes,
    start: Math.max(start, ...covering('.lead, .first, .pinned-start').map((cell) => cell.end)),
    end: Math.min(end, ...covering('.pinned-end, .trail').map((cell) => cell.start)),
  };
}

type Marks = {
  /** Draws the title at `x` and the line at `lineX`, places of the window; no line where that is null. */
  readonly show: (x: number, lineX: number | null) => void;
  readonly remove: () => void;
};

function createMarks(area: HTMLElement, header: HTMLElement, startX: number): Marks {
  const box = header.getBoundingClientRect();
  const title = mark('dragged-title', TITLE, box.height);
  title.textContent = header.querySelector('.title')?.textContent ?? '';
  const line = mark('drop-line', LINE, area.clientHeight);
  area.append(line, title);
  const width = title.offsetWidth;
  const held = Math.min(startX - box.left, width / 2);

  return {
    show(x, lineX) {
      const { left } = area.getBoundingClientRect();
      const from = left + area.clientLeft;
      const within = (at: number, size: number): number =>
        Math.max(0, Math.min(at - from, area.clientWidth - size)) + area.scrollLeft;
      const top = `${area.scrollTop}px`;
      title.style.translate = [`${within(x - held, width)}px`, top].join(' ');
      line.hidden = lineX === null;
      if (lineX !== null) line.style.translate = [`${within(lineX - 1, 2)}px`, top].join(' ');
    },
    remove() {
      title.remove();
      line.remove();
    },
  };
}

/** A mark over the rows. Hidden from assistive technology, which has the menu and the list of columns. */
function mark(className: string, look: string, height: number): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.ariaHidden = 'true';
  element.style.cssText = overRows(look, height);
  return element;
}
