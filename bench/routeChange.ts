import type { Browser, Page } from 'playwright';
import { signIn, visit } from '../tests/browser.ts';
import { print, quantile } from './report.ts';

const rounds = 5;
const cpu = 4;

/** Pages that are a click on the menu's first level away from one another. */
const ways = ['Tablero comercial', 'Tablero de actividades', 'Ventas', 'Comisiones y bonos', 'Actividades'];

/**
 * Runs in the page: records, for each press on a link, the ms until the document has the next page's title, and until
 * it is painted.
 */
function observe(): void {
  const seen: { title: number; painted: number }[] = [];
  Object.assign(window, { routeChanges: seen });
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.timeStamp;
      const titles = new MutationObserver(() => {
        titles.disconnect();
        const title = performance.now() - pressed;
        requestAnimationFrame(() => setTimeout(() => seen.push({ title, painted: performance.now() - pressed })));
      });
      titles.observe(document.head, { subtree: true, childList: true, characterData: true });
    },
    { capture: true },
  );
}

async function changes(page: Page): Promise<readonly { title: number; painted: number }[]> {
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ways) {
      await menu.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    }
  }
  await page.waitForTimeout(200);
  return page.evaluate('window.routeChanges');
}

/** A change of page by the menu on a mid-range device, its code fetched ahead. */
export async function benchRouteChange(browser: Browser, url: string): Promise<void> {
  const page = await visit(browser);
  try {
    await signIn(page, url, 'rol1');
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.evaluate(observe);
    const measured = await changes(page);
    const titles = measured.map(({ title }) => title);
    const painted = measured.map(({ painted: ms }) => ms);
    print(`Change of page by the menu, CPU ${cpu}x, ${measured.length} changes`, [
      { name: 'click to title, median', value: quantile(titles, 0.5), limit: 100, unit: 'ms' },
      { name: 'click to title, p95', value: quantile(titles, 0.95), limit: 100, unit: 'ms' },
      { name: 'click to painted, median', value: quantile(painted, 0.5), limit: 150, unit: 'ms' },
    ]);
  } finally {
    await page.context().close();
  }
}
