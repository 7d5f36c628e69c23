import type { Browser } from 'playwright';
import { busyUntilNow } from '../peers/busy.ts';
import type { ChartBench } from './pages/contract.ts';

/** What six charts cost: ms until they were shown (wall), and ms of processor that the main thread took for them (busy). */
type Mount = { readonly wall: number; readonly busy: number };

/** The first mount of a page, two more of the same page, and how many elements it takes. */
export type ChartVisit = { readonly cold: Mount; readonly warm: readonly Mount[]; readonly elements: number };

/** The style sheets of a page, as text, once it has any. */
export async function lookOf(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.waitForFunction(() => [...document.styleSheets].some(({ cssRules }) => cssRules.length > 0));
    return await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
    );
  } finally {
    await page.close();
  }
}

/**
 * Opens a peer's page with an empty cache, and measures it.
 * @param look Style sheet that the page has from the start; '' for none.
 * @throws when it does not draw what it must, or the page reports an error.
 */
export async function visit(browser: Browser, url: string, look: string): Promise<ChartVisit> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, locale: 'es-MX' });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.waitForFunction(() => document.title === 'ready');
    if (look !== '') await page.addStyleTag({ content: look });
    const bench = await page.evaluateHandle<ChartBench>('window.chartBench');
    const mount = async (): Promise<Mount> => {
      const before = await busyUntilNow(session);
      const wall = await bench.evaluate((charts) => charts.mount());
      return { wall, busy: (await busyUntilNow(session)) - before };
    };
    const cold = await mount();
    const elements = await bench.evaluate((charts) => charts.elements());
    const warm: Mount[] = [];
    for (let again = 0; again < 2; again += 1) {
      await bench.evaluate((charts) => charts.unmount());
      warm.push(await mount());
    }
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return { cold, warm, elements };
  } finally {
    await context.close();
  }
}
