import type { Browser, Page } from 'playwright';
import { phone, visitAt, wide } from '../tests/browser.ts';
import { figuresAreIn, setPeriod } from '../tests/dashboardPage.ts';
import { slowPhone, thisMachine, throttle } from './firstVisit.ts';
import { print, quantile } from './report.ts';

const path = '/sales-dashboard';
const cpu = 4;
/** A month and the one before, turn by turn. */
const periods = [
  ['2026-10-01', '2026-10-31'],
  ['2026-09-01', '2026-09-30'],
] as const;
const changes = 6;

/** Milliseconds until the figures of the page are there, opened again on the slow phone with its code kept from before. */
async function opened(browser: Browser, url: string): Promise<number> {
  const page = await visitAt(browser, url + path, 'rol4', phone);
  try {
    await figuresAreIn(page);
    await page.waitForLoadState('networkidle');
    await throttle(await page.context().newCDPSession(page), slowPhone);
    const started = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await figuresAreIn(page);
    return performance.now() - started;
  } finally {
    await page.context().close();
  }
}

/** Runs in the page: keeps the tasks over 50 ms from now on. */
function observe(): void {
  const tasks: number[] = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

/** How many tasks over 50 ms each change of the period causes, until the page is at rest. */
async function tasksOfChanges(page: Page): Promise<readonly number[]> {
  const counts: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const [start, end] = periods[change % periods.length] ?? periods[0];
    await page.evaluate('window.longTasks.length = 0');
    await setPeriod(page, start, end);
    await figuresAreIn(page);
    await page.waitForTimeout(1000);
    counts.push(await page.evaluate<number>('window.longTasks.length'));
  }
  return counts;
}

async function filtered(browser: Browser, url: string): Promise<readonly number[]> {
  const page = await visitAt(browser, url + path, 'rol4', wide);
  try {
    await figuresAreIn(page);
    await page.waitForLoadState('networkidle');
    await throttle(await page.context().newCDPSession(page), { ...thisMachine, cpu });
    await page.evaluate(observe);
    return await tasksOfChanges(page);
  } finally {
    await page.context().close();
  }
}

/** The sales dashboard on a slow phone, and its answer to another period on a mid-range device. */
export async function benchSalesDashboard(browser: Browser, url: string): Promise<void> {
  const openings = [await opened(browser, url), await opened(browser, url), await opened(browser, url)];
  const tasks = await filtered(browser, url);
  print(`Sales dashboard: ${slowPhone.name}, and ${changes} changes of the period at CPU ${cpu}x`, [
    { name: 'reload to figures, median', value: quantile(openings, 0.5), limit: 2500, unit: 'ms' },
    { name: 'tasks over 50 ms, median', value: quantile(tasks, 0.5), limit: 3, unit: '' },
    { name: 'tasks over 50 ms, most', value: Math.max(...tasks), limit: 3, unit: '' },
  ]);
}
