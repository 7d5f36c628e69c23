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
  it('ADL-34 is told by the one who saved it, once, and kept no longer', async () => {
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

  it('ADL-24 is refused in the dialog, which holds what was typed, so nothing is kept', async () => {
    const { server, open } = world();
    server.fates.push('refused');
    const tab = open();
    const result = await tab.outbox.submit(closing(9001));
    expect(result).toEqual({ kind: 'refused', status: 409, message: 'Actividad ya finalizada' });
    await settle();
    expect([tab.state().refused, tab.news]).toEqual([[], []]);
  });

  it('of a server that says it failed was not done; saved again as it is, it has its key', async () => {
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
  ] as const)('%s: is given back to the dialog (%s), not sent by itself, and done once', async (fate, reason) => {
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
  });

  it.each([
    ['fails', 'server'],
    ['does not answer', 'unanswered'],
  ] as const)('where the first question shows that the server %s is given back unsent', async (what, reason) => {
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

  it('is given back as well where it was saved while the one before it failed, at whatever moment', async () => {
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

  it('behind what waits and fails is given back; what waited stays', async () => {
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
    '%s: whoever let go has it kept and tried again, and the frame tells them',
    async (fate) => {
      const { server, open } = world();
      const tab = open();
      const gone = new AbortController();
      server.fates.push(fate);
      const saved = tab.outbox.submit(addition(1), { signal: gone.signal, onKept: () => gone.abort() });
      expect(await saved).toEqual({ kind: 'queued' });
      await settle();
      expect(labels(tab.state().waiting)).toEqual(['Prospecto 1']);
      tab.outbox.wake();
      await settle();
      expect(labels(server.done)).toEqual(['Prospecto 1']);
      expect(tab.news).toEqual(['Prospecto 1: done']);
    },
  );

  it('says when it is kept: from then on a page that ends does not lose it, and a draft would do it twice', async () => {
    const { server, open } = world();
    const first = open();
    const onKept = vi.fn<() => void>(() => first.die());
    void first.outbox.submit(addition(1), { onKept });
    await settle();
    expect(onKept).toHaveBeenCalledTimes(1);
    const second = open();
    await second.outbox.follow();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1']);
  });

  it.each(['answerLost', 'lost'] as const)('%s: is sent again under its key, and done once', async (fate) => {
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

  it('whose dialog has gone is told by the frame, and what is refused is kept for review', async () => {
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

  it('is nobody’s while nobody is signed in', async () => {
    const { server, open } = world();
    const tab = open();
    tab.tab.userId = null;
    expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'failed', reason: 'notKept' });
    expect(server.requests).toEqual([]);
  });
});

describe('saving without a network', () => {
  it('is queued at once, and sent in order when the network is back, each once and each told', async () => {
    const { server, browser, open } = world();
    const tab = open();
    browser.online = false;
    for (const work of [addition(1), closing(9001), closing(9002, 'reschedule')]) {
      expect(await tab.outbox.submit(work)).toEqual({ kind: 'queued' });
    }
    await settle();
    expect(server.state.asked).toBe(0);
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

  it('is not passed by what is saved later', async () => {
    const { server, browser, open } = world();
    const tab = open();
    browser.online = false;
    await tab.outbox.submit(addition(1));
    browser.online = true;
    expect(await tab.outbox.submit(addition(2))).toEqual({ kind: 'done' });
    expect(labels(server.done)).toEqual(['Prospecto 1', 'Prospecto 2']);
    expect(tab.news).toEqual(['Prospecto 1: done']);
  });

  it('ADL-24 is refused later without stopping those behind, and stays with what was typed until it is discarded', async () => {
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

  it('is tried again by itself after 15 s, then at growing pauses up to 5 min, and at once when woken', async () => {
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

  it('that the server fails at again and again is set aside, where the server is well otherwise', async () => {
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

  it('that was refused may be tried again, under another key, because the refusal was stored under its own', async () => {
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

  it('may be discarded before it is sent, and never while it is', async () => {
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

describe('a page that ends while it sends', () => {
  it.each(['hangs', 'doneAndHangs'] as const)(
    '%s: the next one sends the same key, and it is done once',
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

  it('between keeping and sending loses nothing', async () => {
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

  it('is not sent again on a host that honours no keys: the person decides', async () => {
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

describe('a host that honours no keys', () => {
  it('gets no key, and is asked first whether it is there', async () => {
    const { server, open } = world(false);
    const tab = open();
    expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'done' });
    expect(server.requests).toEqual([{ label: 'Prospecto 1', key: undefined }]);
    expect(server.state.asked).toBe(1);
    server.state.isThere = false;
    expect(await tab.outbox.submit(addition(2))).toEqual({ kind: 'queued' });
    server.state.isThere = true;
    tab.outbox.wake();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1', 'Prospecto 2']);
  });

  it.each(['answerLost', 'page', 'html', 'failed', 'lost', 'doneAndTimeOut'] as const)(
    '%s: nobody knows, so nothing is sent again and the dialog keeps what is typed',
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

  it('that does not answer what was queued stops the others, and the person decides about the one', async () => {
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

describe('the person', () => {
  it('SES-06 whose session ends has what waits at their return; the call was refused, so it is sent then', async () => {
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

  it('who signs in after somebody else neither sends, sees, counts nor clears what is theirs; it goes when they return', async () => {
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

  it('has what they saved for 30 days; what is older goes, whosever it is, and is reported', async () => {
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

  it('AUTH-06 who leaves may send first, and clears what is left', async () => {
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
