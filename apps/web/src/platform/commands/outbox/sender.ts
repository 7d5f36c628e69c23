import { UnexpectedStatusError } from '@sereno/api';
import type { OutboxEnvironment } from './environment.ts';
import { after, type Claim, claimed, type Step } from './transitions.ts';
import type { JobOutcome, NewOutboxJob, OutboxJob } from './types.ts';
import { attempt, type Halt, haltOf, type Verdict } from '../verdict.ts';

export type SenderHooks = {
  /** Whether a dialog waits for the job. */
  readonly isShown: (key: string) => boolean;
  /** Whether the job was settled on this page, though the database may still have it. */
  readonly isUsed: (key: string) => boolean;
  /** The stored jobs were read again; `inFlight` is the job about to be sent. */
  readonly onJobs: (jobs: readonly OutboxJob[], inFlight: number | null) => void;
  /** What an attempt came to, before the database knows. */
  readonly onStep: (job: OutboxJob, step: Step) => void;
};

/** Sends stored jobs. */
export type Sender = {
  /**
   * Sends waiting jobs in order, until none is left or sending makes no sense. The caller holds the tabs' lock, or is
   * not `alone`. With a connection and a failing server, dialogs get their job back. Returns why jobs were left for
   * later; null when none were.
   */
  readonly sendAll: (alone: boolean) => Promise<Halt | null>;
  /** Sends a job that the browser could not keep, once. */
  readonly sendUnsaved: (job: NewOutboxJob) => Promise<JobOutcome>;
};

/** The result of a job that the browser could not store. */
const failedBy = (halt: Halt): JobOutcome => ({ kind: 'failed', reason: halt === 'later' ? 'notSaved' : halt });

/** Sends jobs one at a time, claimed in the database before and settled there after each attempt. */
export function createSender(env: OutboxEnvironment, { isShown, isUsed, onJobs, onStep }: SenderHooks): Sender {
  /** Checks that the server itself answers, not a proxy; the answer also says whether it honours keys. */
  async function requested(): Promise<Halt | null> {
    try {
      await env.ask();
      return null;
    } catch (error) {
      return error instanceof UnexpectedStatusError && error.status < 500 ? null : haltOf(error);
    }
  }

  /**
   * What stands against sending. A server that honours keys can be tried at once. Any other is asked first, so that few jobs end
   * without an answer.
   */
  async function hindrance(): Promise<Halt | null> {
    if (!env.isOnline()) return 'later';
    return env.honoursKeys() ? null : requested();
  }

  async function isWell(): Promise<boolean> {
    try {
      await env.ask();
      return true;
    } catch {
      return false;
    }
  }

  async function claim(id: number, alone: boolean): Promise<{ before: OutboxJob; claim: Claim } | null> {
    const claims: Claim[] = [];
    const before = await env.store.change(id, (job) => {
      const next = claimed(job, { keyed: env.honoursKeys(), alone, now: env.now() });
      claims.push(next);
      return next.job;
    });
    const [made] = claims;
    return before === null || made === undefined ? null : { before, claim: made };
  }

  async function settle(job: OutboxJob, step: Step): Promise<void> {
    onStep(job, step);
    try {
      await env.store.change(job.id, () => step.job);
    } catch (error) {
      env.report(error);
    }
  }

  /** Claims a job, tries it, and settles it; returns why the next one must not be sent now. */
  async function sendOne(
    id: number,
    alone: boolean,
    tryIt: (job: OutboxJob) => Promise<Verdict>,
  ): Promise<Halt | null> {
    const made = await claim(id, alone);
    if (made === null || made.claim.kind === 'decided') return null;
    const { before, claim: mine } = made;
    if (mine.kind === 'busy') return 'later';
    if (mine.kind === 'unknown') {
      const saved = isShown(before.key) ? null : mine.job;
      await settle(before, { job: saved, result: { kind: 'unknown' }, settled: { kind: 'unknown' }, halt: null });
      return null;
    }
    const sent = mine.job;
    const verdict = await tryIt(sent);
    const failed = verdict.kind === 'failed' || verdict.kind === 'garbled';
    const well = failed && !isShown(sent.key) && (await isWell());
    const step = after(before, sent, verdict, { shown: isShown(sent.key), well });
    await settle(sent, step);
    return step.halt;
  }

  /** The job is sent in its own person's name, or not at all. */
  const send = async (job: OutboxJob): Promise<Verdict> =>
    env.userId() === job.userId
      ? attempt(() => env.send(job, job.keyed ? job.key : undefined), job.keyed)
      : { kind: 'notSent' };

  const isNext = (job: OutboxJob) => job.state === 'waiting' && job.userId === env.userId() && !isUsed(job.key);

  /** With a connection, a dialog's job is not queued: the dialog gets the failure, and holds the input. */
  async function giveBack(halt: Exclude<Halt, 'later'>, alone: boolean): Promise<void> {
    for (const job of await env.store.all()) {
      if (!isNext(job) || !isShown(job.key)) continue;
      // What was tried before is judged only where it is known whether the host honours keys.
      if (job.attempts > 0 && !env.honoursKeys()) continue;
      await sendOne(job.id, alone, async () => ({ kind: 'notTried', halt }));
    }
  }

  async function sendAll(alone: boolean): Promise<Halt | null> {
    for (;;) {
      const userId = env.userId();
      const jobs = await env.store.all();
      const next = jobs.find(isNext);
      const hindered = next === undefined ? null : await hindrance();
      onJobs(jobs, next === undefined || hindered !== null ? null : next.id);
      if (next === undefined) return null;
      if (env.userId() !== userId) return 'later';
      const halt = hindered ?? (await sendOne(next.id, alone, send));
      if (halt === null) continue;
      if (halt !== 'later') await giveBack(halt, alone);
      return halt;
    }
  }

  async function sendUnsaved(job: NewOutboxJob): Promise<JobOutcome> {
    const hindered = await hindrance();
    if (hindered !== null) return failedBy(hindered);
    if (env.userId() !== job.userId) return failedBy('later');
    const keyed = env.honoursKeys();
    const verdict = await attempt(() => env.send(job, keyed ? job.key : undefined), keyed);
    switch (verdict.kind) {
      case 'done':
        return { kind: 'done' };
      case 'refused':
        return verdict;
      case 'unknown':
        return { kind: 'unknown' };
      case 'unanswered':
        return failedBy(verdict.halt);
      case 'notSent':
        return failedBy('later');
      default:
        return failedBy('server');
    }
  }

  return { sendAll, sendUnsaved };
}
