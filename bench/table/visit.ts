import type { Browser, CDPSession, JSHandle, Page } from 'playwright';
import { busyUntilNow } from '../peers/busy.ts';
import type { Combo } from './options.ts';
import { type Act, searches, type TableBench } from './pages/contract.ts';
import { type Operation, Samples } from './samples.ts';

const px = 100;
const frames = 90;

/** What paid editions say that run without a licence, in lines of asterisks or in one sentence. */
const LICENCE = /^\*|licen[cs]e/i;

/** Bytes that are left of the page's heap when everything that can go has gone. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Uses the table as a person does, from its first rows to its last, and keeps what each act cost. */
class Visit {
  readonly samples = new Samples();
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #bench: JSHandle<TableBench>;

  constructor(page: Page, session: CDPSession, bench: JSHandle<TableBench>) {
    this.#page = page;
    this.#session = session;
    this.#bench = bench;
  }

  /** Mounts the rows and groups them, first cold and then warm. */
  async group(): Promise<void> {
    await this.#take('mountCold', { act: 'mount' });
    for (const again of [true, true, false]) {
      await this.#take('group', { act: 'group' });
      if (again) await this.#mountAgain();
    }
  }

  async use({ pageSize }: Combo): Promise<void> {
    const before = await heap(this.#session);
    await this.#take('mountCold', { act: 'mount' });
    await this.#page.waitForTimeout(150);
    const { rows, elements } = await this.#bench.evaluate((bench) => bench.inDocument());
    this.samples.add('rows in the document', rows);
    this.samples.add('elements', elements);
    this.samples.add('heap mounted', (await heap(this.#session)) - before);
    await this.#sort();
    await this.#search('searchFirst');
    await this.#search('searchLater');
    // Work prepared in idle time for later searches is done by then.
    await this.#page.waitForTimeout(1000);
    this.samples.add('heap searched', (await heap(this.#session)) - before);
    if (pageSize === null) await this.#scroll();
    else for (const page of [1, 2, 3, 4]) await this.#take('nextPage', { act: 'nextPage', page });
    await this.#mountAgain();
    await this.#mountAgain();
  }

  async #take(operation: Operation, act: Act): Promise<void> {
    const busy = await busyUntilNow(this.#session);
    const wall = await this.#bench.evaluate((bench, requested) => bench.take(requested), act);
    this.samples.add(`${operation} busy`, (await busyUntilNow(this.#session)) - busy);
    this.samples.add(`${operation} wall`, wall);
  }

  async #sort(): Promise<void> {
    await this.#take('sortFirst', { act: 'sort', first: 'lowest' });
    await this.#take('sortAgain', { act: 'sort', first: 'highest' });
    await this.#bench.evaluate((bench) => bench.unsort());
    await this.#take('sortAgain', { act: 'sort', first: 'lowest' });
    await this.#bench.evaluate((bench) => bench.unsort());
  }

  async #search(first: 'searchFirst' | 'searchLater'): Promise<void> {
    for (const [place, text] of searches.entries())
      await this.#take(place === 0 ? first : 'searchLater', { act: 'search', text });
    await this.#take('clear', { act: 'search', text: '' });
  }

  async #scroll(): Promise<void> {
    const busy = await busyUntilNow(this.#session);
    const { dropped, blank } = await this.#bench.evaluate((bench, by) => bench.scroll(by.px, by.frames), {
      px,
      frames,
    });
    this.samples.add('busy per frame', ((await busyUntilNow(this.#session)) - busy) / frames);
    this.samples.add('frames dropped', dropped);
    this.samples.add('frames blank', blank);
  }

  async #mountAgain(): Promise<void> {
    await this.#bench.evaluate((bench) => bench.unmount());
    await this.#take('mountWarm', { act: 'mount' });
  }
}

/**
 * Opens a peer's page with an empty cache, and measures it.
 * @throws when the table does not show what it must, or the page reports an error.
 */
export async function visit(browser: Browser, url: string, combo: Combo): Promise<Samples> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 800 }, locale: 'es-MX' });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !LICENCE.test(message.text())) errors.push(message.text());
    });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const { rows, pageSize } = combo;
    await page.goto(`${url}?rows=${rows}${pageSize === null ? '' : `&pageSize=${pageSize}`}`);
    await page.waitForFunction(() => document.title === 'ready');
    const measured = new Visit(page, session, await page.evaluateHandle<TableBench>('window.tableBench'));
    await (combo.grouped ? measured.group() : measured.use(combo));
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return measured.samples;
  } finally {
    await context.close();
  }
}
