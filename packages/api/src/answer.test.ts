import { describe, expect, it } from 'vitest';
import { bodyOf, readAnswer } from './answer.ts';
import { MalformedAnswerError, UnexpectedStatusError } from './errors.ts';
import { apiAgainst } from './testing/apiAgainst.ts';

const reply = (data: unknown, status = 200) => ({ data, response: new Response(null, { status }) });
const call = 'GET /user/me';

describe('an answer', () => {
  it('SES-17 SES-19 has its status and body in the envelope', () => {
    const answer = readAnswer(call, reply('{"status":201,"body":[1]}'));
    expect(answer).toMatchObject({ status: 201, body: [1], code: null });
  });

  it('SES-17 has the HTTP status where the envelope has none', () => {
    expect(readAnswer(call, reply('{"body":{}}', 201)).status).toBe(201);
  });

  it.each([
    ['envelope', '{"status":200,"code":210}', 200],
    ['body', '{"status":200,"body":{"code":210}}', 200],
    ['HTTP status', '{"body":null}', 210],
    ['text', '{"code":"210"}', 200],
  ])('AUTH-22 has its code in the %s', (_, text, status) => {
    expect(readAnswer(call, reply(text, status)).code).toBe(210);
  });

  it.each(['', '<!doctype html>', '{"status":', '[]', 'null', '12', '"ok"'])('is malformed as %j', (text) => {
    expect(() => readAnswer(call, reply(text))).toThrow(MalformedAnswerError);
  });

  it('SES-12 has the status of a server that failed, whatever page a proxy sends with it', () => {
    for (const text of ['', '<!doctype html>', '[]']) {
      expect(() => readAnswer(call, reply(text, 502))).toThrow(UnexpectedStatusError);
    }
  });

  it('gives its body for the status that the document calls a success, and no other', () => {
    expect(bodyOf(call, reply('{"status":200,"body":7}'))).toBe(7);
    expect(() => bodyOf(call, reply('{"status":422,"body":7}'))).toThrow(UnexpectedStatusError);
  });
});

describe('an answer over the network', () => {
  const envelope = '{"status":200,"body":null}';

  it.each(['', '<!doctype html>', '{"status":', '[]', 'null', JSON.stringify(envelope)])(
    'is malformed as %j, whatever the length that its header tells',
    async (text) => {
      for (const headers of [{}, { 'content-length': String(Buffer.byteLength(text)) }]) {
        const { api } = await apiAgainst(() => ({ text, headers }));
        await expect(api.me()).rejects.toThrow(MalformedAnswerError);
      }
    },
  );

  it.each(['', '<!doctype html>', '{"status":', envelope])(
    'SES-12 is a failure as %j of a failed server',
    async (text) => {
      const { api } = await apiAgainst(() => ({ text: text.replace('200', '502'), status: 502 }));
      await expect(api.me()).rejects.toThrow(UnexpectedStatusError);
    },
  );

  it('stops when its caller leaves', async () => {
    const { api } = await apiAgainst(() => ({ text: envelope }));
    const reason = new Error('another page');
    await expect(api.me(AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
