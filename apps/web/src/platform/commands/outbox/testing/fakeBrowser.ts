import type { OutboxEnvironment } from '../environment.ts';
import { createJobStore, type JobStore } from '../jobStore.ts';
import { createOutbox } from '../outbox.ts';
import { EMPTY_OUTBOX } from '../state.ts';
import type { TabMessage } from '../tabChannel.ts';
import { tabLock } from '../tabLock.ts';
import type { OutboxState } from '../types.ts';
import { stubIndexedDb } from './fakeIndexedDb.ts';
import type { modelServer } from './modelServer.ts';

/** The browser's lock manager, as far as it is used: one holder at a time, in order; a tab that dies lets go. */
function fakeLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  return (died: Promise<void>): Pick<LockManager, 'request'> => {
    const request = (_name: string, _options: LockOptions, work: (lock: Lock | null) => unknown) => {
      const turn = queue.then(() => work(null));
      queue = Promise.race([turn, died]).catch(() => undefined);
      return turn;
    };
    return Object.assign(Object.create({ request }));
  };
}

export type TabOptions = {
  /** Default: 8. */
  readonly userId?: number;
  /** A browser on plain http has no locks. */
  readonly withLocks?: boolean;
  /** A browser without `BroadcastChannel`. */
  readonly withChannel?: boolean;
  /** A database in place of the browser's own. */
  readonly store?: (own: JobStore) => JobStore;
};

/** A browser with one database, a clock that stands still until it is moved, and tabs that can die at any moment. */
export function fakeBrowser(server: ReturnType<typeof modelServer>) {
  stubIndexedDb();
  const locksOf = fakeLocks();
  const listeners = new Map<object, (message: TabMessage) => void>();
  const browser = { online: true, now: 1_700_000_000_000, keys: 0 };
  const reported: unknown[] = [];

  function open({ userId = 8, withLocks = true, withChannel = true, store = (own) => own }: TabOptions = {}) {
    const self = {};
    const death = Promise.withResolvers<void>();
    const tab = { userId: userId as number | null, heard: false, alive: true };
    const timers = new Map<object, { readonly due: number; readonly work: () => void }>();
    const shown: { state: OutboxState } = { state: EMPTY_OUTBOX };
    const news: string[] = [];
    const settled: string[] = [];
    /** A dead tab sends nothing more. */
    const alive = async <Value>(work: Promise<Value>): Promise<Value> => {
      const value = await work;
      return tab.alive ? value : new Promise<never>(() => undefined);
    };
    const own = store(createJobStore((error) => reported.push(error)));
    /** Every answer announces that the server honours keys. */
    const hear = <Value>(work: Promise<Value>) =>
      work.finally(() => {
        tab.heard ||= server.honours && server.state.isThere;
      });
    const environment: OutboxEnvironment = {
      store: {
        add: (job) => alive(own.add(job)),
        all: () => alive(own.all()),
        change: (id, next) => alive(own.change(id, next)),
        remove: (isGone) => alive(own.remove(isGone)),
      },
      send: (job, key) => alive(hear(server.send(job, key))),
      honoursKeys: () => tab.heard,
      ask: () => alive(hear(server.ask())),
      userId: () => tab.userId,
      isOnline: () => browser.online,
      now: () => browser.now,
      newKey: () => {
        browser.keys += 1;
        return `key-${browser.keys}`;
      },
      exclusively: tabLock(withLocks ? locksOf(death.promise) : null, 1_000_000),
      tabs: {
        post: (message) => {
          if (!withChannel || !tab.alive) return;
          for (const [other, listener] of listeners) if (other !== self) setImmediate(() => listener(message));
        },
        listen: (listener) => void (withChannel && listeners.set(self, listener)),
      },
      later: (work, delay) => {
        const timer = {};
        timers.set(timer, { due: browser.now + delay, work });
        return () => void timers.delete(timer);
      },
      onState: (state) => void (shown.state = state),
      report: (error) => reported.push(error),
    };
    const outbox = createOutbox(environment);
    outbox.onNotice((job, { kind }) => news.push(`${job.label}: ${kind}`));
    outbox.onSettled((job, { kind }, told) => settled.push(`${job.label}: ${kind}${told ? ', told' : ''}`));
    return {
      outbox,
      news,
      settled,
      tab,
      state: () => shown.state,
      /** Delays of scheduled work, ms. */
      planned: () => [...timers.values()].map(({ due }) => due - browser.now),
      runTimers: () => {
        for (const [timer, { due, work }] of timers) {
          if (due > browser.now) continue;
          timers.delete(timer);
          work();
        }
      },
      die: () => {
        tab.alive = false;
        listeners.delete(self);
        timers.clear();
        death.resolve();
      },
    };
  }

  return { ...browser, browser, open, reported };
}

/** Lets everything that is under way come to its end, or to where it hangs. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
