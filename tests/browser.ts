import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
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

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
const signedIn = new Map<string, State>();

/**
 * A visit of somebody who signed in before, on the activities dashboard with its figures. Visits of the same account
 * share one session, so a test that ends it signs in by itself.
 */
export async function visitAs(
  browser: Browser,
  url: string,
  username: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const key = `${url} ${username}`;
  const known = signedIn.get(key);
  const page = await visit(browser, { ...options, ...(known && { storageState: known }) });
  if (known) {
    await page.goto(`${url}/activities-dashboard`);
    await page.getByText(/^Datos al \d\d:\d\d$/).waitFor();
  } else {
    await signIn(page, url, username);
    signedIn.set(key, await page.context().storageState());
  }
  return page;
}

/** Signs in as one of the demo accounts and waits for the first page behind the login, its figures included. */
export async function signIn(page: Page, url: string, username: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await sendSignIn(page, username);
  await page.getByText(/^Datos al \d\d:\d\d$/).waitFor();
}
