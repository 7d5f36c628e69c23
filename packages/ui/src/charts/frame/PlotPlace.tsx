import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ChartLegend } from './ChartLegend.tsx';
import type { PlotSize } from './chartTypes.ts';
import { useHydrated } from '../../state/useHydrated.ts';
import type { ChartLegendEntry, RenderLegendEntry } from '../series/chartData.ts';

export type PlotPlaceProps = {
  /** Shown with more than one entry. */
  legend: readonly ChartLegendEntry[];
  renderLegendEntry: RenderLegendEntry | undefined;
  /** Plot width, in em, from which data have direct labels. */
  namedFrom: number;
  /** Px of plot and legend together, where they cannot be measured, on a server. */
  width: number;
  height: number;
  /** The plot, once its size is known. */
  children: (size: PlotSize) => ReactNode;
};

/** Letters of a plot, and what a legend of one line takes, at the normal text size, in px. */
const LETTERS = 12;
const LEGEND = 27;

/** Legend and plot. Only this part renders again for a new size, not the frame. */
export function PlotPlace({ legend, renderLegendEntry, namedFrom, width, height, children }: PlotPlaceProps) {
  const legendRef = useRef<HTMLUListElement>(null);
  const { plotRef, size } = usePlotSize(legendRef, namedFrom);
  const isServed = !useHydrated() && size === null;
  const hasLegend = legend.length > 1 && !(isServed && width >= namedFrom * LETTERS);
  const shown = isServed ? { width, height: height - (hasLegend ? LEGEND : 0), fontSize: LETTERS } : size;
  return (
    <>
      {hasLegend && <ChartLegend ref={legendRef} entries={legend} renderEntry={renderLegendEntry} />}
      <div ref={plotRef} className="plot">
        {shown && children(shown)}
      </div>
    </>
  );
}

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

/** One observer for all plots of the page. @returns A function that stops observing the element. */
function watchSize(element: HTMLElement, update: () => void): () => void {
  const observer = (shared ??= new ResizeObserver((entries) => {
    for (const { target } of entries) updates.get(target)?.();
  }));
  updates.set(element, update);
  observer.observe(element);
  return () => observer.unobserve(element);
}

/**
 * The plot's size, before the first paint and after each change. It comes from the frame, never from the drawing, so
 * that nothing moves once it is known. The legend is hidden where the plot is at least `namedFrom` em wide.
 */
function usePlotSize(
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
