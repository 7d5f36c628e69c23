import { type IDBPDatabase, openDB } from 'idb';
import { readJob } from './jobRecord.ts';
import type { NewOutboxJob, OutboxJob } from './types.ts';

/** Where jobs are kept. Every function rejects where the browser has no usable database. */
export type JobStore = {
  /** Keeps a job behind all others; it is on the disk when this resolves. */
  readonly add: (job: NewOutboxJob) => Promise<OutboxJob>;
  /** Every job, in the order in which they were saved, whosever they are. */
  readonly all: () => Promise<readonly OutboxJob[]>;
  /**
   * Atomically replaces a job by the result of `next`, or removes it for null. Returns the previous job; null when it
   * is gone, and then nothing is written.
   */
  readonly change: (id: number, next: (job: OutboxJob) => OutboxJob | null) => Promise<OutboxJob | null>;
  /** Removes all that the function names. */
  readonly remove: (isGone: (job: OutboxJob) => boolean) => Promise<void>;
};

const DATABASE = 'sereno-outbox';
const JOBS = 'jobs';
/** How long the database may take to open, in ms: some browsers, and one that another tab blocks, never answer. */
const OPEN_LIMIT_MS = 4000;
/** Strict durability: the job survives a phone that dies the next moment. */
const ON_DISK = { durability: 'strict' } as const;

function limited<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database of the outbox does not open.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Jobs in IndexedDB. An invalid record, by age or tampering, is removed and reported, so that it does not block the
 * others.
 * @param openLimit In ms.
 */
export function createJobStore(report: (error: unknown) => void, openLimit = OPEN_LIMIT_MS): JobStore {
  let opening: Promise<IDBPDatabase> | null = null;
  const forget = () => {
    opening = null;
  };

  function open(): Promise<IDBPDatabase> {
    const opened = openDB(DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore(JOBS, { keyPath: 'id', autoIncrement: true }),
      // A newer version of the application wants the database: it must not wait for this tab.
      blocking: (_current, _blocked, event) => {
        forget();
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  }

  async function withDatabase<Value>(work: (database: IDBPDatabase) => Promise<Value>): Promise<Value> {
    opening ??= open();
    const database = await limited(opening, openLimit);
    try {
      return await work(database);
    } catch (error) {
      // A connection that the browser closed in the background begins nothing; another one does.
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      opening = open();
      return work(await limited(opening, openLimit));
    }
  }

  function parsed(record: unknown): OutboxJob | null {
    const job = readJob(record);
    if (job === null) report(new Error('The outbox held a record that is no job; it was removed.'));
    return job;
  }

  return {
    add: (job) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(JOBS, 'readwrite', ON_DISK);
        const [id] = await Promise.all([transaction.store.add(job), transaction.done]);
        return { ...job, id: Number(id) };
      }),
    all: () =>
      withDatabase(async (database) => {
        const transaction = database.transaction(JOBS, 'readwrite');
        const jobs: OutboxJob[] = [];
        for (let at = await transaction.store.openCursor(); at !== null; at = await at.continue()) {
          const job = parsed(at.value);
          if (job === null) await at.delete();
          else jobs.push(job);
        }
        await transaction.done;
        return jobs;
      }),
    change: (id, next) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(JOBS, 'readwrite', ON_DISK);
        const record: unknown = await transaction.store.get(id);
        const before = record === undefined ? null : parsed(record);
        const after = before && next(before);
        if (after !== null && after !== before) await transaction.store.put(after);
        if (record !== undefined && after === null) await transaction.store.delete(id);
        await transaction.done;
        return before;
      }),
    remove: (isGone) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(JOBS, 'readwrite');
        for (let at = await transaction.store.openCursor(); at !== null; at = await at.continue()) {
          const job = parsed(at.value);
          if (job === null || isGone(job)) await at.delete();
        }
        await transaction.done;
      }),
  };
}
