import { dropPlace, type DropPlace, scrollStep } from './dropPlace.ts';
import { followPointer } from './pointerDrag.ts';

export type RowDrag = {
  readonly pointer: PointerEvent;
  /** What the pointer went down on. */
  readonly grip: HTMLElement;
  /** The row that it belongs to, a child of the list. */
  readonly row: HTMLElement;
  /** Ids of the rows that it moves among, itself included, in their order; each row carries its own as `data-row`. */
  readonly group: readonly string[];
  /** The row is to stand before that one; null behind all of its group. */
  readonly onDrop: (before: string | null) => void;
};

/** A press with an unsteady hand moves nothing. In px. */
const THRESHOLD = 3;

/** A row of a list follows the pointer, the others make room, and the list scrolls at its edges. Nothing is rendered meanwhile. */
export function startRowDrag({ pointer, grip, row, group, onDrop }: RowDrag): void {
  const list = row.parentElement;
  const id = row.dataset['row'];
  if (list === null || id === undefined || pointer.button !== 0) return;
  // Otherwise the press would mark text, and a finger would pull the sheet that the list stands in.
  pointer.preventDefault();
  grip.addEventListener('touchstart', (event) => event.stopPropagation(), { once: true });

  const rows = [...list.children].filter(isRow).filter((one) => group.includes(one.dataset['row'] ?? ''));
  const boxes = rows.map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return { id: one.dataset['row'] ?? '', start: top, end: bottom };
  });
  const own = boxes.findIndex((box) => box.id === id);
  const { start = 0, end = 0 } = boxes[own] ?? {};
  const scroller = scrollerOf(list);
  const firstTop = scroller.scrollTop;
  let y = pointer.clientY;
  let place: DropPlace | null = null;

  const show = (): void => {
    const wanted = y - pointer.clientY + scroller.scrollTop - firstTop;
    const moved = Math.max((boxes[0]?.start ?? start) - start, Math.min(wanted, (boxes.at(-1)?.end ?? end) - end));
    place = dropPlace(boxes, id, (start + end) / 2 + wanted);
    const next = place === null ? own : boxes.findIndex((box) => box.id === place?.before);
    const to = next === -1 ? boxes.length : next;
    rows.forEach((one, index) => {
      const gap = index < own && index >= to ? end - start : index > own && index < to ? start - end : 0;
      one.style.translate = `0 ${index === own ? moved : gap}px`;
    });
  };
  const scroll = (): void => {
    const { top, bottom } = scroller.getBoundingClientRect();
    const step = scrollStep(y, top, bottom);
    if (step !== 0) {
      scroller.scrollTop += step;
      show();
    }
  };
  followPointer({
    pointer,
    threshold: THRESHOLD,
    subject: row,
    holder: list,
    onStart() {
      list.dataset['sorting'] = '';
      row.dataset['dragged'] = '';
    },
    onMove(at) {
      y = at.y;
      show();
    },
    onFrame: scroll,
    onEnd(isDropped) {
      delete list.dataset['sorting'];
      delete row.dataset['dragged'];
      for (const one of rows) one.style.translate = '';
      if (isDropped && place !== null) onDrop(place.before);
    },
  });
}

const isRow = (element: Element): element is HTMLElement => element instanceof HTMLElement;

/** What scrolls the list; the page where nothing nearer does. */
function scrollerOf(list: HTMLElement): Element {
  for (let one = list.parentElement; one !== null; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return document.documentElement;
}
