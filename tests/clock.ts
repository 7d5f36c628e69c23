import process from 'node:process';
import type { Page } from 'playwright';
import { addDays, dateIn, type CalendarDate } from '../packages/domain/src/calendar/index.ts';

export const ZONE = 'America/Mexico_City';

/**
 * How far the tests' clock is ahead of the machine's, ms: shared by server, browser and tests. 0 when not set, as in
 * the bench.
 */
export const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);

/** The moment in which the tests are. */
export const now = (): Date => new Date(Date.now() + ahead);

/** The business day in which the tests began. */
export const today: CalendarDate = dateIn(ZONE, now());

/** Runs in a page, before any of its scripts: `new Date()` and `Date.now()` are ahead, timers go on as they do. */
export function shiftClock(by: number): void {
  if (by === 0) return;
  const Machine = Date;
  const shifted = (): number => Machine.now() + by;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, parts: unknown[], requested) =>
      Reflect.construct(target, parts.length === 0 ? [shifted()] : parts, requested),
    apply: () => new Machine(shifted()).toString(),
    get: (target, name, receiver) => (name === 'now' ? shifted : Reflect.get(target, name, receiver)),
  });
}

/**
 * Has a test hold the clock of what it opens next in a page that no later test visits. It begins at the earlier of the two moments:
 * Playwright adds what the clock of a new document is ahead of the machine's, and takes nothing away where that is behind.
 */
export const holdClock = (page: Page): Promise<void> =>
  page.clock.install({ time: Math.min(Date.now(), now().getTime()) });

/** The day so many days before another one, today unless it is given. */
export const daysBefore = (days: number, from: CalendarDate = today): CalendarDate => addDays(from, -days);
