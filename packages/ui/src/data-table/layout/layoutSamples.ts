import { spyOn } from 'storybook/test';
import { PLAIN_LAYOUT, type TableLayout } from '../model/layout.ts';
import type { TableColumn } from '../cells/column.ts';
import { columnDrag } from './useColumnPointer.ts';
import { contractColumns, type SampleContract } from '../samples.ts';
import type { Point } from './pointerDrag.ts';

/** A layout that says something. */
export const layoutOf = (some: Partial<TableLayout>): TableLayout => ({ ...PLAIN_LAYOUT, ...some });

/** Thirty columns, as a table has that was asked for once too often. */
export const thirtyColumns: readonly TableColumn<SampleContract>[] = [0, 1, 2].flatMap((round) =>
  contractColumns.map((column) => ({
    ...column,
    id: round === 0 ? column.id : `${column.id}${round + 1}`,
    title: round === 0 ? column.title : `${column.title} ${round + 1}`,
  })),
);

/** The ids of the visible columns of the story's table, in their order. */
export const columnIds = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-column]')].map(({ dataset }) => dataset['column'] ?? '');

/** The header of a column. */
export function headerOf(id: string): HTMLElement {
  const header = document.querySelector<HTMLElement>(`[data-column="${id}"]`);
  if (header === null) throw new Error(`No column ${id}.`);
  return header;
}

/** What is pressed in the header of a column: its title, which sorts, or its end, which changes the width. */
export function partOf(id: string, part: '.sort' | '.edge' | '.menu'): HTMLElement {
  const element = headerOf(id).querySelector<HTMLElement>(part);
  if (element === null) throw new Error(`Column ${id} has no ${part}.`);
  return element;
}

export const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

type PointerKind = 'mouse' | 'pen' | 'touch';

/** Sends what a pointer does to an element, as the browser would. */
export function point(
  target: EventTarget,
  type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  { x, y }: Point,
  pointerType: PointerKind = 'mouse',
): void {
  const isUp = type === 'pointerup' || type === 'pointercancel';
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      composed: true,
      pointerId: 1,
      pointerType,
      button: type === 'pointermove' ? -1 : 0,
      buttons: isUp ? 0 : 1,
      clientX: x,
      clientY: y,
    }),
  );
}

/** Presses an element and moves the pointer so far, in small steps, without letting go. Gives where the pointer is. */
export function pull(target: Element, by: Partial<Point>, pointerType?: PointerKind): Point {
  const from = middleOf(target);
  const to = { x: from.x + (by.x ?? 0), y: from.y + (by.y ?? 0) };
  point(target, 'pointerdown', from, pointerType);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const at = { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
    point(target, 'pointermove', at, pointerType);
  }
  return to;
}

/** Lets go of what was pulled, and clicks there as browsers do after a release. */
export function drop(target: Element, at: Point): void {
  point(target, 'pointerup', at);
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: at.x, clientY: at.y }));
}

/** For stories that drag: the code is there at once, and a pointer that the browser does not know can be captured. */
export async function readyToDrag(): Promise<() => void> {
  await columnDrag.load();
  const capture = spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  return () => {
    // What is still dragged when the story ends would swallow the first click of the next one.
    point(window, 'pointercancel', { x: 0, y: 0 });
    capture.mockRestore();
  };
}
