import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createJobStore, type JobStore } from './jobStore.ts';
import type { JobMarks } from './marker.ts';
import { withMarker } from './markedStore.ts';
import { fakeBrowser, settle } from './testing/fakeBrowser.ts';
import { addition, closing, newJob } from './testing/jobs.ts';
import { modelServer } from './testing/modelServer.ts';

afterEach(() => vi.unstubAllGlobals());

function world(honours = true) {
  const server = modelServer(honours);
  return { server, ...fakeBrowser(server) };
}
const labels = (jobs: readonly { readonly label: string }[]) => jobs.map(({ label }) => label);
const refuse = () => Promise.reject(new DOMException('The quota has been exceeded.', 'QuotaExceededError'));
const full = (own: JobStore): JobStore => ({ ...own, add: refuse });
/** Removes nothing, and forgets that it tried. */
const stubborn = (own: JobStore): JobStore => ({
  ...own,
  change: (id, next) => own.change(id, (job) => next(job) ?? { ...job, attempts: 0, sentAt: null }),
});
const forbidden = (): JobStore => ({ add: refuse, all: refuse, change: refuse, remove: refuse });

/** Writes into the database what only another program would. */
async function put(record: unknown): Promise<void> {
  const database = await openDB('sereno-outbox', 1);
  await database.put('jobs', record);
  database.close();
}

describe('a browser without a database', () => {
  it.each([
    ['with full storage', full],
    ['with a forbidden database', forbidden],
  ])('%s: sends a save at once', async (_, store) => {
    const { server, open, reported } = world();
    const tab = open({ store });
    expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'done' });
    server.fates.push('refused');
    expect(await tab.outbox.submit(closing(9001))).toMatchObject({ kind: 'refused', status: 409 });
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 1']);
    expect(tab.settled).toEqual(['Prospecto 1: done, told', 'Actividad 9001: refused, told']);
    expect(reported.length).toBeGreaterThan(0);
    expect(tab.planned()).toEqual([]);
  });

  it('reports failure when there is no network or no server', async () => {
    const { server, browser, open } = world();
    const tab = open({ store: full });
    browser.online = false;
    const notSaved = { kind: 'failed', reason: 'notSaved' };
    expect(await tab.outbox.submit(addition(1))).toEqual(notSaved);
    browser.online = true;
    server.state.isThere = false;
    expect(await tab.outbox.submit(addition(1))).toEqual(notSaved);
    server.state.isThere = true;
    await tab.outbox.follow();
    await settle();
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['answerLost', 'notSaved'],
    ['doneAndTimeOut', 'unanswered'],
    ['html', 'server'],
    ['failed', 'server'],
    ['ended', 'notSaved'],
  ] as const)('%s: reports failure, %s; saving again unchanged executes it once', async (fate, reason) => {
    const { server, open } = world();
    const tab = open({ store: full });
    server.fates.push(fate);
    const onSaved = vi.fn<() => void>();
    expect(await tab.outbox.submit(addition(1), { onSaved })).toEqual({ kind: 'failed', reason });
    expect(await tab.outbox.submit(addition(1), { onSaved })).toEqual({ kind: 'done' });
    expect(labels(server.done)).toEqual(['Prospecto 1']);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('reports an unknown result when a host without keys does not respond', async () => {
    const { server, open } = world(false);
    server.fates.push('doneAndTimeOut');
    expect(await open({ store: full }).outbox.submit(addition(1))).toEqual({ kind: 'unknown' });
  });

  it('shows the result in the frame after the dialog closed, and still returns it for the draft', async () => {
    const { open } = world();
    const tab = open({ store: full });
    const gone = new AbortController();
    const saved = tab.outbox.submit(addition(1), { signal: gone.signal });
    gone.abort();
    expect(await saved).toEqual({ kind: 'done' });
    expect(tab.news).toEqual(['Prospecto 1: done']);
  });

  it('sends jobs stored earlier first', async () => {
    const { server, browser, open } = world();
    const before = open();
    browser.online = false;
    await before.outbox.submit(addition(1));
    before.die();
    browser.online = true;
    expect(await open({ store: full }).outbox.submit(addition(2))).toEqual({ kind: 'done' });
    expect(labels(server.done)).toEqual(['Prospecto 1', 'Prospecto 2']);
  });

  it('does not send a job twice from this page when it cannot be removed', async () => {
    const { server, open } = world(false);
    const tab = open({ store: stubborn });
    expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'done' });
    tab.outbox.wake();
    await settle();
    expect(server.requests).toHaveLength(1);
    expect(tab.state().waiting).toEqual([]);
  });

  it('sends no queued job after another person signed in', async () => {
    const { server, open } = world();
    const late: { signIn: () => void } = { signIn: () => undefined };
    const tab = open({
      store: (own) => ({
        ...own,
        change: async (id, next) => {
          const before = await own.change(id, next);
          late.signIn();
          return before;
        },
      }),
    });
    late.signIn = () => void (tab.tab.userId = 9);
    expect(await tab.outbox.submit(addition(1))).toEqual({ kind: 'queued' });
    await settle();
    expect(server.requests).toEqual([]);
    tab.tab.userId = 8;
    late.signIn = () => undefined;
    await tab.outbox.follow();
    await settle();
    expect(server.requests).toHaveLength(1);
  });

  it('counts as having no database when the database does not respond within seconds', async () => {
    world();
    const silent = Object.assign(Object.create(IDBOpenDBRequest.prototype), { addEventListener: () => undefined });
    vi.stubGlobal('indexedDB', { open: () => silent });
    await expect(createJobStore(() => undefined, 20).all()).rejects.toThrow('does not open');
  });
});

describe('the database of the outbox', () => {
  it.each<[string, object]>([
    ['of another shape', { id: 1, text: 'x' }],
    ['with a wrong day', { ...newJob(addition(1), { userId: 8 }), id: 1, payload: { prospectId: 1, next: null } }],
    ['with a header for a key', { ...newJob(addition(1)), id: 1, key: 'a\r\nCookie: b' }],
    ['of an unknown call', { ...newJob(addition(1)), id: 1, call: 'delete' }],
  ])('drops and reports a record %s without blocking others', async (_, record) => {
    const { server, browser, open, reported } = world();
    const tab = open();
    browser.online = false;
    await tab.outbox.submit(addition(7));
    await tab.outbox.submit(addition(8));
    await put(record);
    browser.online = true;
    tab.outbox.wake();
    await settle();
    expect(labels(server.done)).toEqual(['Prospecto 8']);
    expect(String(reported[0])).toContain('no job');
    expect(await (await openDB('sereno-outbox', 1)).count('jobs')).toBe(0);
  });

  it('returns jobs in order, and ignores changes to removed ones', async () => {
    world();
    const store = createJobStore(() => undefined);
    const first = await store.add(newJob(closing(9001, 'reschedule')));
    const second = await store.add(newJob(addition(2)));
    const third = await store.add(newJob({ call: 'start', activityId: 9002, label: 'Actividad 9002' }));
    expect(await store.all()).toEqual([first, second, third]);
    expect(await store.change(first.id, () => null)).toEqual(first);
    const next = vi.fn<() => null>(() => null);
    expect(await store.change(first.id, next)).toBeNull();
    expect(next).not.toHaveBeenCalled();
    await store.remove(({ id }) => id !== first.id);
    expect(await store.all()).toEqual([]);
  });

  it('closes for a newer version, and opens again', async () => {
    world();
    const store = createJobStore(() => undefined);
    await store.add(newJob(addition(1)));
    const newer = await openDB('sereno-outbox', 2);
    newer.close();
    await expect(store.all()).rejects.toThrow('version');
  });

  it('opens a new connection when the browser closed the old one', async () => {
    world();
    const opened: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      const request = open(name, version);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    });
    const store = createJobStore(() => undefined);
    await store.add(newJob(addition(1)));
    opened[0]?.close();
    expect(await store.all()).toHaveLength(1);
  });
});

/** Marks that the browser refuses to set while it does not work. */
function marksIn(browser: { works: boolean }): JobMarks & { readonly browser: typeof browser } {
  const users = new Set<number>();
  return {
    browser,
    mark: (userId, there) => {
      if (browser.works && there) users.add(userId);
      if (browser.works && !there) users.delete(userId);
      return browser.works;
    },
    marked: () => [...users],
  };
}

describe('the flags beside the database', () => {
  it('are set while there are jobs, and jobs are stored only with a flag', async () => {
    world();
    const marks = marksIn({ works: true });
    const store = withMarker(
      createJobStore(() => undefined),
      marks,
    );
    const one = await store.add(newJob(addition(1)));
    const two = await store.add(newJob(addition(2)));
    expect(marks.marked()).toEqual([8]);
    await store.change(one.id, () => null);
    expect(marks.marked()).toEqual([8]);
    await store.change(two.id, (job) => ({ ...job, attempts: 1 }));
    expect(marks.marked()).toEqual([8]);
    await store.remove(() => true);
    expect(marks.marked()).toEqual([]);
    marks.browser.works = false;
    await expect(store.add(newJob(addition(3)))).rejects.toThrow('mark');
    expect(await store.all()).toEqual([]);
  });

  it('are separate for each person', async () => {
    world();
    const marks = marksIn({ works: true });
    const store = withMarker(
      createJobStore(() => undefined),
      marks,
    );
    const { id } = await store.add(newJob(addition(1)));
    await store.add(newJob(addition(2), { userId: 9 }));
    await store.change(id, () => null);
    expect(marks.marked()).toEqual([9]);
    await store.remove(() => false);
    expect(marks.marked()).toEqual([9]);
    await store.remove(({ userId }) => userId === 9);
    expect(marks.marked()).toEqual([]);
  });

  it('are set again when another tab stores a job during the removal', async () => {
    world();
    const marks = marksIn({ works: true });
    const own = createJobStore(() => undefined);
    const late: { job: Promise<unknown> | null } = { job: null };
    const store = withMarker(own, {
      ...marks,
      mark: (userId, there) => {
        if (!there) late.job ??= own.add(newJob(addition(2)));
        return marks.mark(userId, there);
      },
    });
    const { id } = await store.add(newJob(addition(1)));
    await store.change(id, () => null);
    await late.job;
    expect(marks.marked()).toEqual([8]);
  });
});
