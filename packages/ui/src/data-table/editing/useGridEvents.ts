'use client';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { cellAt, isField, placeOf, widgetsOf } from '../cells/gridCells.ts';
import { keyOnCell } from './editKeys.ts';
import type { EditPlace } from './editPlaces.ts';
import type { useCellEdit } from './useCellEdit.ts';

type CellEdit<Row> = ReturnType<typeof useCellEdit<Row>>;

/** What is a press of its own within a cell. */
const PRESSED = 'a[href],button,input,select,textarea,label';

/** Hears keys, presses and the focus in the cells before the grid does, so that those of an edit are none of the grid. */
export function useGridEvents<Row>(gridRef: RefObject<HTMLElement | null>, edit: CellEdit<Row>, hintId: string): void {
  const latest = useRef(edit);
  useLayoutEffect(() => {
    latest.current = edit;
  });
  useEffect(() => {
    const grid = gridRef.current;
    if (grid === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let isHinted = false;

    const placeUnder = (target: EventTarget | null): EditPlace | null =>
      target instanceof Element ? placeOf(grid, target) : null;
    /** The place of the cell that the element is in, where that can be written into. */
    const editableUnder = (target: EventTarget | null): EditPlace | null => {
      const place = placeUnder(target);
      return place && latest.current.places.cell(place) && place;
    };
    const elementAt = (place: EditPlace): HTMLElement | null => cellAt(grid, place.line, place.column);
    const isPress = (target: EventTarget | null): boolean =>
      target instanceof Element && target.closest(PRESSED) !== null;

    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.defaultPrevented || !(target instanceof HTMLElement) || isField(target)) return;
      const place = placeUnder(target);
      const action = place && keyOnCell(event);
      if (place === null || action === null) return;
      // A link in the cell, and what else can be pressed there, has the Enter key.
      const isTaken = target !== elementAt(place) || widgetsOf(target).length > 0;
      if (event.key === 'Enter' && isTaken) return;
      const { begin, clear, restore, places } = latest.current;
      const isUsed =
        action === 'begin'
          ? begin(place)
          : action === 'clear'
            ? clear(place)
            : action === 'restore'
              ? restore(place)
              : begin(place, event.key);
      if (!isUsed) return;
      event.stopPropagation();
      // A letter goes on into the field, which has the focus now, also as the first of an input method.
      const isTyped = action === 'replace' && places.cell(place)?.field.kind !== 'choice';
      if (!isTyped) event.preventDefault();
    };
    const onClick = (event: MouseEvent): void => {
      const place = editableUnder(event.target);
      if (place === null || event.defaultPrevented || isPress(event.target)) return;
      // A press of the row would lead away before a double click could begin.
      event.stopPropagation();
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      if (isTouch || event.type === 'dblclick') latest.current.begin(place);
    };
    const onPointerOver = ({ target }: Event): void => {
      const place = placeUnder(target);
      if (place === null) return;
      elementAt(place)?.toggleAttribute('data-editable', latest.current.places.cell(place) !== null);
      latest.current.point(place, false);
    };
    const onFocusIn = ({ target }: Event): void => {
      const place = placeUnder(target);
      if (place === null) return;
      latest.current.point(place, true);
      const cell = elementAt(place);
      if (isHinted || latest.current.places.cell(place) === null || cell?.hasAttribute('aria-describedby') !== false)
        return;
      isHinted = true;
      cell.setAttribute('aria-describedby', hintId);
      cell.addEventListener('focusout', () => cell.removeAttribute('aria-describedby'), { once: true, signal });
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
      // The window has lost the focus, and gives it back to the cell.
      if (document.activeElement === target) return;
      const isInside = relatedTarget instanceof Node && grid.parentElement?.contains(relatedTarget) === true;
      if (!isInside) latest.current.drafts.leave(null);
    };
    // A browser tells the element of the last selection of a paste, which keys leave behind.
    const onPaste = (event: ClipboardEvent): void => {
      const { activeElement } = document;
      const isOurs = activeElement !== null && grid.contains(activeElement) && !isField(activeElement);
      const place = isOurs ? placeUnder(activeElement) : null;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (place !== null && text !== '' && latest.current.paste(text, place)) event.preventDefault();
    };
    grid.addEventListener('keydown', onKeyDown, { signal });
    grid.addEventListener('click', onClick, { signal });
    grid.addEventListener('dblclick', onClick, { signal });
    grid.addEventListener('pointerover', onPointerOver, { signal });
    grid.addEventListener('focusin', onFocusIn, { signal });
    grid.addEventListener('focusout', onFocusOut, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => stop.abort();
  }, [gridRef, hintId]);
}
