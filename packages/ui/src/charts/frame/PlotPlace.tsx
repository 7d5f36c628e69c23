import type { ReactNode } from 'react';
import { ChartLegend } from './ChartLegend.tsx';
import type { ChartLegendEntry, PlotSize } from './chartTypes.ts';
import { usePlotSize } from './usePlotSize.ts';

export type PlotPlaceProps = {
  /** Shown where there is more than one. */
  legend: readonly ChartLegendEntry[];
  /** Width of the drawing in px from which its marks bear their names themselves. */
  directFrom: number;
  /** The drawing, once its size is known. */
  children: (size: PlotSize) => ReactNode;
};

/** Legend and drawing. The size is known here alone: the frame is not rendered again for it. */
export function PlotPlace({ legend, directFrom, children }: PlotPlaceProps) {
  const { plotRef, size } = usePlotSize();
  return (
    <>
      {legend.length > 1 && <ChartLegend entries={legend} isNamedInside={size !== null && size.width >= directFrom} />}
      <div ref={plotRef} className="plot">
        {size && children(size)}
      </div>
    </>
  );
}
