import type { NewOutboxJob, OutboxJobInput } from './types.ts';

const sameWork = (userId: number, work: OutboxJobInput): string => {
  const activityId = work.call === 'add' ? null : work.activityId;
  const payload = work.call === 'start' ? null : work.payload;
  return JSON.stringify([userId, work.call, work.label, activityId, payload]);
};

/** What this page remembers of keys, beside the database, which may refuse to forget or to keep a job. */
export type UsedKeys = {
  /** The job under that key is settled: should the database still have it, it is not sent again. */
  readonly markUsed: (key: string) => void;
  readonly isUsed: (key: string) => boolean;
  /** The person saw that the job was not done, or may not have been: saving it again unchanged reuses the key. */
  readonly keepFor: (job: NewOutboxJob) => void;
  /** The key for a save: that of the same work reported as not done, or a new one. */
  readonly keyFor: (userId: number, work: OutboxJobInput, freshKey: () => string) => string;
};

/** Remembers keys for the life of the page. */
export function createUsedKeys(): UsedKeys {
  const used = new Set<string>();
  const open = new Map<string, string>();
  return {
    markUsed: (key) => void used.add(key),
    isUsed: (key) => used.has(key),
    keepFor: (job) => void open.set(sameWork(job.userId, job), job.key),
    keyFor: (userId, work, freshKey) => {
      const same = sameWork(userId, work);
      const key = open.get(same);
      if (key === undefined) return freshKey();
      open.delete(same);
      used.delete(key);
      return key;
    },
  };
}
