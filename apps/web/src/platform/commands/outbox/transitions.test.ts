import { describe, expect, it } from 'vitest';
import { addition, newJob } from './testing/jobs.ts';
import { after, ATTEMPT_LIMIT_MS, claimed, reopened } from './transitions.ts';
import type { OutboxJob, OutboxJobFacts } from './types.ts';

const job = (facts: Partial<OutboxJobFacts> = {}): OutboxJob => ({ ...newJob(addition(1), facts), id: 1 });
const free = { keyed: true, alone: true, now: 5000 };
const failure = { kind: 'failed', status: 503, message: null } as const;

describe('claiming a job', () => {
  it('counts the attempt and treats its result as uncertain until a response', () => {
    expect(claimed(job(), free)).toMatchObject({
      kind: 'mine',
      job: { attempts: 1, keyed: true, uncertain: true, sentAt: 5000 },
    });
  });

  it('respects another tab’s claim for the duration of an attempt, unless that tab cannot exist', () => {
    const sent = job({ attempts: 1, keyed: true, uncertain: true, sentAt: 5000 });
    const apart = { ...free, alone: false };
    expect(claimed(sent, apart).kind).toBe('busy');
    expect(claimed(sent, { ...apart, now: 5000 + ATTEMPT_LIMIT_MS - 1 }).kind).toBe('busy');
    expect(claimed(sent, { ...apart, now: 5000 + ATTEMPT_LIMIT_MS }).kind).toBe('mine');
    // A clock that was set back.
    expect(claimed(sent, { ...apart, now: 4999 }).kind).toBe('mine');
    expect(claimed(sent, free).kind).toBe('mine');
  });

  it.each([
    ['sent without a key, host with keys', { attempts: 1, keyed: false }, true],
    ['sent without a key, host without', { attempts: 1, keyed: false }, false],
    ['sent with a key, host without', { attempts: 1, keyed: true }, false],
  ])('never resends a job that could run twice: %s', (_, facts, keyed) => {
    expect(claimed(job(facts), { ...free, keyed })).toMatchObject({ kind: 'unknown', job: { state: 'unknown' } });
  });

  it.each(['refused', 'unknown'] as const)('leaves a job in state %s to the person', (state) => {
    expect(claimed(job({ state }), free).kind).toBe('decided');
  });
});

describe('after a failure', () => {
  it('the dialog reports that the job failed, unless an earlier attempt may have succeeded', () => {
    const context = { shown: true, well: false };
    expect(after(job(), job({ attempts: 1, uncertain: true }), failure, context)).toMatchObject({
      result: { kind: 'failed', reason: 'server' },
      job: null,
    });
    const before = job({ attempts: 1, uncertain: true });
    expect(after(before, { ...before, attempts: 2 }, failure, context)).toMatchObject({
      result: { kind: 'failed', reason: 'unanswered' },
      job: null,
    });
  });

  it.each([
    [false, 'refused'],
    [true, 'unknown'],
  ] as const)(
    'the third failure on a healthy server sets the job aside; earlier attempt uncertain %s: %s',
    (uncertain, state) => {
      const before = job({ attempts: 2, failures: 2, uncertain });
      const sent = job({ attempts: 3, failures: 2, uncertain: true });
      expect(after(before, sent, failure, { shown: false, well: true })).toMatchObject({ job: { state }, halt: null });
      expect(after(before, sent, failure, { shown: false, well: false })).toMatchObject({
        job: { state: 'waiting', failures: 2 },
        halt: 'server',
      });
    },
  );
});

describe('a job that the person retries', () => {
  it('gets a new key after a final refusal, and keeps its key when it may have succeeded', () => {
    const refused = job({ state: 'refused', status: 422, attempts: 1, keyed: true, message: 'x' });
    expect(reopened(refused, 'fresh')).toMatchObject({ key: 'fresh', attempts: 0, state: 'waiting', message: null });
    const failed = job({ state: 'refused', status: 503, attempts: 3, keyed: true, failures: 3 });
    expect(reopened(failed, 'fresh')).toMatchObject({ key: 'key', attempts: 3, keyed: true, failures: 0 });
    const unknown = job({ state: 'unknown', attempts: 1, keyed: false, uncertain: true });
    expect(reopened(unknown, 'fresh')).toMatchObject({ key: 'key', attempts: 0, state: 'waiting' });
    const waiting = job({ attempts: 1 });
    expect(reopened(waiting, 'fresh')).toBe(waiting);
  });
});
