import { startTransition, useEffect, useState } from 'react';
import type { ChartToolsProps } from '../export/ChartTools.tsx';
import { Button } from '../../foundation/button/Button.tsx';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import { whenSpare } from './whenSpare.ts';

export type FrameControlsProps = ChartToolsProps & {
  /** Whether the table stands in the place of the drawing. */
  isTable: boolean;
  onSwap: () => void;
  /** The two wordings of the button that swaps them. */
  showTable: string;
  showPlot: string;
};

const chartTools = lazyPart(() => import('../export/ChartTools.tsx').then((module) => module.ChartTools));

/** Whether the page has been painted since this came to it, and had a moment to spare. */
function useSpareMoment(): boolean {
  const [isSpare, setSpare] = useState(false);
  useEffect(() => whenSpare(() => startTransition(() => setSpare(true))), []);
  return isSpare;
}

/**
 * The button that swaps drawing and table, and the tools, rendered once the drawing has been painted: nobody presses them before
 * there is one. Their place is kept, so that nothing moves when they come. Stands in a `FrameRoot`.
 */
export function FrameControls({ isTable, onSwap, showTable, showPlot, ...tools }: FrameControlsProps) {
  const { isReady = true } = tools;
  const isSpare = useSpareMoment();
  const { part: Loaded } = useLazyPart(chartTools, isSpare && 'now');
  const Tools = isSpare ? Loaded : undefined;
  const wordings = (
    <span className="swap">
      <span data-hidden={isTable || undefined}>{showTable}</span>
      <span data-hidden={!isTable || undefined}>{showPlot}</span>
    </span>
  );
  return (
    <>
      {isSpare ? (
        // Not `disabled`, which would drop the focus when a filter leaves nothing.
        <Button variant="ghost" size="small" aria-disabled={!isReady} onClick={() => isReady && onSwap()}>
          {wordings}
        </Button>
      ) : (
        <span className="placeholder">{wordings}</span>
      )}
      <div className="tools">{Tools && <Tools {...tools} />}</div>
    </>
  );
}
