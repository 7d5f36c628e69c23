import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestOf, sentRequestSchema } from './sentRequest.ts';

const payload = { prospectId: 81, total: 7_881_092 };
const before = requestOf(payload, null, () => 'key 1');

describe('ADL-34 a request that may be sent again', () => {
  it('keeps its key while the payload is the same, after a reload too', () => {
    const sent = v.parse(sentRequestSchema, JSON.parse(JSON.stringify(before)));
    expect(requestOf(payload, sent, () => 'key 2')).toEqual({ content: JSON.stringify(payload), key: 'key 1' });
  });

  it('gets a new key for another payload, and after the server has decided', () => {
    expect(requestOf({ ...payload, prospectId: 82 }, before, () => 'key 2').key).toBe('key 2');
    expect(requestOf(payload, null, () => 'key 2').key).toBe('key 2');
  });

  it('is ignored when the stored value was tampered with', () => {
    expect(v.safeParse(sentRequestSchema, { content: 'x', key: 1 }).success).toBe(false);
  });
});
