import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestOf, sentRequestSchema } from './sentRequest.ts';

const payload = { prospectId: 81, total: 7_881_092 };
const before = requestOf(payload, null, () => 'key 1');

describe('ADL-34 a request that may be sent again', () => {
  it('is the one of before while the payload is the same, after a reload too', () => {
    const sent = v.parse(sentRequestSchema, JSON.parse(JSON.stringify(before)));
    expect(requestOf(payload, sent, () => 'key 2')).toEqual({ content: JSON.stringify(payload), key: 'key 1' });
  });

  it('is another one for another payload, and once the server has decided', () => {
    expect(requestOf({ ...payload, prospectId: 82 }, before, () => 'key 2').key).toBe('key 2');
    expect(requestOf(payload, null, () => 'key 2').key).toBe('key 2');
  });

  it('is none when it was tampered with', () => {
    expect(v.safeParse(sentRequestSchema, { content: 'x', key: 1 }).success).toBe(false);
  });
});
