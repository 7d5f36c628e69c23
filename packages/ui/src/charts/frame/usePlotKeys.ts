import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { PlotModel, PlotSpot } from './chartTypes.ts';
import type { ChartMark } from '../series/chartData.ts';
import { shownSpot, spotAfterKey } from './spotMoves.ts';
import { createSpotStore, isSameSpot, type SpotStore } from './spotStore.ts';

/** What the element over the drawing is given; it starts where the drawing starts and is as large. */
export type PlotHandlers = {
  /** One stop of the tab key. */
  readonly tabIndex: 0;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
};

/** The spot under the pointer; the first and the last px belong to the drawing too. */
function spotAt(model: PlotModel, event: MouseEvent<HTMLElement>): PlotSpot | null {
  const box = event.currentTarget.getBoundingClientRect();
  return model.find(event.clientX - box.left, event.clientY - box.top);
}

/**
 * Which spot of a drawing is pointed at, by a pointer, a finger or keys, and what is chosen with it. A mouse shows as it
 * goes and chooses by a click. A finger shows by a tap or by drawing sideways, and chooses by a tap on what is shown or by
 * the button of the tooltip.
 * Arrows, Home and End walk; Enter and the space bar choose; Escape closes.
 * @returns the handlers of the element over the drawing, the store that the tooltip listens to, and what its button does.
 */
export function usePlotKeys(
  model: PlotModel,
  onSelect: ((mark: ChartMark) => void) | undefined,
): { readonly handlers: PlotHandlers; readonly store: SpotStore; readonly choose: () => void } {
  const [store] = useState(createSpotStore);
  const pressed = useRef<{ readonly byTouch: boolean; readonly shown: PlotSpot | null }>({
    byTouch: false,
    shown: null,
  });

  const current = (): PlotSpot | null => shownSpot(model, store.get());
  const select = (spot: PlotSpot | null): void => {
    const mark = spot && model.mark(spot);
    if (mark !== null) onSelect?.(mark);
  };

  const handlers: PlotHandlers = {
    tabIndex: 0,
    onPointerDown: (event) => {
      pressed.current = { byTouch: event.pointerType === 'touch', shown: current() };
    },
    onPointerMove: (event) => store.set(spotAt(model, event), event.pointerType === 'touch'),
    onPointerLeave: (event) => {
      // A finger that is lifted leaves what it showed.
      if (event.pointerType !== 'touch') store.set(null);
    },
    onClick: (event) => {
      const spot = spotAt(model, event);
      const { byTouch, shown } = pressed.current;
      pressed.current = { byTouch: false, shown: null };
      store.set(spot, byTouch);
      if (!byTouch || isSameSpot(spot, shown)) select(spot);
    },
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' || event.key === ' ') {
        if (current() === null) return;
        event.preventDefault();
        select(current());
      } else if (event.key === 'Escape') {
        if (current() === null) return;
        // The dialog around it stays open.
        event.stopPropagation();
        store.set(null);
      } else {
        const next = spotAfterKey(model, current(), event.key);
        if (next === undefined) return;
        event.preventDefault();
        store.set(next);
      }
    },
    onBlur: (event) => {
      // The tooltip lies beside the drawing: its button would go before it is pressed.
      if (event.currentTarget.parentElement?.contains(event.relatedTarget) !== true) store.set(null);
    },
  };
  return { handlers, store, choose: () => select(current()) };
}
