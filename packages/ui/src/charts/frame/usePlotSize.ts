import { useCallback, useState, type RefObject } from 'react';
import type { PlotSize } from './chartTypes.ts';

function measure(element: HTMLElement, legend: HTMLElement | null, namedFrom: number): PlotSize | null {
  const width = element.clientWidth;
  const fontSize = Number.parseFloat(getComputedStyle(element).fontSize) || 12;
  // Before the height is measured: a rendering would hide it after a drawing had been made for the height beside it.
  if (legend) legend.hidden = width >= namedFrom * fontSize;
  const height = element.clientHeight;
  return width === 0 || height === 0 ? null : { width, height, fontSize };
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
 * size from the frame, never from the drawing, so that nothing moves when this is known. The legend above it is hidden where the
 * place is at least `namedFrom` of its letters wide.
 */
export function usePlotSize(
  legendRef: RefObject<HTMLElement | null>,
  namedFrom: number,
): {
  readonly plotRef: (element: HTMLElement | null) => (() => void) | undefined;
  readonly size: PlotSize | null;
} {
  const [size, setSize] = useState<PlotSize | null>(null);
  const plotRef = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const update = (): void => {
        const next = measure(element, legendRef.current, namedFrom);
        setSize((last) => (isSame(last, next) ? last : next));
      };
      update();
      return watchSize(element, update);
    },
    [legendRef, namedFrom],
  );
  return { plotRef, size };
}
