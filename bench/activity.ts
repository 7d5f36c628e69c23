import type { Browser, Page } from 'playwright';
import { phone, visitAs, wide } from '../tests/browser.ts';
import { print, quantile } from './report.ts';

const cpu = 4;
const rounds = 9;
const many = 2000;

type Opening = {
  /** Milliseconds of every task over 50 ms from the press until the dialog has come to rest. */
  readonly longTasks: readonly number[];
  /** Milliseconds from the press to the picture with the dialog in it. */
  readonly painted: number;
};

/** Runs in the page: presses the first button of that name and waits for the dialog. */
async function press(name: string): Promise<Opening> {
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  });
  observer.observe({ type: 'longtask' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  longTasks.length = 0;
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const pressed = performance.now();
  button?.click();
  const painted = await new Promise<number>((resolve) => {
    const look = () => {
      if (document.querySelector('[role="dialog"]') === null) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    };
    look();
  });
  await new Promise((resolve) => setTimeout(resolve, 600));
  observer.disconnect();
  return { longTasks, painted };
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

async function benchDialog(browser: Browser, url: string): Promise<void> {
  const page = await visitAs(browser, url, 'rol8', phone);
  try {
    await page.goto(`${url}/activity?tab=sin-realizar`);
    await page.getByRole('button', { name: 'Nueva Actividad' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await slow(page);
    const openings: Opening[] = [];
    for (let round = 0; round < rounds; round += 1) {
      openings.push(await page.evaluate(press, 'Nueva Actividad'));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    const longest = openings.map(({ longTasks }) => Math.max(0, ...longTasks));
    print(`Activity dialog opened on a phone, CPU ${cpu}x, ${rounds} times`, [
      { name: 'longest task, first time', value: longest[0] ?? Number.NaN, limit: 200, unit: 'ms' },
      { name: 'longest task, median', value: quantile(longest, 0.5), limit: 50, unit: 'ms' },
      {
        name: 'press to painted, median',
        value: quantile(
          openings.map(({ painted }) => painted),
          0.5,
        ),
        limit: 250,
        unit: 'ms',
      },
    ]);
  } finally {
    await page.context().close();
  }
}

/** A list of the demo, so often that it has `many` rows of different ids. */
function repeated(answer: { readonly body: readonly { readonly Id: number }[] }) {
  const { body } = answer;
  return {
    ...answer,
    body: Array.from({ length: many }, (_, index) => ({ ...body[index % body.length], Id: index + 1 })),
  };
}

async function benchList(browser: Browser, url: string): Promise<void> {
  const page = await visitAs(browser, url, 'rol1', wide);
  try {
    await page.route('**/api/activity/activities?*', async (route) => {
      const response = await route.fetch();
      const { pathname, searchParams } = new URL(route.request().url());
      const isToday = searchParams.get('InitialActivityDate') === searchParams.get('FinalActivityDate');
      return isToday && pathname.endsWith('/activities')
        ? route.fulfill({ response, json: repeated(await response.json()) })
        : route.fulfill({ response });
    });
    await slow(page);
    await page.goto(`${url}/activity?tab=futuras`);
    await page.getByRole('tab', { name: /^Hoy/u }).getByText('2,000').waitFor();
    const opened = await page.evaluate(async () => {
      const tab = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find((each) =>
        each.textContent.startsWith('Hoy'),
      );
      const pressed = performance.now();
      tab?.click();
      return new Promise<number>((resolve) => {
        const look = () => {
          const isThere = document.querySelector('h2')?.textContent.includes('de hoy') === true;
          if (isThere && document.querySelector('[role="row"] button') !== null) {
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
          } else requestAnimationFrame(look);
        };
        look();
      });
    });
    print(`Activity list of ${many} rows, CPU ${cpu}x`, [
      { name: 'press on the tab to painted', value: opened, limit: 700, unit: 'ms' },
    ]);
  } finally {
    await page.context().close();
  }
}

/** The activity list and its dialog on a mid-range device, their code fetched ahead. */
export async function benchActivity(browser: Browser, url: string): Promise<void> {
  await benchDialog(browser, url);
  await benchList(browser, url);
}
