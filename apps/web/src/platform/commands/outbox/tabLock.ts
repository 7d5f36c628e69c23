/**
 * Runs work while no other tab runs work under the same lock. `alone` is false when that is uncertain: without browser
 * locks (plain http), or after waiting too long for the tab that holds the lock.
 */
export type TabLock = <Result>(work: (alone: boolean) => Promise<Result>) => Promise<Result>;

/** How long another tab is waited for, in ms: longer than one call with its refresh takes as a rule. */
const WAIT_MS = 40_000;

/** The browser's locks; null without, although the types promise them. */
const browserLocks = (): Pick<LockManager, 'request'> | null => globalThis.navigator?.locks ?? null;

/** The lock of the outbox, which all tabs of the browser share. */
export function tabLock(locks = browserLocks(), wait = WAIT_MS): TabLock {
  return async (work) => {
    if (locks === null) return work(false);
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), wait);
    let begun = false;
    try {
      return await locks.request('sereno:outbox', { signal: waiting.signal }, () => {
        begun = true;
        clearTimeout(timer);
        return work(true);
      });
    } catch (error) {
      // What the work itself throws is its caller's.
      if (begun) throw error;
      return await work(false);
    } finally {
      clearTimeout(timer);
    }
  };
}
