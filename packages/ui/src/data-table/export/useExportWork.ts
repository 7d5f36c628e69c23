'use client';
import { useEffect, useState } from 'react';
import { wholePercent } from '../../foundation/status/progressFraction.ts';
import { pageFreed } from './slices.ts';

/** What takes less time than this, in ms, is done before a progress bar could be read. */
const UNNOTICED = 400;

type ExportWork<Result> = {
  readonly work: (signal: AbortSignal, onProgress: (fraction: number) => void) => Promise<Result>;
  /** Called when it takes so long that somebody should see how far it has come. */
  readonly onSlow: () => void;
  readonly onDone: (result: Result) => void;
  readonly onFail: () => void;
};

/**
 * Does the work once, from the moment on that the component is there, and stops it when the component goes away.
 * @returns How much is done, as a fraction of whole percent; null before that is known.
 */
export function useExportWork<Result>({ work, onSlow, onDone, onFail }: ExportWork<Result>): number | null {
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const timer = setTimeout(onSlow, UNNOTICED);
    const begin = async (): Promise<Result> => {
      // The press that asked for it is answered first; and what is taken away at once asks a server for nothing.
      await pageFreed();
      signal.throwIfAborted();
      return work(signal, (fraction) => setProgress(wholePercent(fraction)));
    };
    // What is over is not shown any more, however long React takes to take this away.
    const over = begin().finally(() => clearTimeout(timer));
    over.then(
      (result) => {
        if (!signal.aborted) onDone(result);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        // The person is told what to do; whoever watches the errors of the page is told why.
        reportError(error);
        onFail();
      },
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- it is done once; the other functions follow from the job, which stays.
  }, []);
  return progress;
}
