import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closing, newJob } from './testing/jobs.ts';
import { readMessage, type TabMessage, tabChannel } from './tabChannel.ts';

afterEach(() => vi.unstubAllGlobals());

const job = { ...newJob(closing(9001)), id: 1 };
const messages: readonly TabMessage[] = [
  { kind: 'changed' },
  { kind: 'shown', key: 'key' },
  { kind: 'left', key: 'key' },
  { kind: 'settled', job, outcome: { kind: 'done' } },
  { kind: 'settled', job, outcome: { kind: 'refused', status: 409, message: null } },
];

describe('messages between tabs', () => {
  it.each(messages.map((message) => [message]))('arrive unchanged: %j', async (message) => {
    const [one, two] = [tabChannel(), tabChannel()];
    const heard = new Promise((resolve) => two.listen(resolve));
    one.post(message);
    expect(await heard).toEqual(message);
  });

  it.each([
    null,
    'changed',
    { kind: 'reload' },
    { kind: 'shown' },
    { kind: 'settled', job: { ...job, call: 'delete' }, outcome: { kind: 'done' } },
    { kind: 'settled', job, outcome: { kind: 'refused' } },
    { kind: 'settled', job },
  ])('are ignored when they come from another release: %j', (data) => {
    expect(readMessage(data)).toBeNull();
  });

  it('never throw for any data', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(() => readMessage(data)).not.toThrow();
      }),
    );
  });

  it('do nothing in a browser without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(() => tabChannel().post({ kind: 'changed' })).not.toThrow();
  });
});
