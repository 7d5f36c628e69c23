import type { Browser, Page } from 'playwright';
import { phone, visitAs, visitAt, wide } from '../tests/browser.ts';
import { figuresAreIn, setPeriod } from '../tests/dashboardPage.ts';
import { thisMachine, throttle } from './firstVisit.ts';
import { print, quantile } from './report.ts';

const cpu = 4;
const rounds = 7;
/** Weeks of figures, turn by turn. */
const periods = [
  ['2026-10-05', '2026-10-11'],
  ['2026-10-12', '2026-10-18'],
] as const;

/** What the page has recorded since `observe`, in ms. */
type Seen = {
  /** From each touch to the picture in which what is touched looks pressed; one that the browser does not report took less than 16. */
  readonly effects: number[];
  /** From each Enter to the next picture, which shows that it was taken. */
  readonly answers: number[];
  /** From the last press or Enter to the picture in which `isThere` holds. */
  readonly painted: number[];
};

/** Runs in the page: records how long each touch takes to show, and each wait for what a selector finds. */
function observe({ present, absent }: { readonly present: string; readonly absent: string }): void {
  const seen: Seen = { effects: [], answers: [], painted: [] };
  Object.assign(window, { seen });
  const events = { type: 'event', durationThreshold: 16 };
  const enters = new Set<number>();
  new PerformanceObserver((list) => {
    for (const { name, duration, startTime } of list.getEntries()) {
      if (name === 'pointerdown') seen.effects.push(duration);
      if (name === 'keydown' && enters.has(startTime)) seen.answers.push(duration);
    }
  }).observe(events);
  let began: number | null = null;
  const isThere = (): boolean => document.querySelector(present) !== null && document.querySelector(absent) === null;
  const look = (): void => {
    if (began === null) return;
    if (!isThere()) {
      requestAnimationFrame(look);
      return;
    }
    const since = began;
    began = null;
    requestAnimationFrame(() => setTimeout(() => seen.painted.push(performance.now() - since)));
  };
  /** The page first has to leave what it shows. */
  const leave = (tries: number): void => {
    if (tries === 0 || !isThere()) look();
    else requestAnimationFrame(() => leave(tries - 1));
  };
  const begin = ({ timeStamp }: Event): void => {
    began = timeStamp;
    leave(10);
  };
  document.addEventListener('click', begin, { capture: true });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter') return;
      enters.add(event.timeStamp);
      begin(event);
    },
    { capture: true },
  );
}

const seenIn = (page: Page): Promise<Seen> => page.evaluate('window.seen');

async function slow(page: Page): Promise<void> {
  await throttle(await page.context().newCDPSession(page), { ...thisMachine, cpu });
}

/** Goes to the activities by the menu, and home again, so often; then begins one. */
async function benchAdviser(browser: Browser, url: string): Promise<void> {
  const page = await visitAs(browser, url, 'rol8', phone);
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    await page.getByRole('link', { name, exact: true }).tap();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
  };
  try {
    await menu('Actividades');
    await menu('Tablero de actividades');
    await slow(page);
    await page.evaluate(observe, { present: '[role=grid] .press', absent: '[role=grid] .bone' });
    const lists: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await menu('Actividades');
      await page.getByRole('button', { name: 'Iniciar' }).first().waitFor();
      lists.push((await seenIn(page)).painted.at(-1) ?? Number.NaN);
      if (round < rounds - 1) await menu('Tablero de actividades');
    }
    await page.getByRole('button', { name: 'Iniciar' }).first().tap();
    await page.waitForLoadState('networkidle');
    const { effects } = await seenIn(page);
    print(`An adviser's day on a phone, CPU ${cpu}x`, [
      { name: 'menu to the list of today, median', value: quantile(lists, 0.5), limit: 1200, unit: 'ms' },
      { name: 'touch to the look of a press', value: quantile(effects, 0.5), limit: 50, unit: 'ms' },
    ]);
  } finally {
    await page.context().close();
  }
}

/** Changes the period of the manager's dashboard, turn by turn. */
async function benchManager(browser: Browser, url: string): Promise<void> {
  const page = await visitAt(browser, `${url}/dashboard`, 'rol4', wide);
  try {
    await figuresAreIn(page);
    await page.waitForLoadState('networkidle');
    await slow(page);
    await page.evaluate(observe, {
      present: 'button[aria-label="Actualizar"]',
      absent: 'button[aria-label="Actualizar"][aria-busy]',
    });
    for (let round = 0; round < rounds; round += 1) {
      const [start, end] = periods[round % periods.length] ?? periods[0];
      await setPeriod(page, start, end);
      await figuresAreIn(page);
      await page.waitForLoadState('networkidle');
    }
    const { answers, painted } = await seenIn(page);
    print(`A manager's change of the period, CPU ${cpu}x`, [
      { name: 'Enter to its answer, median', value: quantile(answers, 0.5), limit: 100, unit: 'ms' },
      { name: 'Enter to figures painted, median', value: quantile(painted, 0.5), limit: 1000, unit: 'ms' },
    ]);
  } finally {
    await page.context().close();
  }
}

/** What is done all day on a mid-range device, its code kept from before. */
export async function benchDay(browser: Browser, url: string): Promise<void> {
  await benchAdviser(browser, url);
  await benchManager(browser, url);
}
