import { startTransition, useEffect, useState } from 'react';
import type { ChartToolsProps } from '../export/ChartTools.tsx';
import { Button } from '../../foundation/button/Button.tsx';
import { lazyPart, useLazyPart } from '../../lazy/lazyPart.ts';

export type FrameControlsProps = Omit<ChartToolsProps, 'view'> & {
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
 * The button that swaps plot and table, which stands in the menu alone where there is no room for it, and the tools,
 * rendered after the plot was painted. Their space is reserved, so that nothing moves. Inside a `FrameRoot`.
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
      <span className="view">
        {isSpare ? (
          // Not `disabled`, which would drop the focus when a filter leaves no data.
          <Button variant="ghost" size="small" aria-disabled={!isReady} onClick={() => isReady && onSwap()}>
            {wordings}
          </Button>
        ) : (
          <span className="placeholder">{wordings}</span>
        )}
      </span>
      <div className="tools">
        {Tools && <Tools {...tools} view={{ label: isTable ? showPlot : showTable, onSwap }} />}
      </div>
    </>
  );
}

/** A page draws its charts one after the other: when none was added for this many ms, all are rendered. */
const SETTLED = 50;
/** Fallback for browsers that are never idle or lack the API, ms. */
const LATEST = 500;

const waiting = new Set<() => void>();
let settling: ReturnType<typeof setTimeout> | undefined;

function doAll(): void {
  const all = [...waiting];
  waiting.clear();
  for (const work of all) work();
}

function ask(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(doAll, { timeout: LATEST });
  else setTimeout(doAll, LATEST);
}

/**
 * Runs work after the page's charts are painted and the browser is idle; for all charts at once, in one render.
 * @returns A cancel function.
 */
function whenSpare(work: () => void): () => void {
  waiting.add(work);
  // Counted from the next frame: what comes before it is still on its way to the screen.
  requestAnimationFrame(() => {
    clearTimeout(settling);
    settling = setTimeout(ask, SETTLED);
  });
  return () => {
    waiting.delete(work);
  };
}
