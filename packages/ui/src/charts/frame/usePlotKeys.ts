import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { PlotModel, PlotPoint } from './chartTypes.ts';
import type { ChartDatum } from '../series/chartData.ts';
import { shownPoint, pointAfterKey } from './pointMoves.ts';

/** The active point of a plot. Kept outside of React state, so that moving renders only the tooltip. */
export type PointStore = {
  readonly get: () => PlotPoint | null;
  /** Whether it was activated by touch, which needs the tooltip's button. */
  readonly isTouched: () => boolean;
  readonly set: (next: PlotPoint | null, byTouch?: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Whether both are the same point, or both null. */
function isSamePoint(one: PlotPoint | null, other: PlotPoint | null): boolean {
  return one?.column === other?.column && one?.line === other?.line;
}

/** A store that notifies of another point, not of moves within one. */
function createPointStore(): PointStore {
  let point: PlotPoint | null = null;
  let isTouched = false;
  const listeners = new Set<() => void>();
  return {
    get: () => point,
    isTouched: () => isTouched,
    set: (next, byTouch = false) => {
      if (isSamePoint(point, next) && isTouched === byTouch) return;
      point = next;
      isTouched = byTouch;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Handlers of the element over the plot, which has the same position and size. */
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

const isRightToLeft = (plot: HTMLElement): boolean => getComputedStyle(plot).direction === 'rtl';

/** The point under the pointer; the first and last px belong to the plot too. */
function pointAt(model: PlotModel, { currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): PlotPoint | null {
  const box = currentTarget.getBoundingClientRect();
  return model.find(isRightToLeft(currentTarget) ? box.right - clientX : clientX - box.left, clientY - box.top);
}

/**
 * Pointer, touch and keyboard of a plot: the active point, and selecting it. A mouse hovers and clicks. Touch taps or
 * drags sideways, and selects by tapping the active point or by the tooltip's button. Arrows, Home and End move; Enter
 * and Space select; Escape closes.
 * @returns Handlers of the element over the plot, the store of the tooltip, and the action of its button.
 */
export function usePlotKeys(
  model: PlotModel,
  onSelect: ((datum: ChartDatum) => void) | undefined,
): { readonly handlers: PlotHandlers; readonly store: PointStore; readonly choose: () => void } {
  const [store] = useState(createPointStore);
  const pressed = useRef<{ readonly byTouch: boolean; readonly shown: PlotPoint | null }>({
    byTouch: false,
    shown: null,
  });

  const current = (): PlotPoint | null => shownPoint(model, store.get());
  const select = (point: PlotPoint | null): void => {
    const datum = point && model.datum(point);
    if (datum !== null) onSelect?.(datum);
  };

  const handlers: PlotHandlers = {
    tabIndex: 0,
    onPointerDown: (event) => {
      pressed.current = { byTouch: event.pointerType === 'touch', shown: current() };
    },
    onPointerMove: (event) => store.set(pointAt(model, event), event.pointerType === 'touch'),
    onPointerLeave: (event) => {
      // Lifting a finger keeps the active point.
      if (event.pointerType !== 'touch') store.set(null);
    },
    onClick: (event) => {
      const point = pointAt(model, event);
      const { byTouch, shown } = pressed.current;
      pressed.current = { byTouch: false, shown: null };
      store.set(point, byTouch);
      if (!byTouch || isSamePoint(point, shown)) select(point);
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
        const next = pointAfterKey(model, current(), event.key, isRightToLeft(event.currentTarget));
        if (next === undefined) return;
        event.preventDefault();
        store.set(next);
      }
    },
    onBlur: (event) => {
      // The tooltip is beside the plot: its button would disappear before it is pressed.
      if (event.currentTarget.parentElement?.contains(event.relatedTarget) !== true) store.set(null);
    },
  };
  return { handlers, store, choose: () => select(current()) };
}
