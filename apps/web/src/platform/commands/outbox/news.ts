import type { JobOutcome, NewOutboxJob, SettledListener } from './types.ts';

/** Tells the person what became of a job. */
export type NewsListener = (job: NewOutboxJob, outcome: JobOutcome) => void;

/** Who hears what became of the jobs. */
export type News = {
  readonly settle: SettledListener;
  readonly onSettled: (listener: SettledListener) => () => void;
  /** The one that tells the person; what came before it listened is kept for it. */
  readonly onNews: (listener: NewsListener) => () => void;
  /** What nobody has been told is nobody's business any more. */
  readonly forget: () => void;
};

/** Hands what became of each job to those who listen, and to the teller what nobody has told yet. */
export function createNews(): News {
  const listeners = new Set<SettledListener>();
  let teller: NewsListener | null = null;
  let untold: Parameters<NewsListener>[] = [];

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
    onNews: (listener) => {
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
