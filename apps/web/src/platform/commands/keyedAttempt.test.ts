import { type Outcome, UnexpectedStatusError, UnreachableError } from '@sereno/api';
import { describe, expect, it, vi } from 'vitest';
import { keyedAttempt } from './keyedAttempt.ts';

const DONE: Outcome = { kind: 'done' };

/** A host that is heard to honour keys, or not, by the answer to the harmless question. */
function hostOf({ heard = false, ask }: { heard?: boolean; ask: () => boolean }) {
  let honoured = heard;
  const me = vi.fn<() => Promise<null>>(async () => {
    honoured ||= ask();
    return null;
  });
  return { honoursKeys: () => honoured, me };
}
const sending = () => vi.fn<(key: string | undefined) => Promise<Outcome>>(async () => DONE);

describe('an attempt with an idempotency key', () => {
  it('skips the probe when the host is known to honour keys', async () => {
    const host = hostOf({ heard: true, ask: () => true });
    const send = sending();
    expect(await keyedAttempt(host, 'key', send)).toEqual({ kind: 'done' });
    expect(host.me).not.toHaveBeenCalled();
    expect(send.mock.calls).toEqual([['key']]);
  });

  it('probes an unknown host first, then is sent with its key', async () => {
    const send = sending();
    expect(await keyedAttempt(hostOf({ ask: () => true }), 'key', send)).toEqual({ kind: 'done' });
    expect(send.mock.calls).toEqual([['key']]);
  });

  it('is sent without a key to a host that does not honour keys', async () => {
    const send = sending();
    expect(await keyedAttempt(hostOf({ ask: () => false }), 'key', send)).toEqual({ kind: 'done' });
    expect(send.mock.calls).toEqual([[undefined]]);
  });

  it.each([
    ['cannot be reached', new UnreachableError('down'), { kind: 'unanswered', halt: 'later' }],
    ['is silent', new UnreachableError('slow', true), { kind: 'unanswered', halt: 'unanswered' }],
    ['fails', new UnexpectedStatusError(502, 'GET /user/me'), { kind: 'garbled', status: 502 }],
  ])('is not sent when the host %s, and can be retried', async (_title, error, verdict) => {
    const send = sending();
    const host = {
      honoursKeys: () => false,
      me: () => Promise.reject(error),
    };
    expect(await keyedAttempt(host, 'key', send)).toEqual(verdict);
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent when the host refuses only the probe', async () => {
    const send = sending();
    const host = {
      honoursKeys: () => false,
      me: () => Promise.reject(new UnexpectedStatusError(404, 'GET /user/me')),
    };
    expect(await keyedAttempt(host, 'key', send)).toEqual({ kind: 'done' });
    expect(send.mock.calls).toEqual([[undefined]]);
  });
});
