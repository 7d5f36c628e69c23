import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnreachableError } from './errors.ts';
import { acrossTabs } from './session.ts';
import { createTransport } from './transport.ts';

const request = () => new Request('http://server.test/');

const silent = (sent: Request) =>
  new Promise<Response>((_, reject) => sent.signal.addEventListener('abort', () => reject(sent.signal.reason)));

afterEach(() => vi.restoreAllMocks());

describe('the transport', () => {
  it('gives its caller’s own reason for a call that was aborted, before it left or after', async () => {
    const reason = new Error('not needed any more');
    const gone = new Request('http://server.test/', { signal: AbortSignal.abort(reason) });
    await expect(
      createTransport(async (sent) => {
        sent.signal.throwIfAborted();
        return new Response();
      })(gone),
    ).rejects.toBe(reason);
    const controller = new AbortController();
    const answer = createTransport(silent)(new Request('http://server.test/', { signal: controller.signal }));
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });

  it('works in a browser without AbortSignal.any and AbortSignal.timeout', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('AbortSignal.timeout is not a function');
    });
    expect((await createTransport(async () => new Response('here'))(request())).status).toBe(200);
    await expect(createTransport(silent, 20)(request())).rejects.toThrow(UnreachableError);
    expect(await acrossTabs()(async () => 'done')).toBe('done');
  });

  it('gives up a server that stays silent, and says that it was the time', async () => {
    const answer = createTransport(silent, 20)(request());
    await expect(answer).rejects.toThrow(UnreachableError);
    await expect(answer).rejects.toMatchObject({ timedOut: true });
  });

  it('says of a connection that fails that it was not the time', async () => {
    const answer = createTransport(() => Promise.reject(new TypeError('Failed to fetch')))(request());
    await expect(answer).rejects.toThrow(UnreachableError);
    await expect(answer).rejects.toMatchObject({ timedOut: false });
  });

  it('counts an answer that breaks off half-way as none', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) });
    await expect(createTransport(async () => new Response(broken))(request())).rejects.toThrow(UnreachableError);
  });

  it('keeps status and headers of an answer without content', async () => {
    const response = await createTransport(async () => new Response(null, { status: 204 }))(request());
    expect([response.status, response.body]).toEqual([204, null]);
  });
});
