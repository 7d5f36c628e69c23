import { createDialogs } from './dialogs.ts';
import type { OutboxEnvironment } from './environment.ts';
import { createNotifier, type OutcomeListener } from './notifier.ts';
import { createRetries } from './retries.ts';
import { createSender } from './sender.ts';
import { createUsedKeys } from './usedKeys.ts';
import { EMPTY_OUTBOX, savedJobs, sortedJobs } from './state.ts';
import { isBeingSent, reopened, type Step } from './transitions.ts';
import type {
  JobOutcome,
  NewOutboxJob,
  Outbox,
  OutboxJob,
  OutboxJobInput,
  OutboxState,
  SettledListener,
  SubmitOptions,
  SubmitResult,
} from './types.ts';
import type { Halt } from '../verdict.ts';

/** How long a result that another tab has is waited for, in ms. */
const OTHER_TAB_MS = 2000;
/** How long a job is stored, ms: 30 days. After that its purpose is forgotten, or the person does not return. */
const JOB_LIFE_MS = 30 * 86_400_000;

/** The outbox of a page, outside of React. */
export type OutboxEngine = Pick<Outbox, 'retry' | 'discard'> & {
  readonly submit: Outbox['submit'];
  /** As `Outbox.onSettled`. */
  readonly onSettled: (listener: SettledListener) => () => void;
  /** Receives results that no dialog has shown, including earlier ones. */
  readonly onNotice: (listener: OutcomeListener) => () => void;
  /** Sends waiting jobs, and returns how many jobs are left, in any state. */
  readonly sendNow: () => Promise<number>;
  /** Number of stored jobs, in any state; 0 when the browser cannot store any. */
  readonly count: () => Promise<number>;
  /** Deletes the person's jobs, after they chose to sign out. Rejects when the database fails. */
  readonly clear: () => Promise<void>;
  /** The signed-in person may have changed: their own jobs are shown and sent, those of others wait. */
  readonly follow: () => Promise<void>;
  /** The network or the person may be back: reads the queue, and retries at once. */
  readonly wake: () => void;
};

/**
 * Creates an outbox. Every save takes the same path, with or without a network: stored first, then sent, in order,
 * once.
 */
export function createOutbox(env: OutboxEnvironment): OutboxEngine {
  const dialogs = createDialogs();
  const keys = createUsedKeys();
  const news = createNotifier();
  const shownElsewhere = new Set<string>();
  let state: OutboxState = { ...EMPTY_OUTBOX, online: env.isOnline() };
  let owner = env.userId();
  let running: Promise<void> | null = null;
  let again = false;
  let isWoken = false;

  function show(changes: Partial<OutboxState>): void {
    state = { ...state, ...changes, online: env.isOnline() };
    env.onState(state);
  }
  function showJobs(jobs: readonly OutboxJob[]): void {
    const userId = env.userId();
    show(sortedJobs(jobs.filter((job) => job.userId === userId && !keys.isUsed(job.key))));
  }
  /** Reads the stored jobs; when the database fails, the last known ones stay. */
  async function look(): Promise<void> {
    try {
      showJobs(await env.store.all());
    } catch (error) {
      env.report(error);
    }
  }
  const changed = () => {
    env.tabs.post({ kind: 'changed' });
    return look();
  };

  function onStep(job: OutboxJob, { result, settled, job: saved }: Step): void {
    if (settled === null) return void dialogs.tell(job.key, result);
    if (saved === null) keys.markUsed(job.key);
    // Only jobs held by a dialog are saved again unchanged; jobs for review have their own retry.
    if (saved === null && (settled.kind === 'failed' || settled.kind === 'unknown')) keys.keepFor(job);
    if (settled.kind === 'done') show({ lastSentAt: env.now() });
    const told = dialogs.tell(job.key, result) || shownElsewhere.delete(job.key);
    news.settle(job, settled, told);
    env.tabs.post({ kind: 'settled', job, outcome: settled });
    retries.reset();
  }

  const sender = createSender(env, {
    // A dialog of another tab may be closed when it is notified, so its job is stored for review as well.
    isShown: dialogs.isWaiting,
    isUsed: keys.isUsed,
    onJobs: (jobs, inFlight) => {
      showJobs(jobs);
      show({ sending: inFlight !== null });
    },
    onStep,
  });

  const retries = createRetries(env.later, () => void drain());

  /** Dialogs that still wait after all was tried: their jobs are kept, or another tab has sent them and is about to say so. */
  function release(stopped: boolean): void {
    const left = dialogs.keys();
    const tellAll = () => left.forEach((key) => dialogs.tell(key, { kind: 'queued' }));
    if (stopped || left.length === 0) tellAll();
    else env.later(tellAll, OTHER_TAB_MS);
  }

  async function run(): Promise<void> {
    let halt: Halt | null = null;
    try {
      do {
        again = false;
        isWoken = false;
        halt = await env.exclusively(sender.sendAll);
        // What was saved while a failing server was asked is judged as well; without a connection it waits, until the network is back.
      } while (isWoken || (again && (halt === null || (halt !== 'later' && dialogs.keys().length > 0))));
    } catch (error) {
      env.report(error);
      halt = 'later';
    }
    const stopped = halt !== null;
    // No await from here to the end: a concurrent save starts a new run.
    running = null;
    show({ sending: false });
    release(stopped);
    if (stopped && state.waiting.length > 0) retries.schedule();
    void changed();
  }
  function drain(): Promise<void> {
    again = true;
    retries.stop();
    running ??= run();
    return running;
  }
  const wake = () => {
    isWoken = true;
    retries.reset();
    show({});
    if (env.userId() !== null) void drain();
  };

  async function sendUnsaved(job: NewOutboxJob, signal: AbortSignal | undefined): Promise<JobOutcome> {
    await drain();
    const result = await env.exclusively(() => sender.sendUnsaved(job));
    if (result.kind === 'failed' || result.kind === 'unknown') keys.keepFor(job);
    else keys.markUsed(job.key);
    if (result.kind === 'done') show({ lastSentAt: env.now() });
    news.settle(job, result, signal?.aborted !== true);
    return result;
  }

  async function submit(work: OutboxJobInput, { onSaved, signal }: SubmitOptions = {}): Promise<SubmitResult> {
    const userId = env.userId();
    if (userId === null) return { kind: 'failed', reason: 'notSaved' };
    const job: NewOutboxJob = {
      ...work,
      key: keys.keyFor(userId, work, env.newKey),
      userId,
      at: env.now(),
      attempts: 0,
      keyed: false,
      uncertain: false,
      failures: 0,
      sentAt: null,
      state: 'waiting',
      status: null,
      message: null,
    };
    // Before it is kept: from then on any tab may send it.
    const told = dialogs.wait(job.key, signal);
    env.tabs.post({ kind: 'shown', key: job.key });
    void told.then(() => env.tabs.post({ kind: 'left', key: job.key }));
    try {
      await env.store.add(job);
    } catch (error) {
      env.report(error);
      dialogs.tell(job.key, { kind: 'failed', reason: 'notSaved' });
      return sendUnsaved(job, signal);
    }
    dialogs.saved(job.key);
    onSaved?.();
    if (env.isOnline()) void drain();
    else {
      dialogs.tell(job.key, { kind: 'queued' });
      retries.schedule();
    }
    // Listeners are notified after the state changed, so that a shown job cannot be pressed again.
    await changed();
    return told;
  }

  async function changeAll(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      env.report(error);
    }
    await changed();
  }

  /** Removes expired jobs of any person. */
  async function removeOld(): Promise<void> {
    const now = env.now();
    let count = 0;
    await env.store.remove((job) => {
      const isOld = now - job.at > JOB_LIFE_MS;
      if (isOld) count += 1;
      return isOld;
    });
    if (count > 0) env.report(new Error(`The outbox removed ${count} saved before 30 days or more and never sent.`));
  }

  /** Another tab has settled a job. What a dialog of this tab shows and holds need not be reviewed as well. */
  async function settledElsewhere(job: OutboxJob, outcome: JobOutcome): Promise<void> {
    const shown = dialogs.tell(job.key, outcome);
    if (outcome.kind === 'done') show({ lastSentAt: env.now() });
    news.settle(job, outcome, true);
    if (shown && outcome.kind !== 'done') await changeAll(() => env.store.change(job.id, () => null));
    else await look();
  }
  env.tabs.listen((message) => {
    if (message.kind === 'shown') shownElsewhere.add(message.key);
    if (message.kind === 'left') shownElsewhere.delete(message.key);
    if (message.kind === 'changed') void look();
    if (message.kind === 'settled') void settledElsewhere(message.job, message.outcome);
  });

  return {
    submit,
    retry: (id) =>
      void (async () => {
        if (id !== undefined) await changeAll(() => env.store.change(id, (job) => reopened(job, env.newKey())));
        wake();
      })(),
    discard: (id) => {
      void changeAll(() => env.store.change(id, (job) => (isBeingSent(job, env.now()) ? job : null)));
    },
    onSettled: news.onSettled,
    onNotice: news.onNotice,
    sendNow: async () => {
      retries.reset();
      await drain();
      await look();
      return savedJobs(state);
    },
    count: async () => {
      await look();
      return savedJobs(state);
    },
    clear: async () => {
      retries.stop();
      news.forget();
      const userId = env.userId() ?? owner;
      await env.store.remove((job) => job.userId === userId);
      await changed();
    },
    follow: async () => {
      const userId = env.userId();
      retries.stop();
      if (userId !== null && userId !== owner) news.forget();
      owner = userId ?? owner;
      if (userId !== null) await changeAll(removeOld);
      else showJobs([]);
      wake();
    },
    wake,
  };
}
