import * as v from 'valibot';
import { readJob } from './jobRecord.ts';
import type { JobOutcome, OutboxJob } from './types.ts';

/**
 * Messages between tabs: the stored jobs changed; a dialog shows, or no longer shows, the job with that key; a job was
 * settled.
 */
export type TabMessage =
  | { readonly kind: 'changed' }
  | { readonly kind: 'shown' | 'left'; readonly key: string }
  | { readonly kind: 'settled'; readonly job: OutboxJob; readonly outcome: JobOutcome };

/** The channel to other tabs. */
export type TabChannel = {
  readonly post: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
};

const shape = v.object({
  kind: v.picklist(['changed', 'shown', 'left', 'settled']),
  key: v.optional(v.string()),
  job: v.optional(v.unknown()),
  outcome: v.optional(
    v.object({
      kind: v.picklist(['done', 'refused', 'unknown', 'failed']),
      status: v.optional(v.number()),
      message: v.optional(v.nullable(v.string())),
      reason: v.optional(v.picklist(['server', 'unanswered', 'notSaved'])),
    }),
  ),
});

function readOutcome({
  kind,
  status,
  message = null,
  reason,
}: NonNullable<v.InferOutput<typeof shape>['outcome']>): JobOutcome | null {
  if (kind === 'failed') return reason === undefined ? null : { kind, reason };
  if (kind !== 'refused') return { kind };
  return status === undefined ? null : { kind, status, message };
}

/** Parses a message of another tab; null when this release does not know it. */
export function readMessage(data: unknown): TabMessage | null {
  const read = v.safeParse(shape, data);
  if (!read.success) return null;
  const { kind, key } = read.output;
  if (kind === 'changed') return { kind };
  if (kind !== 'settled') return key === undefined ? null : { kind, key };
  const job = readJob(read.output.job);
  const outcome = read.output.outcome && readOutcome(read.output.outcome);
  return job && outcome ? { kind, job, outcome } : null;
}

/** The outbox's channel; a silent one without BroadcastChannel, where each tab reads for itself. */
export function tabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel('sereno:outbox');
  const post = channel.postMessage.bind(channel);
  return {
    post: (sent) => post(sent),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }) => {
        const message = readMessage(data);
        if (message !== null) listener(message);
      }),
  };
}
