import { vi } from 'vitest';

/**
 * `beforeEach` of a test about how long something takes. Its timers wait for `vi.advanceTimersByTime`; by themselves they only
 * crawl, at a tenth of their pace, so that what comes without a delay still comes. What a test measures is their time.
 */
export function holdTimers(): () => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const crawl = setInterval(() => vi.advanceTimersByTime(1), 10);
  return () => {
    clearInterval(crawl);
    vi.useRealTimers();
  };
}

/** `beforeEach` of a test about what comes after a pause: time goes on by itself, and further by `vi.advanceTimersByTime`. */
export function hastenTimers(): () => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  return () => void vi.useRealTimers();
}
