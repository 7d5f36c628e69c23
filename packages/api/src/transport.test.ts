import { describe, expect, it } from 'vitest';
import { UnreachableError } from './errors.ts';
import { createTransport } from './transport.ts';

const request = () => new Request('http://server.test/');

const silent = (sent: Request) =>
  new Promise<Response>((_, reject) => sent.signal.addEventListener('abort', () => reject(sent.signal.reason)));

describe('the transport', () => {
  it('gives up a server that stays silent', async () => {
    await expect(createTransport(silent, 20)(request())).rejects.toThrow(UnreachableError);
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
