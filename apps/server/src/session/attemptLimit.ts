import type { Clock } from '../config/clock.ts';

/** How many failures one account may have from one address, and for how long each counts. */
export const SIGN_IN_LIMIT = { failures: 10, windowMs: 10 * 60_000 } as const;

/** How many failures all accounts together may have from one address: more than a whole office mistypes. */
export const ADDRESS_LIMIT = { failures: 100, windowMs: 10 * 60_000, forgives: false } as const;

/** What an attempt came to. */
export type Attempt<Outcome> = { readonly failed: boolean; readonly outcome: Outcome };

type Limited<Outcome> =
  | { readonly kind: 'heard'; readonly outcome: Outcome }
  | { readonly kind: 'refused'; readonly retryAfterS: number };

export type AttemptLimit = {
  /**
   * Makes an attempt for a key, unless too many before it have failed. As many are under way at once as may still fail; the
   * others wait for these, so that many at once cannot slip past the limit, nor one after another hold up an office.
   */
  run<Outcome>(key: string, attempt: () => Promise<Attempt<Outcome>>): Promise<Limited<Outcome>>;
};

type Entry = {
  failures: number[];
  /** Attempts under way. */
  running: number;
  /** Wakes those who wait for them. */
  waiting: (() => void)[];
  /** How many of either there are; an entry is forgotten only when there are none. */
  callers: number;
};

const MANY_KEYS = 10_000;

/**
 * Limits failures by key, in memory: the limit is forgotten with the process and never locks an account for good. A whole
 * office shares an address, so a key that is an address alone needs a generous limit that `forgives` nothing: one good
 * account would otherwise clear the way for guesses at all others.
 */
export function createAttemptLimit(options: {
  readonly clock: Clock;
  readonly failures: number;
  readonly windowMs: number;
  /** Whether a success forgets the failures before it; true by default. */
  readonly forgives?: boolean;
}): AttemptLimit {
  const { forgives = true } = options;
  const entries = new Map<string, Entry>();
  const isRecent = (time: number) => time > options.clock().getTime() - options.windowMs;

  function forgetOld(): void {
    for (const [key, entry] of entries) {
      if (entry.callers === 0 && !entry.failures.some(isRecent)) entries.delete(key);
    }
  }

  function entryOf(key: string): Entry {
    const known = entries.get(key);
    if (known) return known;
    if (entries.size >= MANY_KEYS) forgetOld();
    const entry: Entry = { failures: [], running: 0, waiting: [], callers: 0 };
    entries.set(key, entry);
    return entry;
  }

  /** Waits until an attempt may begin, and begins it; gives the oldest failure where none may. */
  async function begin(entry: Entry): Promise<number | undefined> {
    for (;;) {
      entry.failures = entry.failures.filter(isRecent);
      const [oldest] = entry.failures;
      if (entry.failures.length >= options.failures) return oldest;
      if (entry.failures.length + entry.running < options.failures) {
        entry.running += 1;
        return undefined;
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      entry.waiting.push(resolve);
      await promise;
    }
  }

  async function make<Outcome>(entry: Entry, attempt: () => Promise<Attempt<Outcome>>): Promise<Outcome> {
    try {
      const { failed, outcome } = await attempt();
      if (failed) entry.failures.push(options.clock().getTime());
      else if (forgives) entry.failures = [];
      return outcome;
    } finally {
      entry.running -= 1;
      for (const wake of entry.waiting.splice(0)) wake();
    }
  }

  return {
    async run(key, attempt) {
      const entry = entryOf(key);
      entry.callers += 1;
      try {
        const oldest = await begin(entry);
        if (oldest === undefined) return { kind: 'heard', outcome: await make(entry, attempt) };
        const waitMs = oldest + options.windowMs - options.clock().getTime();
        return { kind: 'refused', retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) };
      } finally {
        entry.callers -= 1;
        if (entry.callers === 0 && entry.failures.length === 0) entries.delete(key);
      }
    },
  };
}
