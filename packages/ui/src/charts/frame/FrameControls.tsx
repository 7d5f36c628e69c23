import { startTransition, useEffect, useState } from 'react';
import type { ChartToolsProps } from '../export/ChartTools.tsx';
import { Button } from '../../foundation/button/Button.tsx';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';
import { whenSpare } from './whenSpare.ts';

export type FrameControlsProps = ChartToolsProps & {
  /** Whether the table is shown instead of the plot. */
  isTable: boolean;
  onSwap: () => void;
  /** The two wordings of the button that swaps them. */
  showTable: string;
  showPlot: string;
};

const chartTools = lazyPart(() => import('../export/ChartTools.tsx').then((module) => module.ChartTools));

/** Whether the page has painted since this rendered, and was idle. */
function useSpareMoment(): boolean {
  const [isSpare, setSpare] = useState(false);
  useEffect(() => whenSpare(() => startTransition(() => setSpare(true))), []);
  return isSpare;
}

/**
 * The button that swaps plot and table, and the tools, rendered after the plot was painted. Their space is reserved, so
 * that nothing moves. Inside a `FrameRoot`.
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
        // Not `disabled`, which would drop the focus when a filter leaves no data.
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
