import type { Clock } from '../clock.ts';

/** How many failures one account may have from one address, and for how long each counts. */
export const SIGN_IN_LIMIT = { failures: 10, windowMs: 10 * 60_000 } as const;

/** What an attempt came to. */
export type Attempt<Outcome> = { readonly failed: boolean; readonly outcome: Outcome };

type Limited<Outcome> =
  | { readonly kind: 'heard'; readonly outcome: Outcome }
  | { readonly kind: 'refused'; readonly retryAfterS: number };

export type AttemptLimit = {
  /**
   * Makes an attempt for a key, unless too many before it have failed. Attempts of one key are made one after another,
   * so that many at once cannot slip past the limit. A success forgets the failures.
   */
  run<Outcome>(key: string, attempt: () => Promise<Attempt<Outcome>>): Promise<Limited<Outcome>>;
};

type Entry = { failures: number[]; last: Promise<unknown>; waiting: number };

const MANY_KEYS = 10_000;

/**
 * Limits failures by key, in memory: the limit is forgotten with the process and never locks an account for good. The key
 * should join account and address, since a whole office shares an address.
 */
export function createAttemptLimit(options: {
  readonly clock: Clock;
  readonly failures: number;
  readonly windowMs: number;
}): AttemptLimit {
  const entries = new Map<string, Entry>();
  const isRecent = (time: number) => time > options.clock().getTime() - options.windowMs;

  function forgetOld(): void {
    for (const [key, entry] of entries) {
      if (entry.waiting === 0 && !entry.failures.some(isRecent)) entries.delete(key);
    }
  }

  function entryOf(key: string): Entry {
    const known = entries.get(key);
    if (known) return known;
    if (entries.size >= MANY_KEYS) forgetOld();
    const entry: Entry = { failures: [], last: Promise.resolve(), waiting: 0 };
    entries.set(key, entry);
    return entry;
  }

  async function hear<Outcome>(entry: Entry, attempt: () => Promise<Attempt<Outcome>>): Promise<Limited<Outcome>> {
    entry.failures = entry.failures.filter(isRecent);
    const [oldest] = entry.failures;
    if (oldest !== undefined && entry.failures.length >= options.failures) {
      const waitMs = oldest + options.windowMs - options.clock().getTime();
      return { kind: 'refused', retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) };
    }
    const { failed, outcome } = await attempt();
    entry.failures = failed ? [...entry.failures, options.clock().getTime()] : [];
    return { kind: 'heard', outcome };
  }

  return {
    async run(key, attempt) {
      const entry = entryOf(key);
      entry.waiting += 1;
      const turn = entry.last.then(() => hear(entry, attempt));
      entry.last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        entry.waiting -= 1;
        if (entry.waiting === 0 && entry.failures.length === 0) entries.delete(key);
      }
    },
  };
}
