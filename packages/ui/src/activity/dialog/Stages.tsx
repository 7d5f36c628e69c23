'use client';
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

const StageContext = createContext(0);

type StagesProps = {
  /** The last stage, from 0. */
  last: number;
  /** What holds the stages. */
  children: ReactNode;
};

/**
 * Lets what is below appear stage by stage, each as soon as the one before it is there. A form of ten fields takes a slow phone
 * a quarter of a second: at once it would hold back the sheet that glides in and each press meanwhile.
 */
export function Stages({ last, children }: StagesProps) {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage < last) startTransition(() => setStage(stage + 1));
  }, [stage, last]);
  return <StageContext value={stage}>{children}</StageContext>;
}

type StageProps = {
  /** From which stage on it is there. */
  at: number;
  /** What keeps its place until then. */
  fallback: ReactNode;
  children: ReactNode;
};

/** What appears at a stage of the `Stages` around it. */
export function Stage({ at, fallback, children }: StageProps) {
  return useContext(StageContext) >= at ? children : fallback;
}
