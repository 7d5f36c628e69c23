import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { EVERY_ROUTE } from './everyRoute.ts';

const app = application();

/** Which roles the guards admit, from the specification (RTE-02 to RTE-11); every other module opens to everybody. */
const BELOW_8 = [1, 2, 3, 4, 5, 6, 7];
const GUARDS: Readonly<Record<string, readonly number[]>> = {
  report: [...BELOW_8, 12, 13, 14],
  catalog: [...BELOW_8, 12, 13],
  guard: [...BELOW_8, 13],
  user: [...BELOW_8, 15],
  recordari: BELOW_8,
  carousel: [1, 2, 3, 4, 5, 12, 13, 14],
  permissions: [1],
};

const ACCOUNTS = [
  ...Array.from({ length: 15 }, (_, index) => [`rol${index + 1}`, index + 1] as const),
  ['empresa2', 8] as const,
  ['funeral', 8] as const,
];

const opens = (path: string, roleId: number) => GUARDS[path.split('/')[1] ?? '']?.includes(roleId) ?? true;

type Stop = { readonly path: string; readonly title: string };

/**
 * Goes to one page after the other, as the links of the application do, and tells what the person meets there: the address,
 * the tab's title, the page's one title, the way to it, and something to read.
 */
const walk = (page: Page, stops: readonly Stop[]) =>
  page.evaluate(async (all) => {
    const seen = [];
    for (const { path, title } of all) {
      history.pushState(null, '', path);
      const patience = performance.now() + 5000;
      const isThere = () => document.title.startsWith(title) && document.querySelector('main [aria-current]') !== null;
      while (!isThere() && performance.now() < patience) await new Promise((shown) => requestAnimationFrame(shown));
      seen.push({
        path: location.pathname,
        tab: document.title,
        titles: [...document.querySelectorAll('main h1')].map((heading) => heading.textContent),
        isEmpty: document.querySelector('main')?.textContent === '',
      });
    }
    return seen;
  }, stops);

/** Goes there without loading the page again, as a link of the application does. */
const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

/** Collects what the page complains of: errors, warnings, and rules of the content security policy that it breaks. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Browsers note each answer of 404, and a prospect that is not the person's to see is answered so.
    const isMissing = message.location().url.includes('/prospect/12') && message.text().includes('404');
    if (['error', 'warning'].includes(message.type()) && !isMissing) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Waits for the page of that title, its own content included. */
async function titled(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
}

/** What axe finds on the page, rule by rule, with the places. */
async function violations(page: Page): Promise<unknown[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

describe('every page behind the login', () => {
  it.each(ACCOUNTS)(
    'RTE-01 RTE-02 RTE-03 RTE-04 RTE-13 RTE-14 RTE-15 UND-53 opens to %s, or says that it does not, with title and breadcrumbs',
    async (username, roleId) => {
      const page = await app.as(username);
      const complaints = complaintsOf(page);
      const stops = EVERY_ROUTE.map(([, path, title]) => ({
        path,
        title: opens(path, roleId) ? title : 'Sin permiso',
      }));
      expect(await walk(page, stops)).toEqual(
        stops.map(({ path, title }) => ({ path, tab: `${title} · Sereno`, titles: [title], isEmpty: false })),
      );
      expect(complaints).toEqual([]);
    },
  );

  it('are as many as the specification has, and two of the frame', () => {
    expect(EVERY_ROUTE).toHaveLength(64);
  });

  it.each([0, 16, 32, 48])(
    'UND-01 to UND-51 opens to role 1 by its address, without a violation of accessibility or of the security policy: 16 from %i on',
    async (first) => {
      const page = await app.as('rol1');
      const complaints = complaintsOf(page);
      for (const [id, path, title] of EVERY_ROUTE.slice(first, first + 16)) {
        await page.goto(app.url() + path);
        await titled(page, title);
        expect([id, path, await violations(page)]).toEqual([id, path, []]);
      }
      expect(complaints).toEqual([]);
    },
    180_000,
  );

  it('has no violation on a phone in the dark either, and nothing is wider than the window', async () => {
    const page = await app.as('rol1', { ...phone, colorScheme: 'dark' });
    for (const [, path, title] of EVERY_ROUTE) {
      await goTo(page, path);
      await titled(page, title);
      expect([path, await violations(page)]).toEqual([path, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, overflow <= 0]).toEqual([path, true]);
    }
  }, 180_000);
});

describe('an address', () => {
  it.each([
    ['/error', '/error/error-v1'],
    ['/error/', '/error/error-v1'],
    ['/error/error-v7', '/error/error-v1'],
    ['/error/__proto__', '/error/error-v1'],
    ['/unknown', '/error/error-v1'],
    ['/prospect/unknown', '/error/error-v1'],
    ['/auth', '/auth/login'],
    ['/auth/unknown', '/auth/login'],
  ])('EPG-01 EPG-05 EPG-07 AUTH-01 %s leads to %s', async (path, end) => {
    const page = await app.open(path);
    await page.waitForURL(`**${end}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toMatch(/ · Sereno$/);
  });

  it.each([
    ['EPG-02a', 1, '404'],
    ['EPG-02b', 2, 'OOPS! Something went wrong here'],
    ['EPG-02c', 3, '404'],
    ['EPG-02d', 4, '404'],
    ['EPG-02e', 5, 'OOPS! Something went wrong here'],
    ['EPG-02f', 6, 'OOPS! Something went wrong here'],
  ])(
    '%s /error/error-v%i says %s (EPG-03, EPG-06), and that the team is working on it (EPG-04)',
    async (_, number, text) => {
      const page = await app.open(`/error/error-v${number}`);
      const main = page.getByRole('main');
      await main.getByText(text, { exact: true }).waitFor();
      await main
        .getByText(/no (?:se )?encontr|no existe/i)
        .first()
        .waitFor();
      await main.getByText(/equipo .*trabaja/i).waitFor();
      await page.getByRole('link', { name: 'Inicia sesión' }).click();
      await page.getByRole('heading', { level: 1, name: 'Inicia sesión' }).waitFor();
    },
  );

  it('AUTH-04 AUTH-07 SHL-12 leads who is signed in from / to the activities, and home by the breadcrumbs to /dashboard', async () => {
    const page = await app.as('rol8');
    await page.goto(`${app.url()}/`);
    await page.waitForURL('**/activities-dashboard');
    await page.goto(`${app.url()}/auth/login`);
    await page.waitForURL('**/activities-dashboard');
    await page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link', { name: 'Inicio' }).click();
    await page.waitForURL('**/dashboard');
  });

  it('AUTH-20 is opened to nobody with a disabled account', async () => {
    const page = await app.open('/dashboard');
    await page.getByLabel('Usuario').fill('deshabilitado');
    await page.getByLabel('Contraseña', { exact: true }).fill('sereno-demo');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByText('Tu cuenta está deshabilitada en el ERP').waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth/login');
  });
});
