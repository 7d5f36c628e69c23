/** Delay before the first retry, and the longest delay, ms. */
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/** When what waits is tried again by itself. */
export type Retries = {
  /** Schedules a retry, doubling the delay each time; nothing when one is scheduled. */
  readonly schedule: () => void;
  /** Tries no more until it is scheduled again. */
  readonly stop: () => void;
  /** Something has changed for the better: the next pause is the first one. */
  readonly reset: () => void;
};

/** Plans attempts with growing pauses. */
export function createRetries(later: (work: () => void, delay: number) => () => void, work: () => void): Retries {
  let pause = FIRST_PAUSE_MS;
  let stop: (() => void) | null = null;
  return {
    schedule: () => {
      if (stop !== null) return;
      stop = later(() => {
        stop = null;
        work();
      }, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    },
    stop: () => {
      stop?.();
      stop = null;
    },
    reset: () => {
      pause = FIRST_PAUSE_MS;
    },
  };
}
