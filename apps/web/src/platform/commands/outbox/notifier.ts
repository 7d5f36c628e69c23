import type { JobOutcome, NewOutboxJob, SettledListener } from './types.ts';

/** Shows the person the result of a job. */
export type OutcomeListener = (job: NewOutboxJob, outcome: JobOutcome) => void;

/** Who hears what became of the jobs. */
export type News = {
  readonly settle: SettledListener;
  readonly onSettled: (listener: SettledListener) => () => void;
  /** Shows results to the person; results before it subscribes are queued for it. */
  readonly onNotice: (listener: OutcomeListener) => () => void;
  /** Drops results that were not shown. */
  readonly forget: () => void;
};

/** Passes each job's result to listeners, and results without a notified dialog to the presenter. */
export function createNotifier(): News {
  const listeners = new Set<SettledListener>();
  let teller: OutcomeListener | null = null;
  let untold: Parameters<OutcomeListener>[] = [];

  function tellAll(): void {
    if (teller === null) return;
    const news = untold;
    untold = [];
    for (const [job, outcome] of news) teller(job, outcome);
  }

  return {
    settle: (job, outcome, told) => {
      listeners.forEach((listener) => listener(job, outcome, told));
      if (told) return;
      untold.push([job, outcome]);
      tellAll();
    },
    onSettled: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onNotice: (listener) => {
      teller = listener;
      tellAll();
      return () => {
        if (teller === listener) teller = null;
      };
    },
    forget: () => {
      untold = [];
    },
  };
}
