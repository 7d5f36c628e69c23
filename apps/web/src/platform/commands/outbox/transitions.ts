import type { JobOutcome, OutboxJob, SubmitResult } from './types.ts';
import type { Halt, Verdict } from '../verdict.ts';

/** How long an attempt may be under way in another tab, in ms: two calls and a refresh at their limits. */
export const ATTEMPT_LIMIT_MS = 120_000;
/** So often a job may fail on a server that is well otherwise before it is set aside. */
const FAILURES_LIMIT = 3;

/** Whether a tab sends the job at that moment, as far as the job tells. */
export const isBeingSent = ({ sentAt }: OutboxJob, now: number): boolean =>
  sentAt !== null && now >= sentAt && now - sentAt < ATTEMPT_LIMIT_MS;

export type ClaimContext = {
  /** Whether the server honours keys. */
  readonly keyed: boolean;
  /** Whether no other tab can be sending. */
  readonly alone: boolean;
  /** In ms since 1970. */
  readonly now: number;
};

/** The job as stored by a tab that is about to send it; `job` is stored from then on. */
export type Claim =
  | { readonly kind: 'mine'; readonly job: OutboxJob }
  /** An attempt was cut off and may have done its work: it is not sent again. */
  | { readonly kind: 'unknown'; readonly job: OutboxJob }
  /** Another tab is sending it, or it was decided meanwhile. */
  | { readonly kind: 'busy' | 'decided'; readonly job: OutboxJob };

/**
 * Claims a job before it is sent. What was sent before is sent again only under its key: an attempt that was cut off, by a
 * crash or a closed page, is one without an answer.
 */
export function claimed(job: OutboxJob, { keyed, alone, now }: ClaimContext): Claim {
  if (job.state !== 'waiting') return { kind: 'decided', job };
  if (!alone && isBeingSent(job, now)) return { kind: 'busy', job };
  if (job.attempts > 0 && !(keyed && job.keyed))
    return { kind: 'unknown', job: { ...job, state: 'unknown', sentAt: null } };
  // Until its answer says otherwise.
  return { kind: 'mine', job: { ...job, attempts: job.attempts + 1, keyed, uncertain: true, sentAt: now } };
}

/** What follows from an attempt. */
export type Step = {
  /** The stored job; null for none. */
  readonly job: OutboxJob | null;
  /** The result for a waiting dialog. */
  readonly result: SubmitResult;
  /** How the job ended or came to wait for the person; null while it waits to be sent. */
  readonly settled: JobOutcome | null;
  /** Why the next one is not to be sent now; null where it is. */
  readonly halt: Halt | null;
};

const waits = (job: OutboxJob, halt: Halt): Step => ({ job, result: { kind: 'queued' }, settled: null, halt });
const ends = (outcome: JobOutcome, saved: OutboxJob | null, halt: Halt | null = null): Step => ({
  job: saved,
  result: outcome,
  settled: outcome,
  halt,
});

/** What a dialog that holds what was typed is given back: nothing is kept. */
const givenBack = (reason: Exclude<Halt, 'later'>, halt: Halt = reason): Step =>
  ends({ kind: 'failed', reason }, null, halt);

export type AttemptContext = {
  /** A dialog waits for it, holds the input and shows the result: nothing is stored for review. */
  readonly shown: boolean;
  /** Whether the server does other things: then a failure is this job's own. */
  readonly well: boolean;
};

/**
 * The state after a server failure, or a page instead of an answer, without a waiting dialog. A failure did nothing; an
 * earlier attempt may have.
 */
function afterFailure(
  job: OutboxJob,
  verdict: Extract<Verdict, { kind: 'failed' | 'garbled' }>,
  { well }: AttemptContext,
): Step {
  const counted = { ...job, failures: job.failures + (well ? 1 : 0) };
  if (counted.failures < FAILURES_LIMIT) return waits(counted, 'server');
  if (verdict.kind === 'garbled' || job.uncertain) return ends({ kind: 'unknown' }, { ...counted, state: 'unknown' });
  const { status, message } = verdict;
  return ends({ kind: 'refused', status, message }, { ...counted, state: 'refused', status, message });
}

/** What follows from the verdict on a job: `before` it was claimed, and as it was `sent`. */
export function after(before: OutboxJob, sent: OutboxJob, verdict: Verdict, context: AttemptContext): Step {
  const rest: OutboxJob = { ...sent, sentAt: null };
  const { shown } = context;
  // A failure did nothing this time; an earlier attempt, of another tab, may have.
  const reason = (own: Exclude<Halt, 'later'>) => (before.uncertain ? 'unanswered' : own);
  switch (verdict.kind) {
    case 'done':
      return ends({ kind: 'done' }, null);
    case 'refused': {
      const { status, message } = verdict;
      return ends({ kind: 'refused', status, message }, shown ? null : { ...rest, state: 'refused', status, message });
    }
    case 'unknown':
      return ends({ kind: 'unknown' }, shown ? null : { ...rest, state: 'unknown' }, verdict.halt);
    case 'unanswered':
      // Only a connection that fails leaves to the outbox what a dialog waits for.
      return shown && verdict.halt === 'unanswered' ? givenBack('unanswered') : waits(rest, verdict.halt);
    case 'notSent':
      return waits({ ...before, sentAt: null }, 'later');
    case 'notTried':
      return shown ? givenBack(reason(verdict.halt), verdict.halt) : waits({ ...before, sentAt: null }, verdict.halt);
    case 'failed':
      if (shown) return givenBack(reason('server'), 'server');
      return afterFailure({ ...rest, uncertain: before.uncertain }, verdict, context);
    default:
      return shown ? givenBack('server') : afterFailure(rest, verdict, context);
  }
}

/**
 * A job that the person wants to be tried again. A refusal was stored by the server under its key, so it gets another one; what may
 * have been done keeps its own.
 */
export function reopened(job: OutboxJob, freshKey: string): OutboxJob {
  if (job.state === 'waiting') return job;
  const isDecided = job.state === 'refused' && (job.status ?? 0) < 500;
  const reset = { state: 'waiting', failures: 0, status: null, message: null } as const;
  if (isDecided) return { ...job, ...reset, key: freshKey, attempts: 0, keyed: false, uncertain: false };
  return { ...job, ...reset, attempts: job.keyed ? job.attempts : 0 };
}
