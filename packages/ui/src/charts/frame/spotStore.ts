import type { PlotSpot } from './chartTypes.ts';

/** The active point of a plot. Kept outside of React state, so that moving renders only the tooltip. */
export type SpotStore = {
  readonly get: () => PlotSpot | null;
  /** Whether it was activated by touch, which needs the tooltip's button. */
  readonly isTouched: () => boolean;
  readonly set: (next: PlotSpot | null, byTouch?: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Whether both are the same point, or both null. */
export function isSameSpot(one: PlotSpot | null, other: PlotSpot | null): boolean {
  return one?.column === other?.column && one?.line === other?.line;
}

/** A store that notifies of another point, not of moves within one. */
export function createSpotStore(): SpotStore {
  let spot: PlotSpot | null = null;
  let isTouched = false;
  const listeners = new Set<() => void>();
  return {
    get: () => spot,
    isTouched: () => isTouched,
    set: (next, byTouch = false) => {
      if (isSameSpot(spot, next) && isTouched === byTouch) return;
      spot = next;
      isTouched = byTouch;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
