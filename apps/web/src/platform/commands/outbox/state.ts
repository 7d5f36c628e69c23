import { atom } from 'jotai';
import type { OutboxJob, OutboxState } from './types.ts';

/** An outbox with nothing in it. */
export const EMPTY_OUTBOX: OutboxState = {
  waiting: [],
  refused: [],
  unknown: [],
  pendingActivityIds: new Set(),
  pendingStartIds: new Set(),
  sending: false,
  lastSentAt: null,
  online: true,
};

/** What the outbox of the page holds; empty until it was opened. */
export const outboxStateAtom = atom<OutboxState>(EMPTY_OUTBOX);

/** Whether the outbox of the page was opened: from then on there may be something to show. */
export const outboxOpenAtom = atom(false);

/** The jobs by how they stand. */
export function sortedJobs(
  jobs: readonly OutboxJob[],
): Pick<OutboxState, 'waiting' | 'refused' | 'unknown' | 'pendingActivityIds' | 'pendingStartIds'> {
  const inState = (state: OutboxJob['state']) => jobs.filter((job) => job.state === state);
  const waiting = inState('waiting');
  return {
    waiting,
    refused: inState('refused'),
    unknown: inState('unknown'),
    pendingActivityIds: new Set(
      waiting.flatMap((job) => (job.call === 'end' || job.call === 'reschedule' ? [job.activityId] : [])),
    ),
    pendingStartIds: new Set(waiting.flatMap((job) => (job.call === 'start' ? [job.activityId] : []))),
  };
}

/** Number of stored jobs, in any state. */
export const savedJobs = ({ waiting, refused, unknown }: OutboxState): number =>
  waiting.length + refused.length + unknown.length;
