import type { Browser, Page } from 'playwright';
import { visitAt, wide } from '../tests/browser.ts';
import { thisMachine, throttle } from './firstVisit.ts';
import { print, quantile } from './report.ts';

const path = '/commissions-bonuses-analytics';
const cpu = 4;
const ROWS = 500;
/** How often one week is exchanged for the other. */
const CHANGES = 7;

type Line = Readonly<Record<string, unknown>>;
type Answer = { readonly body: { readonly Data: readonly Line[] } };

/** A week of the demo, its lines so often that there are enough of them, each of a contract of its own. */
function lengthened({ body, ...answer }: Answer) {
  const Data = Array.from({ length: ROWS }, (_, index) => ({
    ...body.Data[index % body.Data.length],
    CONTRATO: `PF-${100_000 + index}`,
  }));
  return { ...answer, body: { ...body, Data } };
}

/** Runs in the page: keeps the tasks over 50 ms from now on. */
function observe(): void {
  const tasks: number[] = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

const weeks = (page: Page) => page.getByRole('region', { name: /semanas? por firmar$/u }).getByRole('button');

/** The longest task of each change to another week, in ms; 0 where none is over 50 ms. */
async function longestOfChanges(page: Page): Promise<readonly number[]> {
  const longest: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    await page.evaluate('window.longTasks.length = 0');
    await weeks(page)
      .nth((change + 1) % 2)
      .click();
    await page.locator('button[aria-label="Actualizar"]:not([aria-busy])').waitFor();
    await page.waitForTimeout(2500);
    longest.push(Math.max(0, ...(await page.evaluate<number[]>('window.longTasks'))));
  }
  return longest;
}

/** A week with very many lines on a mid-range device, and the comparison with another one that has as many. */
export async function benchWeeklyCommissions(browser: Browser, url: string): Promise<void> {
  const page = await visitAt(browser, url + path, 'rol8', wide);
  try {
    await weeks(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.route('**/bi/commissions-bonuses-analytics?*', async (route) => {
      const response = await route.fetch();
      const answer: Answer = await response.json();
      return route.fulfill({ response, json: answer.body.Data.length === 0 ? answer : lengthened(answer) });
    });
    await throttle(await page.context().newCDPSession(page), { ...thisMachine, cpu });
    await page.evaluate(observe);
    const longest = await longestOfChanges(page);
    print(`A week of ${ROWS} commission rows, CPU ${cpu}x, ${CHANGES} changes of the week`, [
      { name: 'longest task, median', value: quantile(longest, 0.5), limit: 100, unit: 'ms' },
      { name: 'longest task, longest', value: Math.max(...longest), limit: 100, unit: 'ms' },
    ]);
  } finally {
    await page.context().close();
  }
}
