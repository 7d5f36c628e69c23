import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { createApi } from '../packages/api/src/client.ts';
import { chromiumLaunch } from '../scripts/chromium.ts';

/** The two windows every screen is tried in. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const wide = { viewport: { width: 1440, height: 900 } } as const;

export const password = 'sereno-demo';

export async function startBrowser(): Promise<Browser> {
  return chromium.launch(await chromiumLaunch());
}

/** A visit of its own: nothing stored, Mexican Spanish, the business zone unless the test says otherwise. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...wide,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}

/** Fills the login form and sends it; what comes of it is the caller's to look at. */
export async function sendSignIn(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** The stamp of the first page's figures. */
const FIGURES = /^Datos al \d\d:\d\d$/;

type State = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>;
const signedIn = new Map<string, State>();

/** Where the app keeps its session (SES-04). */
const SESSION_KEY = 'sereno:session';

/** Signs in as the app would, without its pages: these have tests of their own, and take seconds. */
async function openSession(origin: string, username: string): Promise<State> {
  const session = { token: () => null, owner: () => null, renewed: () => {}, ended: () => {}, sync: () => {} };
  const api = createApi({ baseUrl: `${origin}/api`, session, identity: () => ({ username, coordinates: null }) });
  const result = await api.signIn({ username, password, coordinates: null });
  if (result.kind === 'refused') throw new Error(`${username} was not let in: ${result.reason}`);
  const value = JSON.stringify({ token: result.token, user: result.user });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: SESSION_KEY, value }] }] };
}

/**
 * A visit of somebody who is signed in, at an address of the application. Visits of the same account share one session, so a test
 * that ends it signs in by itself.
 */
export async function visitAt(
  browser: Browser,
  address: string,
  username: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { origin } = new URL(address);
  const key = `${origin} ${username}`;
  const storageState = signedIn.get(key) ?? (await openSession(origin, username));
  signedIn.set(key, storageState);
  const page = await visit(browser, { ...options, storageState });
  await page.goto(address);
  return page;
}

/** Such a visit on the activities dashboard, with its figures. */
export async function visitAs(
  browser: Browser,
  url: string,
  username: string,
  options: BrowserContextOptions = {},
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
