import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { signIn } from '../browser.ts';
import { hold } from '../page.ts';

const app = application();

/** The paths of all that a page asks for from now on, in order. */
function requested(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const calls = (paths: readonly string[]) => paths.filter((path) => path.startsWith('/api/'));
const pages = (paths: readonly string[]) => paths.filter((path) => /\/[A-Z]\w+(?:Page|Screen)-[^/]+\.js$/.test(path));

describe('the page in the address', () => {
  it.each([
    ['/activities-dashboard', 'rol8', 'ActivitiesDashboardScreen', '/api/activity/activities-by-type'],
    ['/sales-dashboard', 'rol4', 'SalesDashboardPage', '/api/dashboard/get'],
  ])('%s requests its figures before its code arrives, and only once', async (path, username, code, call) => {
    const page = await app.at('/icon.svg', username);
    const held = await hold(page, `**/assets/${code}-*.js`);
    const paths = requested(page);
    const leaves = page.waitForRequest((request) => request.url().includes(call));
    await page.goto(app.url() + path, { waitUntil: 'commit' });
    await leaves;
    expect(calls(paths)[0]).toBe(call);
    held.release();
    await page.getByText(/^Datos al /).waitFor();
    expect(calls(paths).filter((other) => other === call)).toHaveLength(1);
    // The code of no other page before.
    expect(pages(paths)).toEqual([expect.stringContaining(`/${code}-`)]);
  });

  it('fetches its frame, texts and code in parallel with the entry code, except on the login page', async () => {
    const page = await app.at('/icon.svg', 'rol8');
    await page.evaluate(() => localStorage.setItem('sereno:locale', 'de'));
    const held = await hold(page, '**/assets/index-*.js');
    const files = ['frame', 'pages-de', 'ActivitiesDashboardScreen', 'pickers'].map((name) =>
      page.waitForRequest(`**/assets/${name}-*.js`),
    );
    await page.goto(`${app.url()}/activities-dashboard`, { waitUntil: 'commit' });
    await Promise.all(files);
    held.release();
    await page.getByText(/^Stand: /).waitFor();

    const stranger = await app.stranger();
    await stranger.goto(`${app.url()}/icon.svg`);
    await stranger.evaluate(() => localStorage.setItem('kept', 'from before'));
    const paths = requested(stranger);
    await stranger.goto(`${app.url()}/auth/login`);
    await stranger.getByLabel('Usuario').waitFor();
    await stranger.waitForLoadState('networkidle');
    expect(paths.filter((path) => path.includes('/frame-'))).toEqual([]);
  });

  it('is not fetched when the person may not see it', async () => {
    const page = await app.at('/icon.svg', 'rol8');
    const paths = requested(page);
    await page.goto(`${app.url()}/carousel`);
    await page.getByRole('heading', { level: 1, name: 'Sin permiso' }).waitFor();
    await page.waitForLoadState('networkidle');
    // What was decided of the person's discounts belongs to the frame, which asks once nothing else is to be done.
    expect(calls(paths).filter((path) => path !== '/api/discount/news')).toEqual(['/api/user/me']);
    expect(pages(paths)).toEqual([]);
  });

  it('redirects to the login with the return address when the first call ends the session', async () => {
    const page = await app.stranger();
    await signIn(page, app.url(), 'rol8');
    await page.route('**/api/activity/activities-by-type*', (route) =>
      route.fulfill({ status: 401, json: { status: 401, message: 'Sesión terminada', body: null } }),
    );
    await page.goto(`${app.url()}/activities-dashboard?day=2026-11-03`);
    await page.getByLabel('Usuario').waitFor();
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/activities-dashboard?day=2026-11-03');
  });
});

describe('code that cannot be fetched', () => {
  const code = '**/assets/charts-*.js';
  const answers: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['the connection fails', (route) => route.abort()],
    ['a release has replaced it with a page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' })],
  ];

  it.each(answers)('%s: the part shows an error, the others stay, and a reload brings it back', async (_, answer) => {
    const page = await app.at('/icon.svg', 'rol8');
    await page.route(code, answer);
    await page.goto(`${app.url()}/activities-dashboard`);
    const main = page.getByRole('main');
    const reload = main.getByRole('button', { name: 'Volver a cargar' });
    await reload.waitFor();
    await main.getByText('Esta parte no se pudo mostrar').waitFor();
    expect(await page.getByText(/^Datos al /).isVisible()).toBe(true);
    await page.unroute(code);
    await reload.click();
    await main.getByRole('button', { name: 'Ver como tabla' }).waitFor();
    expect(await reload.isVisible()).toBe(false);
  });
});

describe('the pages to prefetch', () => {
  it('are fetched one by one once the page has its figures, and not during a call', async () => {
    const page = await app.at('/icon.svg', 'rol8', { savesData: false });
    const figures = await hold(page, '**/api/activity/activities-by-type*');
    const paths = requested(page);
    await page.goto(`${app.url()}/activities-dashboard`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: 'Tablero de actividades' }).waitFor();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(pages(paths)).toEqual([expect.stringContaining('/ActivitiesDashboardScreen-')]);
    figures.release();
    // The most common next page first.
    await expect.poll(() => pages(paths)[1], { timeout: 20_000 }).toContain('/ActivityScreen-');
  });
});
