import { useCallback, useState } from 'react';
import type { PlotSize } from './chartTypes.ts';

function measure(element: HTMLElement): PlotSize | null {
  const { clientWidth: width, clientHeight: height } = element;
  if (width === 0 || height === 0) return null;
  return { width, height, fontSize: Number.parseFloat(getComputedStyle(element).fontSize) || 12 };
}

function isSame(one: PlotSize | null, other: PlotSize | null): boolean {
  return one?.width === other?.width && one?.height === other?.height && one?.fontSize === other?.fontSize;
}

const updates = new WeakMap<Element, () => void>();
let shared: ResizeObserver | undefined;

/** One observer for all drawings of the page. @returns what ends it for that element. */
function watchSize(element: HTMLElement, update: () => void): () => void {
  const observer = (shared ??= new ResizeObserver((entries) => {
    for (const { target } of entries) updates.get(target)?.();
  }));
  updates.set(element, update);
  observer.observe(element);
  return () => observer.unobserve(element);
}

/**
 * The size of the place that a drawing has, told before the first paint and again whenever it changes. The place takes its
 * size from the frame, never from the drawing, so that nothing moves when this is known.
 */
export function usePlotSize(): {
  readonly plotRef: (element: HTMLElement | null) => (() => void) | undefined;
  readonly size: PlotSize | null;
} {
  const [size, setSize] = useState<PlotSize | null>(null);
  const plotRef = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const update = (): void => {
      const next = measure(element);
      setSize((last) => (isSame(last, next) ? last : next));
    };
    update();
    return watchSize(element, update);
  }, []);
  return { plotRef, size };
}
