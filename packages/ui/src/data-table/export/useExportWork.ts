'use client';
import { useEffect, useState } from 'react';
import { wholePercent } from '../../foundation/status/progressFraction.ts';
import { pageFreed } from './slices.ts';

/** Work shorter than this, ms, shows no progress. */
const UNNOTICED = 400;

type ExportWork<Result> = {
  readonly work: (signal: AbortSignal, onProgress: (fraction: number) => void) => Promise<Result>;
  /** Called when it takes long enough to show progress. */
  readonly onSlow: () => void;
  readonly onDone: (result: Result) => void;
  readonly onFail: () => void;
};

/**
 * Runs the work once on mount, and aborts it on unmount.
 * @returns Progress as a fraction of whole percent; null while unknown.
 */
export function useExportWork<Result>({ work, onSlow, onDone, onFail }: ExportWork<Result>): number | null {
  const [progress, setProgress] = useState<number | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const timer = setTimeout(onSlow, UNNOTICED);
    const begin = async (): Promise<Result> => {
      // The press is handled first, and a component unmounted at once requests nothing.
      await pageFreed();
      signal.throwIfAborted();
      return work(signal, (fraction) => setProgress(wholePercent(fraction)));
    };
    // Finished work shows no progress, even before React unmounts this.
    const over = begin().finally(() => clearTimeout(timer));
    over.then(
      (result) => {
        if (!signal.aborted) onDone(result);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        // The user sees what to do; the cause goes to error monitoring.
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
