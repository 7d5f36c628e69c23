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

describe('what tabs tell each other', () => {
  it.each(messages.map((message) => [message]))('arrives as it was sent: %j', async (message) => {
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
  ])('is passed over where it is of another release: %j', (data) => {
    expect(readMessage(data)).toBeNull();
  });

  it('never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(() => readMessage(data)).not.toThrow();
      }),
    );
  });

  it('is nothing in a browser without channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(() => tabChannel().post({ kind: 'changed' })).not.toThrow();
  });
});
