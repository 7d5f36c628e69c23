import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, settle, type TabOptions } from './testing/fakeBrowser.ts';
import { addition } from './testing/jobs.ts';
import { type Fate, modelServer } from './testing/modelServer.ts';
import type { OutboxJobInput, SubmitResult } from './types.ts';

afterEach(() => vi.unstubAllGlobals());

const FATES: readonly Fate[] = [
  'answered',
  'refused',
  'failed',
  'lost',
  'answerLost',
  'timeOut',
  'doneAndTimeOut',
  'page',
  'html',
  'ended',
  'hangs',
  'doneAndHangs',
];

/** What may happen between two moments; `tab` is one of the two, `turns` how far things go on before the next. */
const event = fc.record({
  what: fc.constantFrom(
    'save',
    'save',
    'save',
    'again',
    'online',
    'offline',
    'serverGone',
    'serverBack',
    'wake',
    'crash',
    'time',
  ),
  tab: fc.nat(1),
  turns: fc.nat(40),
  fates: fc.array(fc.constantFrom(...FATES), { maxLength: 3 }),
});
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

async function live(events: readonly Event[], honours: boolean, options: TabOptions, tabs: number) {
  const server = modelServer(honours);
  const { browser, open } = fakeBrowser(server);
  const opened = Array.from({ length: tabs }, () => open(options));
  type Tab = (typeof opened)[number];
  const saved: { readonly work: OutboxJobInput; readonly tab: Tab; result: SubmitResult | null }[] = [];
  const at = (index: number) => opened[index % tabs] ?? open(options);
  const submit = (entry: (typeof saved)[number]) => {
    entry.result = null;
    void entry.tab.outbox.submit(entry.work).then((result) => void (entry.result = result));
  };

  for (const { what, tab, turns, fates } of events) {
    server.fates.push(...fates);
    const place = tab % tabs;
    if (what === 'save') {
      const entry = { work: addition(saved.length + 1), tab: at(place), result: null };
      saved.push(entry);
      submit(entry);
    }
    if (what === 'again') {
      // Unchanged, from the dialog that reported the failure.
      const failed = saved.findLast((entry) => entry.tab === at(place) && entry.result?.kind === 'failed');
      if (failed !== undefined) submit(failed);
    }
    if (what === 'online' || what === 'offline') {
      browser.online = what === 'online';
      at(place).outbox.wake();
    }
    if (what === 'serverGone') server.state.isThere = false;
    if (what === 'serverBack') server.state.isThere = true;
    if (what === 'wake') at(place).outbox.wake();
    if (what === 'time') {
      browser.now += 60_000;
      opened.forEach((each) => each.runTimers());
    }
    if (what === 'crash') {
      at(place).die();
      opened[place] = open(options);
      await at(place).outbox.follow();
    }
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
  }

  // The storm is over: every page was closed, and one is opened again.
  opened.forEach((each) => each.die());
  await settle();
  browser.online = true;
  browser.now += 600_000;
  server.state.isThere = true;
  server.fates.length = 0;
  const last = open(options);
  await last.outbox.follow();
  for (let round = 0; round < 3; round += 1) {
    await settle();
    last.outbox.wake();
  }
  await settle();
  const done = server.done.map(({ label }) => label);
  return { saved, done, unsaid: server.unsaid, requests: server.requests, state: last.state() };
}

type Lived = Awaited<ReturnType<typeof live>>;

/** What was done more than once. */
const doneTwice = ({ done }: Lived) => done.filter((label, index) => done.indexOf(label) !== index);

/** When the dialog's message is wrong, or a queued job is neither done nor waiting for the person. */
function lost({ saved, done, unsaid, state }: Lived): readonly string[] {
  const reviewed = [...state.refused, ...state.unknown].map(({ label }) => label);
  const isWrong = (label: string, kind: SubmitResult['kind'] | undefined) => {
    if (kind === 'done') return !done.includes(label);
    if (kind === 'refused') return done.includes(label);
    if (kind === 'failed') return done.includes(label) && !unsaid.has(label);
    return kind === 'queued' && !done.includes(label) && !reviewed.includes(label);
  };
  const wrong = saved
    .map(({ work, result }) => ({ label: work.label, result }))
    .filter(({ label, result }) => isWrong(label, result?.kind))
    .map(({ label }) => label);
  return [...wrong, ...state.waiting.map(({ label }) => label)];
}

/** What was done after something that was saved later. */
function outOfOrder({ done }: Lived): readonly string[] {
  const numbers = done.map((label) => Number(label.split(' ')[1]));
  return done.filter((_, index) => (numbers[index] ?? 0) < (numbers[index - 1] ?? 0));
}

const RUNS = 60;
const events = fc.array(event, { minLength: 1, maxLength: 14 });
const places: readonly (readonly [string, TabOptions, number])[] = [
  ['one tab', {}, 1],
  ['two tabs', {}, 2],
  ['two tabs without locks', { withLocks: false }, 2],
  ['two tabs without locks and channels', { withLocks: false, withChannel: false }, 2],
];

describe('with random failures of network, server and pages', () => {
  it.each(places)('%s: executes each job at most once and loses none', async (_, options, tabs) => {
    const property = fc.asyncProperty(events, async (happened) => {
      const lived = await live(happened, true, options, tabs);
      return [...doneTwice(lived), ...lost(lived)].length === 0;
    });
    await expect(fc.assert(property, { numRuns: RUNS })).resolves.toBeUndefined();
  });

  it.each(places)('%s: holds for a host without keys too, with one attempt per job', async (_, options, tabs) => {
    const property = fc.asyncProperty(events, async (happened) => {
      const lived = await live(happened, false, options, tabs);
      const requested = lived.requests.map(({ label }) => label);
      // A call that a session's end refused is the one that is made again.
      const isOnce =
        happened.some(({ fates }) => fates.includes('ended')) || new Set(requested).size === requested.length;
      const isBare = lived.requests.every(({ key }) => key === undefined);
      return isOnce && isBare && [...doneTwice(lived), ...lost(lived)].length === 0;
    });
    await expect(fc.assert(property, { numRuns: RUNS })).resolves.toBeUndefined();
  });

  it('executes the jobs of one tab in the order of saving', async () => {
    const property = fc.asyncProperty(
      events,
      // A job saved again moves behind later ones.
      async (happened) =>
        outOfOrder(
          await live(
            happened.filter(({ what }) => what !== 'again'),
            true,
            {},
            1,
          ),
        ).length === 0,
    );
    await expect(fc.assert(property, { numRuns: RUNS })).resolves.toBeUndefined();
  });
});
