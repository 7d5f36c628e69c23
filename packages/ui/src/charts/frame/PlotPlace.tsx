import { useRef, type ReactNode } from 'react';
import { ChartLegend } from './ChartLegend.tsx';
import type { PlotSize } from './chartTypes.ts';
import type { ChartLegendEntry } from '../series/chartData.ts';
import { usePlotSize } from './usePlotSize.ts';

export type PlotPlaceProps = {
  /** Shown where there is more than one. */
  legend: readonly ChartLegendEntry[];
  /** Width of the drawing, in parts of its letters' size, from which its marks bear their names themselves. */
  namedFrom: number;
  /** The drawing, once its size is known. */
  children: (size: PlotSize) => ReactNode;
};

/** Legend and drawing. The size is known here alone: the frame is not rendered again for it. */
export function PlotPlace({ legend, namedFrom, children }: PlotPlaceProps) {
  const legendRef = useRef<HTMLUListElement>(null);
  const { plotRef, size } = usePlotSize(legendRef, namedFrom);
  return (
    <>
      {legend.length > 1 && <ChartLegend ref={legendRef} entries={legend} />}
      <div ref={plotRef} className="plot">
        {size && children(size)}
      </div>
    </>
  );
}
