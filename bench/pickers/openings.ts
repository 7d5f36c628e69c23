import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { phone, visit, wide } from '../../tests/browser.ts';
import { root } from '../../scripts/run.ts';
import { print, quantile } from '../report.ts';

const rounds = 15;
const cpu = 4;
const address = 'http://pickers.invalid';

/** The one copy of React, which the library has as a peer. */
const react = (name: string): string => path.join(root, 'apps/web/node_modules', name);

type Opening = {
  /** Milliseconds of every task over 50 ms between the press and the picture after it. */
  readonly longTasks: readonly number[];
  /** Milliseconds from the press to the picture with the calendar in it. */
  readonly painted: number;
};

async function pageFiles(): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    root: path.join(root, 'bench/pickers/page'),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { 'react-dom': react('react-dom'), react: react('react') } },
    build: { write: false, rollupOptions: { input: path.join(root, 'bench/pickers/page/page.tsx') } },
  });
  const outputs: Rolldown.RolldownOutput[] = [built].flat().filter((result) => 'output' in result);
  const files = outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
  const entry = files.find(({ isEntry }) => isEntry);
  const start = `<!doctype html><html lang="es"><meta charset="utf-8"><title>Periodo</title><script type="module" src="/${entry?.fileName ?? ''}"></script>`;
  return new Map([['', start], ...files.map(({ fileName, code }) => [fileName, code] as const)]);
}

/** Opens the calendar once and closes it. */
async function openOnce(page: Page): Promise<Opening> {
  const opening = await page.evaluate<Opening>(async () => {
    const longTasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    longTasks.length = 0;
    const pressed = performance.now();
    document.querySelector<HTMLElement>('[popovertarget]')?.click();
    const painted = await new Promise<number>((resolve) => {
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    observer.disconnect();
    return { longTasks: [...longTasks], painted };
  });
  await page.keyboard.press('Escape');
  await page.waitForTimeout(50);
  return opening;
}

/** Opening the range picker on a mid-range device: one month on a phone, two in a wide window. */
export async function benchPickers(browser: Browser): Promise<void> {
  const files = await pageFiles();
  for (const [name, options] of [
    ['phone, one month', phone],
    ['wide, two months', wide],
  ] as const) {
    const page = await visit(browser, options);
    try {
      await page.route(`${address}/**`, (route, request) => {
        const file = new URL(request.url()).pathname.slice(1);
        const body = files.get(file);
        return body === undefined
          ? route.fulfill({ status: 404 })
          : route.fulfill({ body, contentType: file === '' ? 'text/html' : 'text/javascript' });
      });
      await page.goto(`${address}/`);
      await page.getByRole('textbox', { name: 'Periodo' }).waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      const openings: Opening[] = [];
      for (let round = 0; round < rounds; round += 1) openings.push(await openOnce(page));
      const longest = openings.map(({ longTasks }) => Math.max(0, ...longTasks));
      const painted = openings.map((opening) => opening.painted);
      print(`Range picker opened, CPU ${cpu}x, ${name}, ${rounds} times`, [
        {
          name: 'tasks over 50 ms, most',
          value: Math.max(...openings.map((o) => o.longTasks.length)),
          limit: 1,
          unit: '',
        },
        { name: 'longest task, first time', value: longest[0] ?? Number.NaN, limit: 250, unit: 'ms' },
        { name: 'longest task, median', value: quantile(longest, 0.5), limit: 100, unit: 'ms' },
        { name: 'press to painted, median', value: quantile(painted, 0.5), limit: 150, unit: 'ms' },
      ]);
    } finally {
      await page.context().close();
    }
  }
}
