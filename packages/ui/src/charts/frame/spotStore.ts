import type { PlotSpot } from './chartTypes.ts';

/** Which spot of a drawing is pointed at. Kept outside of React's state, so that a move renders the tooltip alone. */
export type SpotStore = {
  readonly get: () => PlotSpot | null;
  /** Whether a finger came to it, which has nothing to press but what the tooltip offers. */
  readonly isTouched: () => boolean;
  readonly set: (next: PlotSpot | null, byTouch?: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Whether both are the same spot, or both none. */
export function isSameSpot(one: PlotSpot | null, other: PlotSpot | null): boolean {
  return one?.column === other?.column && one?.line === other?.line;
}

/** A store that tells its listeners of another spot, and of no move within one. */
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
