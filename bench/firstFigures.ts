import type { Browser, Page } from 'playwright';
import { visitAt } from '../tests/browser.ts';
import { type FirstVisit, observe, slowPhone, throttle } from './firstVisit.ts';
import { print, quantile } from './report.ts';

const rounds = 5;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const STAMP = /^Datos al \d\d:\d\d$/;

type Visitor = {
  readonly who: string;
  readonly username: string;
  readonly path: string;
  readonly limits: { readonly figures: number; readonly scripts: number; readonly again: number };
};

/** The screen that each kind of person opens first. */
const visitors: readonly Visitor[] = [
  {
    who: 'adviser',
    username: 'rol8',
    path: '/activities-dashboard',
    limits: { figures: 3000, scripts: 260_000, again: 1200 },
  },
  {
    who: 'manager',
    username: 'rol4',
    path: '/sales-dashboard',
    limits: { figures: 3600, scripts: 330_000, again: 1200 },
  },
  { who: 'role 1', username: 'rol1', path: '/dashboard', limits: { figures: 3600, scripts: 330_000, again: 1200 } },
  {
    who: 'company 3',
    username: 'funeral',
    path: '/activities-dashboard',
    limits: { figures: 3000, scripts: 260_000, again: 1200 },
  },
];

type Visit = {
  /** Milliseconds until the figures are on the screen. */
  readonly figures: number;
  /** The scripts that came over the wire until then, in bytes and in number. */
  readonly scripts: number;
  readonly files: number;
  /** Milliseconds until the first call for the figures left. */
  readonly requested: number;
  readonly blocking: number;
  readonly layoutShift: number;
};

export type Fetched = {
  readonly url: string;
  readonly start: number;
  readonly end: number;
  readonly bytes: number;
  readonly kind: string;
};

/** What the page has fetched, by the browser's own record. */
const fetched = (page: Page): Promise<readonly Fetched[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) =>
      entry instanceof PerformanceResourceTiming
        ? [
            {
              url: entry.name.replace(location.origin, ''),
              start: entry.startTime,
              end: entry.responseEnd,
              bytes: entry.transferSize,
              kind: entry.initiatorType,
            },
          ]
        : [],
    ),
  );

/** Runs in the page, before any of its scripts: keeps the moment at which the figures were painted, as `firstFigures`. */
function observeFigures(): void {
  Object.assign(window, { firstFigures: 0 });
  const observer = new MutationObserver(() => {
    if (!/Datos al \d\d:\d\d/.test(document.querySelector('main')?.textContent ?? '')) return;
    observer.disconnect();
    // A frame calls back before it is painted; what it puts off comes after.
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { firstFigures: performance.now() })));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

const isScript = ({ url }: Fetched) => url.endsWith('.js');
const isFigures = ({ url }: Fetched) => url.startsWith('/api/') && !url.startsWith('/api/user');

/** Opens a page for the first time, on the slow phone, signed in. */
export async function openSlowly(
  browser: Browser,
  origin: string,
  { username, path }: Pick<Visitor, 'username' | 'path'>,
): Promise<Page> {
  const page = await visitAt(browser, `${origin}/icon.svg`, username, {
    ...phone,
    alone: true,
    serviceWorkers: 'block',
  });
  await throttle(await page.context().newCDPSession(page), slowPhone);
  await page.addInitScript(observe);
  await page.addInitScript(observeFigures);
  await page.goto(origin + path, { waitUntil: 'commit' });
  return page;
}

/** Waits for a page's figures, and returns their cost. */
export async function figuresOf(page: Page): Promise<Visit & { readonly trace: readonly Fetched[] }> {
  // By the page's own clock: the answer of a busy page comes up to half a second later.
  await page.waitForFunction(() => 'firstFigures' in window && window.firstFigures !== 0, undefined, {
    timeout: 60_000,
  });
  const figures: number = await page.evaluate('window.firstFigures');
  const trace = (await fetched(page)).filter(({ end }) => end > 0 && end <= figures);
  await page.waitForLoadState('networkidle');
  const { blocking, layoutShift }: Pick<FirstVisit, 'blocking' | 'layoutShift'> =
    await page.evaluate('window.firstVisit');
  const scripts = trace.filter(isScript);
  return {
    figures,
    trace,
    scripts: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    files: scripts.length,
    requested: Math.min(...trace.filter(isFigures).map(({ start }) => start)),
    blocking,
    layoutShift,
  };
}

const median = (visits: readonly Visit[], measure: keyof Visit) =>
  quantile(
    visits.map((visit) => visit[measure]),
    0.5,
  );

/** An adviser's first pages: pending leads, planned activities, earnings. */
const day = ['Actividades', 'Comisiones y bonos'] as const;

/** Milliseconds and bytes from an empty cache to the figures of the third screen, by the menu of the phone. */
async function dayOf(browser: Browser, origin: string): Promise<{ readonly time: number; readonly bytes: number }> {
  const page = await openSlowly(browser, origin, { username: 'rol8', path: '/activities-dashboard' });
  await page.getByText(STAMP).first().waitFor({ timeout: 60_000 });
  for (const name of day) {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByText(STAMP).first().waitFor();
  }
  const time = await page.evaluate(() => performance.now());
  const bytes = (await fetched(page)).reduce((sum, entry) => sum + entry.bytes, 0);
  await page.context().close();
  return { time, bytes };
}

/** The first visit of a day, from an empty cache to the figures, and a second one with what it left in the cache. */
export async function benchFirstFigures(browser: Browser, origin: string): Promise<void> {
  for (const visitor of visitors) {
    const first: Visit[] = [];
    const again: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await openSlowly(browser, origin, visitor);
      first.push(await figuresOf(page));
      await page.reload({ waitUntil: 'commit' });
      again.push(await figuresOf(page));
      await page.context().close();
    }
    const { limits } = visitor;
    print(`First figures of ${visitor.path} (${visitor.who}), ${slowPhone.name}, medians of ${rounds}`, [
      {
        name: 'first call for figures leaves',
        value: median(first, 'requested'),
        limit: limits.figures / 2,
        unit: 'ms',
      },
      { name: 'first figures', value: median(first, 'figures'), limit: limits.figures, unit: 'ms' },
      { name: 'scripts until then', value: median(first, 'scripts'), limit: limits.scripts, unit: 'B' },
      { name: 'files until then', value: median(first, 'files'), limit: 25, unit: '' },
      { name: 'blocking time', value: median(first, 'blocking'), limit: 250, unit: 'ms' },
      { name: 'layout shift', value: median(first, 'layoutShift'), limit: 0, unit: '', decimals: 4 },
      { name: 'first figures, warm cache', value: median(again, 'figures'), limit: limits.again, unit: 'ms' },
    ]);
  }
  const days = [];
  for (let round = 0; round < rounds; round += 1) days.push(await dayOf(browser, origin));
  print(`From an empty cache to the third screen of an adviser, ${slowPhone.name}, medians of ${rounds}`, [
    {
      name: 'third figures',
      value: quantile(
        days.map(({ time }) => time),
        0.5,
      ),
      limit: 8000,
      unit: 'ms',
    },
    {
      name: 'over the wire',
      value: quantile(
        days.map(({ bytes }) => bytes),
        0.5,
      ),
      limit: 500_000,
      unit: 'B',
    },
  ]);
}
