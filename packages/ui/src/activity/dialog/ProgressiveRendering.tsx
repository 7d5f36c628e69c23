'use client';
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

const StageContext = createContext(0);

type ProgressiveRenderingProps = {
  /** The last stage, from 0. */
  last: number;
  /** Contains the stages. */
  children: ReactNode;
};

/**
 * Renders the parts below stage by stage, each after the previous one. A form of ten fields takes a slow phone a
 * quarter of a second: rendered at once it would block the sliding sheet and every press.
 */
export function ProgressiveRendering({ last, children }: ProgressiveRenderingProps) {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage < last) startTransition(() => setStage(stage + 1));
  }, [stage, last]);
  return <StageContext value={stage}>{children}</StageContext>;
}

type StageProps = {
  /** Stage from which it is rendered. */
  at: number;
  /** Placeholder until then. */
  fallback: ReactNode;
  children: ReactNode;
};

/** A part rendered at a stage of the surrounding `ProgressiveRendering`. */
export function Stage({ at, fallback, children }: StageProps) {
  return useContext(StageContext) >= at ? children : fallback;
}
