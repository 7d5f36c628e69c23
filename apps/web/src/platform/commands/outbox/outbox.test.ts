import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JobStore } from './jobStore.ts';
import { fakeBrowser, settle } from './testing/fakeBrowser.ts';
import { addition, closing } from './testing/jobs.ts';
import { modelServer } from './testing/modelServer.ts';

afterEach(() => vi.unstubAllGlobals());

function world(honours = true) {
  const server = modelServer(honours);
  const browser = fakeBrowser(server);
  return { server, ...browser };
}
const labels = (jobs: readonly { readonly label: string }[]) => jobs.map(({ label }) => label);

/** Advances pending work by so many steps. */
async function turn(count: number): Promise<void> {
  for (let step = 0; step < count; step += 1) await new Promise(setImmediate);
}

/** What was read is old by the time it is there. */
const slow = (own: JobStore): JobStore => ({
  ...own,
  all: async () => {
    const jobs = await own.all();
    await turn(8);
    return jobs;
  },
});

describe('saving with a network', () => {
  it('ADL-34 reports the result to the dialog once, and removes the job', async () => {
    const { server, open } = world();
    const tab = open();
    expect(await tab.outbox.submit(closing(9001))).toEqual({ kind: 'done' });
    await settle();
    expect(labels(server.done)).toEqual(['Actividad 9001']);
    expect(server.requests[0]?.key).toBe('key-1');
    expect(tab.state().waiting).toEqual([]);
    expect(tab.state().lastSentAt).not.toBeNull();
    expect([tab.news, tab.settled]).toEqual([[], ['Actividad 9001: done, told']]);
  });

  it('ADL-24 shows a refusal in the dialog, and stores no job', async () => {
    const { server, open } = world();
    server.fates.push('refused');
    const tab = open();
    const result = await tab.outbox.submit(closing(9001));
    expect(result).toEqual({ kind: 'refused', status: 409, message: 'Actividad ya finalizada' });
    await settle();
    expect([tab.state().refused, tab.news]).toEqual([[], []]);
  });

  it('reports a server failure; saving again unchanged reuses the key', async () => {
    const { server, open } = world();
    server.fates.push('failed');
    const tab = open();
    expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'failed', reason: 'server' });
    await settle();
    expect(tab.state().waiting).toEqual([]);
    expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'done' });
    expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'done' });
    expect(server.requests.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it.each([
    ['failed', 'server'],
    ['page', 'server'],
    ['html', 'server'],
    ['timeOut', 'unanswered'],
    ['doneAndTimeOut', 'unanswered'],
  ] as const)(
    '%s: returns the job to the dialog (%s), does not retry by itself, and executes it once',
    async (fate, reason) => {
      const { server, open } = world();
      const tab = open();
      await tab.outbox.submit(addition(7));
      server.fates.push(fate, fate);
      expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'failed', reason });
      await settle();
      expect(await tab.outbox.submit(addition(2))).toEqual({ kind: 'failed', reason });
      await settle();
      tab.outbox.wake();
      await settle();
      expect([tab.state().waiting, tab.state().unknown, tab.news, tab.planned()]).toEqual([[], [], [], []]);
      // The first again as it is, the second with another text.
      expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'done' });
      expect(await tab.outbox.submit({ ...addition(2), label: 'Otro' })).toEqual({ kind: 'done' });
      expect(server.done.filter(({ label }) => label === 'Prospecto 1')).toHaveLength(1);
      const keys = server.requests.map(({ key }) => key);
      expect(keys.at(-2)).toBe('key-2');
      expect(keys.at(-1)).toBe('key-4');
    },
  );

  it.each([
    ['fails', 'server'],
    ['does not answer', 'unanswered'],
  ] as const)('returns the job unsent when the probe shows that the server %s', async (what, reason) => {
    const { server, open } = world();
    const tab = open();
    if (what === 'fails') server.state.isWell = false;
    else server.state.answers = false;
    const both = Promise.all([tab.outbox.submit(addition(1)), tab.outbox.submit(addition(2))]);
    expect(await both).toEqual([
      { kind: 'failed', reason },
      { kind: 'failed', reason },
    ]);
    await settle();
    expect([server.requests, tab.state().waiting]).toEqual([[], []]);
  });

  it('returns a job that was saved while the previous one failed, at any moment', async () => {
    const kinds: string[] = [];
    for (let turns = 0; turns < 60; turns += 2) {
      const { server, open } = world();
      const tab = open({ store: slow });
      await tab.outbox.submit(addition(7));
      await settle();
      server.fates.push('failed', 'failed');
      const first = tab.outbox.submit(addition(1));
      await turn(turns);
      kinds.push((await tab.outbox.submit(addition(2))).kind, (await first).kind);
      await settle();
      expect(tab.state().waiting).toEqual([]);
    }
    expect(new Set(kinds)).toEqual(new Set(['failed']));
  });

  it('returns a job behind a failing queued job; the queued job stays', async () => {
    const { server, browser, open } = world();
    const tab = open();
    await tab.outbox.submit(addition(7));
    browser.online = false;
    await tab.outbox.submit(addition(1));
    browser.online = true;
    server.state.isWell = false;
    server.fates.push('failed');
    expect(await tab.outbox.submit(addition(2))).toEqual({ kind: 'failed', reason: 'server' });
    await settle();
    expect(labels(tab.state().waiting)).toEqual(['Prospecto 1']);
    tab.outbox.wake();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 7', 'Prospecto 1']);
  });

  it.each(['failed', 'html', 'timeOut'] as const)(
    '%s: keeps and retries a job whose dialog closed, and the frame shows the result',
    async (fate) => {
      const { server, open } = world();
      const tab = open();
      const gone = new AbortController();
      server.fates.push(fate);
      const saved = tab.outbox.submit(addition(1), { signal: gone.signal, onSaved: () => gone.abort() });
      expect(await saved).toEqual({ kind: 'queued' });
      await settle();
      expect(labels(tab.state().waiting)).toEqual(['Prospecto 1']);
      tab.outbox.wake();
      await settle();
      expect(labels(server.done)).toEqual(['Prospecto 1']);
      expect(tab.news).toEqual(['Prospecto 1: done']);
    },
  );

  it('ADL-38 is woken while a lost attempt is being written down, and tries again at once', async () => {
    const { server, open } = world();
    const changes: number[] = [];
    const tab = open({
      store: (own) => ({
        ...own,
        change: async (id, next) => {
          const job = await own.change(id, next);
          // First it is claimed, then what came of it is kept.
          if (changes.push(id) === 2) tab.outbox.wake();
          return job;
        },
      }),
    });
    server.fates.push('lost');
    expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'queued' });
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1']);
    expect(tab.state().waiting).toEqual([]);
  });

  it('signals when the job is stored, so that the draft can be deleted', async () => {
    const { server, open } = world();
    const first = open();
    const onSaved = vi.fn<() => void>(() => first.die());
    void first.outbox.submit(addition(1), { onSaved });
    await settle();
    expect(onSaved).toHaveBeenCalledTimes(1);
    const second = open();
    await second.outbox.follow();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1']);
  });

  it.each(['answerLost', 'lost'] as const)('%s: is sent again with its key, and executed once', async (fate) => {
    const { server, open } = world();
    const tab = open();
    server.fates.push(fate);
    expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'queued' });
    await settle();
    expect(labels(tab.state().waiting)).toEqual(['Prospecto 1']);
    tab.outbox.wake();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1']);
    expect(new Set(server.requests.map(({ key }) => key))).toEqual(new Set(['key-1']));
    expect(tab.news).toEqual(['Prospecto 1: done']);
  });

  it('shows the result in the frame after the dialog closed, and keeps a refused job for review', async () => {
    const { server, open } = world();
    const tab = open();
    const gone = new AbortController();
    server.fates.push('refused');
    const saved = tab.outbox.submit(closing(9001), { signal: gone.signal });
    gone.abort();
    expect(await saved).toEqual({ kind: 'queued' });
    await settle();
    expect(tab.news).toEqual(['Actividad 9001: refused']);
    expect(tab.state().refused).toMatchObject([{ label: 'Actividad 9001', status: 409 }]);
  });

  it('stores no job while signed out', async () => {
    const { server, open } = world();
    const tab = open();
    tab.tab.userId = null;
    expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'failed', reason: 'notSaved' });
    expect(server.requests).toEqual([]);
  });
});

describe('saving without a network', () => {
  it('queues at once, then sends each job once, in order, and reports each when the network is back', async () => {
    const { server, browser, open } = world();
    const tab = open();
    browser.online = false;
    for (const work of [addition(1), closing(9001), closing(9002, 'reschedule')]) {
      expect(await tab.outbox.submit(work)).toEqual({ kind: 'queued' });
    }
    await settle();
    expect(server.state.requested).toBe(0);
    expect(tab.state()).toMatchObject({ online: false, sending: false });
    expect(tab.state().pendingActivityIds).toEqual(new Set([9001, 9002]));
    browser.online = true;
    tab.outbox.wake();
    tab.outbox.wake();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1', 'Actividad 9001', 'Actividad 9002']);
    expect(server.requests).toHaveLength(3);
    expect(tab.news).toEqual(['Prospecto 1: done', 'Actividad 9001: done', 'Actividad 9002: done']);
    expect(tab.state().waiting).toEqual([]);
  });

  it('keeps the order when another job is saved later', async () => {
    const { server, browser, open } = world();
    const tab = open();
    browser.online = false;
    await tab.outbox.submit(addition(1));
    browser.online = true;
    expect(await tab.outbox.submit(addition(2))).toEqual({ kind: 'done' });
    expect(labels(server.done)).toEqual(['Prospecto 1', 'Prospecto 2']);
    expect(tab.news).toEqual(['Prospecto 1: done']);
  });

  it('ADL-24 keeps a refused job until it is discarded, without blocking the others', async () => {
    const { server, browser, open } = world();
    const tab = open();
    browser.online = false;
    for (const work of [addition(1), closing(9001), addition(2)]) await tab.outbox.submit(work);
    server.fates.push('answered', 'refused');
    browser.online = true;
    tab.outbox.wake();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1', 'Prospecto 2']);
    expect(tab.news).toEqual(['Prospecto 1: done', 'Actividad 9001: refused', 'Prospecto 2: done']);
    expect(tab.state().refused).toMatchObject([
      { status: 409, message: 'Actividad ya finalizada', payload: { observations: 'Pidió una cotización' } },
    ]);
    tab.outbox.discard(tab.state().refused[0]?.id ?? 0);
    await settle();
    expect(tab.state().refused).toEqual([]);
  });

  it('retries after 15 s, then at growing intervals up to 5 min, and at once when woken', async () => {
    const { server, browser, open } = world();
    server.state.isThere = false;
    const tab = open();
    await tab.outbox.submit(addition(1));
    await settle();
    const pauses: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const [pause = 0] = tab.planned();
      pauses.push(pause);
      browser.now += pause;
      tab.runTimers();
      await settle();
    }
    expect(pauses).toEqual([15_000, 30_000, 60_000, 120_000, 240_000, 300_000, 300_000]);
    tab.outbox.wake();
    await settle();
    expect(tab.planned()).toEqual([15_000]);
    server.state.isThere = true;
    tab.outbox.wake();
    await settle();
    expect(tab.planned()).toEqual([]);
    expect(labels(server.done)).toEqual(['Prospecto 1']);
  });

  it('sets a job aside after repeated failures when the server is healthy otherwise', async () => {
    const { server, open } = world();
    const tab = open();
    server.state.isThere = false;
    await tab.outbox.submit(addition(1));
    await tab.outbox.submit(addition(2));
    server.state.isThere = true;
    server.state.isWell = false;
    for (let round = 0; round < 5; round += 1) {
      server.fates.push('failed');
      tab.outbox.wake();
      await settle();
    }
    expect(labels(tab.state().waiting)).toEqual(['Prospecto 1', 'Prospecto 2']);
    server.state.isWell = true;
    server.fates.length = 0;
    for (let round = 0; round < 3; round += 1) {
      server.fates.push('failed');
      tab.outbox.wake();
      await settle();
    }
    expect(tab.state().refused).toMatchObject([{ label: 'Prospecto 1', status: 503 }]);
    expect(labels(server.done)).toEqual(['Prospecto 2']);
    tab.outbox.retry(tab.state().refused[0]?.id);
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 2', 'Prospecto 1']);
    expect(new Set(server.requests.filter(({ label }) => label === 'Prospecto 1').map(({ key }) => key)).size).toBe(1);
  });

  it('retries a refused job with a new key, because the server stored the refusal under the old one', async () => {
    const { server, browser, open } = world();
    const tab = open();
    browser.online = false;
    await tab.outbox.submit(addition(1));
    server.state.refusal = { status: 422, message: 'La fecha no debe ser anterior a la fecha mínima' };
    server.fates.push('refused');
    browser.online = true;
    tab.outbox.wake();
    await settle();
    tab.outbox.retry(tab.state().refused[0]?.id);
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1']);
    expect(tab.state().refused).toEqual([]);
  });

  it('can be discarded before it is sent, but not while it is being sent', async () => {
    const { server, browser, open } = world();
    const tab = open();
    browser.online = false;
    await tab.outbox.submit(addition(1));
    await tab.outbox.submit(addition(2));
    await settle();
    tab.outbox.discard(tab.state().waiting[0]?.id ?? 0);
    await settle();
    browser.online = true;
    server.fates.push('hangs');
    tab.outbox.wake();
    await settle();
    expect(tab.state().sending).toBe(true);
    tab.outbox.discard(tab.state().waiting[0]?.id ?? 0);
    await settle();
    expect(labels(tab.state().waiting)).toEqual(['Prospecto 2']);
  });
});

describe('a page closed while sending', () => {
  it.each(['hangs', 'doneAndHangs'] as const)(
    '%s: the next page sends the same key, and the job is executed once',
    async (fate) => {
      const { server, open } = world();
      const first = open();
      server.fates.push(fate);
      void first.outbox.submit(addition(1));
      await settle();
      first.die();
      const second = open();
      await second.outbox.follow();
      await settle();
      expect(labels(server.done)).toEqual(['Prospecto 1']);
      expect(new Set(server.requests.map(({ key }) => key))).toEqual(new Set(['key-1']));
      expect(second.news).toEqual(['Prospecto 1: done']);
    },
  );

  it('loses nothing when closed between storing and sending', async () => {
    const { server, browser, open } = world();
    const first = open();
    browser.online = false;
    await first.outbox.submit(addition(1));
    first.die();
    browser.online = true;
    const second = open();
    await second.outbox.follow();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1']);
  });

  it('does not retry on a host without keys: the person decides', async () => {
    const { server, open } = world(false);
    const first = open();
    server.fates.push('doneAndHangs');
    void first.outbox.submit(addition(1));
    await settle();
    first.die();
    const second = open();
    await second.outbox.follow();
    await settle();
    expect(server.requests).toEqual([{ label: 'Prospecto 1', key: undefined }]);
    expect(labels(second.state().unknown)).toEqual(['Prospecto 1']);
    expect(second.news).toEqual(['Prospecto 1: unknown']);
  });
});

describe('a host without keys', () => {
  it('gets no key, and is probed first', async () => {
    const { server, open } = world(false);
    const tab = open();
    expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'done' });
    expect(server.requests).toEqual([{ label: 'Prospecto 1', key: undefined }]);
    expect(server.state.requested).toBe(1);
    server.state.isThere = false;
    expect(await tab.outbox.submit(addition(2))).toEqual({ kind: 'queued' });
    server.state.isThere = true;
    tab.outbox.wake();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1', 'Prospecto 2']);
  });

  it.each(['answerLost', 'page', 'html', 'failed', 'lost', 'doneAndTimeOut'] as const)(
    '%s: the result is unknown, so nothing is sent again and the dialog keeps its input',
    async (fate) => {
      const { server, open } = world(false);
      const tab = open();
      server.fates.push(fate);
      expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'unknown' });
      await settle();
      tab.outbox.wake();
      await settle();
      expect(server.requests.length).toBeLessThanOrEqual(1);
      expect([tab.state().waiting, tab.state().unknown]).toEqual([[], []]);
    },
  );

  it('blocks the queue when it does not respond, until the person decides about the job', async () => {
    const { server, browser, open } = world(false);
    const tab = open();
    browser.online = false;
    for (const work of [addition(1), addition(2)]) await tab.outbox.submit(work);
    browser.online = true;
    server.fates.push('answerLost');
    tab.outbox.wake();
    await settle();
    expect(labels(tab.state().unknown)).toEqual(['Prospecto 1']);
    expect(labels(tab.state().waiting)).toEqual(['Prospecto 2']);
    tab.outbox.wake();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1', 'Prospecto 2']);
    expect(server.requests).toHaveLength(2);
    tab.outbox.retry(tab.state().unknown[0]?.id);
    await settle();
    expect(server.requests).toHaveLength(3);
  });
});

describe('the jobs of a person', () => {
  it('SES-06 survive an expired session, and are sent after the next sign-in', async () => {
    const { server, open } = world();
    const tab = open();
    server.fates.push('ended');
    expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'queued' });
    tab.tab.userId = null;
    await tab.outbox.follow();
    await settle();
    expect(tab.state().waiting).toEqual([]);
    expect(server.done).toEqual([]);
    tab.tab.userId = 8;
    await tab.outbox.follow();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1']);
  });

  it('are neither sent, seen, counted nor cleared by another person, and are sent when their owner returns', async () => {
    const { server, browser, open } = world();
    const tab = open();
    browser.online = false;
    await tab.outbox.submit(addition(1));
    tab.tab.userId = 9;
    browser.online = true;
    tab.outbox.wake();
    await tab.outbox.follow();
    await settle();
    expect([server.requests, tab.state().waiting, await tab.outbox.count()]).toEqual([[], [], 0]);
    expect(await tab.outbox.submit(addition(2))).toEqual({ kind: 'done' });
    await tab.outbox.clear();
    tab.tab.userId = null;
    await tab.outbox.follow();
    tab.tab.userId = 8;
    await tab.outbox.follow();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 2', 'Prospecto 1']);
    expect(tab.news).toEqual(['Prospecto 1: done']);
  });

  it('are kept for 30 days; older jobs of any person are deleted and reported', async () => {
    const { server, browser, open, reported } = world();
    const tab = open();
    browser.online = false;
    await tab.outbox.submit(addition(1));
    browser.now += 86_400_000;
    await tab.outbox.submit(addition(2));
    browser.now += 29 * 86_400_000;
    tab.tab.userId = 9;
    await tab.outbox.follow();
    expect(reported).toEqual([]);
    browser.now += 1;
    await open({ userId: 9 }).outbox.follow();
    expect(String(reported[0])).toContain('30 days');
    browser.online = true;
    tab.tab.userId = 8;
    await tab.outbox.follow();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 2']);
  });

  it('AUTH-06 can be sent before a log-out, which clears the rest', async () => {
    const { server, browser, open } = world();
    const tab = open();
    browser.online = false;
    await tab.outbox.submit(addition(1));
    expect(await tab.outbox.count()).toBe(1);
    expect(await tab.outbox.sendNow()).toBe(1);
    browser.online = true;
    expect(await tab.outbox.sendNow()).toBe(0);
    expect(labels(server.done)).toEqual(['Prospecto 1']);
    browser.online = false;
    await tab.outbox.submit(addition(2));
    await tab.outbox.clear();
    browser.online = true;
    tab.outbox.wake();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1']);
    expect(tab.planned()).toEqual([]);
  });
});
