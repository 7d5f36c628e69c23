import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright';
import { createApi } from '../packages/api/src/client.ts';
import { chromiumLaunch } from '../scripts/chromium.ts';
import { ahead, shiftClock, ZONE } from './clock.ts';

/** The two windows every screen is tried in. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const wide = { viewport: { width: 1440, height: 900 } } as const;

export const password = 'sereno-demo';

export async function startBrowser(): Promise<Browser> {
  return chromium.launch(await chromiumLaunch());
}

/** What the browser of a visit is like, beyond what every visit has. */
export type VisitOptions = Omit<BrowserContextOptions, 'storageState'> & {
  /** For a visit that controls the clock or leaves changes that cannot be undone: it is not reused. */
  readonly alone?: boolean;
  /** Sets save-data: no page is preloaded. */
  readonly savesData?: boolean;
  /** In an unshared session, for a visit that ends it or renews its token. */
  readonly ownSession?: boolean;
};

type Windows = Map<string, BrowserContext[]>;

/** What visitors have left, by browser and kind of window: what was loaded there is at hand for the next one. */
const left = new WeakMap<Browser, Windows>();
const kindOf = new WeakMap<BrowserContext, string>();
const nothingStored = { cookies: [], origins: [] };

function windowsOf(browser: Browser): Windows {
  const windows = left.get(browser) ?? new Map<string, BrowserContext[]>();
  left.set(browser, windows);
  return windows;
}

/** A window of that kind, with what the visit before has stored in it. */
async function windowOf(
  browser: Browser,
  { alone = false, savesData = false, ...options }: VisitOptions,
): Promise<BrowserContext> {
  const kind = JSON.stringify([options, savesData]);
  const used = alone ? undefined : windowsOf(browser).get(kind)?.pop();
  const context = used ?? (await opened(browser, options));
  if (used === undefined && savesData) await context.addInitScript(saveData);
  if (!alone) kindOf.set(context, kind);
  return context;
}

async function pageIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}

/** A visit with empty storage, in Mexican Spanish and the business zone unless overridden, on the tests' clock. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Page> {
  const context = await windowOf(browser, options);
  await context.setStorageState(nothingStored);
  return pageIn(context);
}

/** Runs in a page before any of its scripts: sets save-data. */
function saveData(): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection === 'object' && connection !== null)
    Object.defineProperty(connection, 'saveData', { value: true });
}

async function opened(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...wide,
    locale: 'es-MX',
    timezoneId: ZONE,
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(shiftClock, ahead);
  return context;
}

/** Ends a visit, and leaves its window to the next one of its kind. */
export async function leave(page: Page): Promise<void> {
  const context = page.context();
  const kind = kindOf.get(context);
  const browser = context.browser();
  // An answer that a test still holds ends with its page; it would fail the whole run, and no test.
  await Promise.all([context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
  if (kind === undefined || browser === null) return context.close();
  kindOf.delete(context);
  await Promise.all(context.pages().map((one) => one.close()));
  await context.setOffline(false);
  const windows = windowsOf(browser);
  windows.set(kind, [...(windows.get(kind) ?? []), context]);
  return undefined;
}

/** Fills in the login form and submits it; the caller checks the result. */
export async function sendSignIn(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** The stamp of the first page's figures. */
const FIGURES = /^Datos al \d\d:\d\d$/;

/** What the app has stored of a session, by server and account. */
const signedIn = new Map<string, string>();

/** For a server restarted at the same address: it knows none of the sessions. */
export const forgetSessions = (): void => signedIn.clear();

/** Where the app keeps its session (SES-04). */
const SESSION_KEY = 'sereno:session';

/** Signs in as the app would, without its pages: these have tests of their own, and take seconds. */
async function openSession(origin: string, username: string): Promise<string> {
  const session = { token: () => null, owner: () => null, renewed: () => {}, ended: () => {}, sync: () => {} };
  const api = createApi({ baseUrl: `${origin}/api`, session, identity: () => ({ username, coordinates: null }) });
  const result = await api.signIn({ username, password, coordinates: null });
  if (result.kind === 'refused') throw new Error(`${username} was not let in: ${result.reason}`);
  return JSON.stringify({ token: result.token, user: result.user });
}

/** Runs in a page: the session is all that is stored. */
async function storeAlone([key, session]: readonly [key: string, session: string]): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
  localStorage.clear();
  localStorage.setItem(key, session);
}

/**
 * A signed-in visit at a path of the application. Visits of one account share a session, so a test that ends it needs
 * its own.
 */
export async function visitAt(
  browser: Browser,
  address: string,
  username: string,
  { ownSession = false, ...options }: VisitOptions = {},
): Promise<Page> {
  const { origin } = new URL(address);
  const key = `${origin} ${username}`;
  const shared = ownSession ? undefined : signedIn.get(key);
  const session = shared ?? (await openSession(origin, username));
  if (!ownSession) signedIn.set(key, session);
  const context = await windowOf(browser, options);
  await context.clearCookies();
  const page = await pageIn(context);
  // In the page itself: `setStorageState` opens and closes another one for it.
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(storeAlone, [SESSION_KEY, session] as const);
  await page.goto(address);
  return page;
}

/** The same on the activities dashboard, with its figures. */
export async function visitAs(
  browser: Browser,
  url: string,
  username: string,
  options: VisitOptions = {},
): Promise<Page> {
  const page = await visitAt(browser, `${url}/activities-dashboard`, username, options);
  await page.getByText(FIGURES).waitFor();
  return page;
}

/** Signs in as one of the demo accounts and waits for the first page behind the login, its figures included. */
export async function signIn(page: Page, url: string, username: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await sendSignIn(page, username);
  await page.getByText(FIGURES).waitFor();
}
