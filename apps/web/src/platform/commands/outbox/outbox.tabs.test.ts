import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, settle, type TabOptions } from './testing/fakeBrowser.ts';
import { addition, closing } from './testing/jobs.ts';
import { modelServer } from './testing/modelServer.ts';

afterEach(() => vi.unstubAllGlobals());

function world(honours = true) {
  const server = modelServer(honours);
  return { server, ...fakeBrowser(server) };
}
const labels = (jobs: readonly { readonly label: string }[]) => jobs.map(({ label }) => label);

const browsers: readonly (readonly [string, TabOptions])[] = [
  ['with locks and channels', {}],
  ['without locks (plain http)', { withLocks: false }],
  ['without channels', { withChannel: false }],
  ['without either', { withLocks: false, withChannel: false }],
];

describe('two tabs', () => {
  it.each(browsers)('%s send each job once, in order', async (_, options) => {
    const { server, browser, open } = world();
    const [one, two] = [open(options), open(options)];
    browser.online = false;
    await one.outbox.submit(addition(1));
    await two.outbox.submit(addition(2));
    await one.outbox.submit(addition(3));
    browser.online = true;
    one.outbox.wake();
    two.outbox.wake();
    await settle();
    one.outbox.wake();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1', 'Prospecto 2', 'Prospecto 3']);
    expect(server.requests).toHaveLength(3);
  });

  it.each(browsers)('%s send each job once to a host without keys', async (_, options) => {
    const { server, browser, open } = world(false);
    const [one, two] = [open(options), open(options)];
    browser.online = false;
    await one.outbox.submit(addition(1));
    await two.outbox.submit(addition(2));
    browser.online = true;
    for (let round = 0; round < 3; round += 1) {
      one.outbox.wake();
      two.outbox.wake();
      await settle();
    }
    expect(labels(server.done)).toEqual(['Prospecto 1', 'Prospecto 2']);
    expect(server.requests).toHaveLength(2);
  });

  it('show the same state, and refetch their lists', async () => {
    const { browser, open } = world();
    const [one, two] = [open(), open()];
    browser.online = false;
    await one.outbox.submit(closing(9001));
    await settle();
    expect(two.state().pendingActivityIds).toEqual(new Set([9001]));
    browser.online = true;
    one.outbox.wake();
    await settle();
    expect(two.state().waiting).toEqual([]);
    expect([one.news, two.news]).toEqual([['Actividad 9001: done'], []]);
    expect(two.settled).toEqual(['Actividad 9001: done, told']);
  });

  it('show the result only in the dialog’s tab when the other tab sends its job', async () => {
    const { server, browser, open } = world();
    const [one, two] = [open(), open()];
    browser.online = false;
    await one.outbox.submit(addition(1));
    browser.online = true;
    server.fates.push('answered', 'refused');
    // The first tab has the lock when the second saves, and sends its job on the way.
    one.outbox.wake();
    expect(await two.outbox.submit(closing(9001))).toMatchObject({ kind: 'refused', status: 409 });
    await settle();
    expect([one.news, two.news]).toEqual([['Prospecto 1: done'], []]);
    expect([one.state().refused, two.state().refused]).toEqual([[], []]);
  });

  it('keep a refused job for review when the tab with its dialog has closed', async () => {
    const { server, browser, open } = world();
    const [one, two] = [open(), open()];
    browser.online = false;
    await one.outbox.submit(addition(1));
    browser.online = true;
    server.fates.push('answered', 'refused');
    one.outbox.wake();
    void two.outbox.submit(closing(9001));
    await new Promise(setImmediate);
    two.die();
    await settle();
    one.outbox.wake();
    await settle();
    expect(labels(one.state().refused)).toEqual(['Actividad 9001']);
  });

  it('show a result in the sending tab when the other tab’s dialog has closed', async () => {
    const { browser, open } = world();
    const [one, two] = [open(), open()];
    browser.online = false;
    await two.outbox.submit(addition(1));
    await settle();
    browser.online = true;
    one.outbox.wake();
    await settle();
    expect([one.news, two.news]).toEqual([['Prospecto 1: done'], []]);
  });

  it('do not report failure when an earlier attempt of the other tab got no response', async () => {
    const { server, open } = world();
    const [one, two] = [open(), open()];
    server.fates.push('answerLost', 'failed');
    const saved = two.outbox.submit(addition(1));
    one.outbox.wake();
    const result = await saved;
    await settle();
    expect(result).toEqual({ kind: 'failed', reason: 'unanswered' });
    expect(await two.outbox.submit(addition(1))).toEqual({ kind: 'done' });
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1']);
  });

  it('continue with the same key when the sending tab dies', async () => {
    const { server, open } = world();
    const [one, two] = [open(), open()];
    server.fates.push('doneAndHangs');
    void one.outbox.submit(addition(1));
    await settle();
    const saved = two.outbox.submit(addition(2));
    await settle();
    one.die();
    expect(await saved).toEqual({ kind: 'done' });
    expect(labels(server.done)).toEqual(['Prospecto 1', 'Prospecto 2']);
  });

  it('report an unknown result and drop the job when the sending tab dies, on a host without keys', async () => {
    const { server, browser, open } = world(false);
    const [one, two] = [open(), open()];
    browser.online = false;
    await one.outbox.submit(addition(1));
    browser.online = true;
    server.fates.push('answered', 'doneAndHangs');
    one.outbox.wake();
    const saved = two.outbox.submit(closing(9001));
    await settle();
    one.die();
    expect(await saved).toEqual({ kind: 'unknown' });
    await settle();
    expect([two.state().unknown, two.state().waiting, server.requests.length]).toEqual([[], [], 2]);
  });

  it('wait for the other tab’s attempt to expire when there are no locks', async () => {
    const { server, browser, open } = world();
    const [one, two] = [open({ withLocks: false }), open({ withLocks: false })];
    server.fates.push('doneAndHangs');
    void one.outbox.submit(addition(1));
    await settle();
    expect(await two.outbox.submit(addition(2))).toEqual({ kind: 'queued' });
    expect(server.requests).toHaveLength(1);
    one.die();
    browser.now += 120_000;
    two.outbox.wake();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1', 'Prospecto 2']);
  });
});
