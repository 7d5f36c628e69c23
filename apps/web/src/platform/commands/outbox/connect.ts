import type { Api } from '@sereno/api';
import { createCalls } from '@sereno/api/calls';
import type { createStore } from 'jotai';
import { report } from '../../report.ts';
import { sessionAtom } from '../../session.ts';
import type { OutboxEnvironment } from './environment.ts';
import { createJobStore } from './jobStore.ts';
import { jobMarks } from './marker.ts';
import { withMarker } from './markedStore.ts';
import { newKey } from '../keyedAttempt.ts';
import { createOutbox, type OutboxEngine } from './outbox.ts';
import { outboxOpenAtom, outboxStateAtom } from './state.ts';
import { tabChannel } from './tabChannel.ts';
import { tabLock } from './tabLock.ts';
import type { OutboxJobInput } from './types.ts';

type Store = ReturnType<typeof createStore>;

/** The outbox of a page, and how to open it. */
export type ConnectedOutbox = OutboxEngine & {
  /**
   * Reads the queue and sends it, now and whenever the network or the person is back. Only the first call has an
   * effect.
   */
  readonly open: () => void;
};

/** A browser without storage fails on every attempt; reported once. */
function reportedOnce(): (error: unknown) => void {
  const heard = new Set<string>();
  return (error) => {
    const text = String(error);
    if (!heard.has(text)) report(error);
    heard.add(text);
  };
}

function environmentOf(api: Api, store: Store): OutboxEnvironment {
  const { activity } = createCalls(api.doors);
  const reportOnce = reportedOnce();
  const send = (job: OutboxJobInput, key: string | undefined) => {
    if (job.call === 'add') return activity.addActivity(job.payload, key);
    if (job.call === 'start') return activity.startActivity(job.activityId);
    const close = job.call === 'end' ? activity.endActivity : activity.rescheduleActivity;
    return close(job.activityId, job.payload, key);
  };
  return {
    store: withMarker(createJobStore(reportOnce), jobMarks),
    send,
    honoursKeys: api.honoursKeys,
    ask: () => api.me(),
    userId: () => store.get(sessionAtom)?.user.id ?? null,
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
    newKey: () => newKey(),
    exclusively: tabLock(),
    tabs: tabChannel(),
    later: (work, delay) => {
      const timer = setTimeout(work, delay);
      return () => clearTimeout(timer);
    },
    onState: (state) => store.set(outboxStateAtom, state),
    report: reportOnce,
  };
}

function connect(api: Api, store: Store): ConnectedOutbox {
  const outbox = createOutbox(environmentOf(api, store));
  let isOpen = false;
  let owner: number | null = null;

  function follow(): void {
    const userId = store.get(sessionAtom)?.user.id ?? null;
    // A fresh token or name is the same person's.
    if (isOpen && userId === owner) return;
    owner = userId;
    isOpen = true;
    void outbox.follow();
  }

  return {
    ...outbox,
    open: () => {
      if (isOpen) return;
      follow();
      store.sub(sessionAtom, follow);
      store.set(outboxOpenAtom, true);
      for (const type of ['online', 'offline', 'pageshow']) window.addEventListener(type, outbox.wake);
      document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && outbox.wake());
    },
  };
}

const connected = new WeakMap<Api, ConnectedOutbox>();

/** The one outbox of the page. */
export function outboxOf(api: Api, store: Store): ConnectedOutbox {
  const outbox = connected.get(api) ?? connect(api, store);
  connected.set(api, outbox);
  return outbox;
}
