import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { MENU } from '../../packages/domain/src/navigation/index.ts';
import { application } from '../application.ts';
import { complaintsOf, goTo, titled } from '../page.ts';
import { ownCalls } from '../quotationPage.ts';
import { EVERY_ROUTE, isClosedToAdvisers } from './everyRoute.ts';

const app = application();

const pathOf = (page: Page) => new URL(page.url()).pathname;

type Stop = { readonly path: string; readonly title: string };

/**
 * Visits one page after the other through links, and records the URL, the tab's title, the page's title, the
 * breadcrumbs, and the text.
 */
const walk = (page: Page, stops: readonly Stop[]) =>
  page.evaluate(async (all) => {
    const seen = [];
    for (const { path, title } of all) {
      history.pushState(null, '', path);
      const patience = performance.now() + 5000;
      const isThere = () =>
        document.title.startsWith(title) &&
        document.querySelector('main [aria-current]') !== null &&
        document.querySelector('main :is([aria-busy="true"], [data-page-pending])') === null;
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

const met = (stops: readonly Stop[]) =>
  stops.map(({ path, title }) => ({ path, tab: `${title} · Sereno`, titles: [title], isEmpty: false }));

/** What the server calls the prospect of that page, to role 1: its title. */
async function nameAt(path: string): Promise<string> {
  const call = await ownCalls(app.url(), 'rol1');
  const named = await call<{ FirstName: string; LastName: string }>('GET', path.slice(1).replace(/\/detail$/u, ''));
  return `${named.FirstName} ${named.LastName}`;
}

/** The pages of the menu, as the walk visits them. */
const PAGES = MENU.flatMap((entry) => (entry.children.length > 0 ? entry.children : [entry])).map(({ path }) =>
  path.replace('{ProspectId}', '12'),
);

const TITLE_OF_DETAIL = 'Detalle del prospecto';

describe('every page behind the login', () => {
  it('RTE-01 RTE-03 RTE-04 RTE-14 RTE-15 UND-01 to UND-51 UND-53 opens for role 1, with title and breadcrumbs, and an empty console', async () => {
    expect(EVERY_ROUTE.map(([, path]) => path).toSorted()).toEqual(PAGES.toSorted());
    const page = await app.as('rol1');
    const complaints = complaintsOf(page);
    // MNU-27: that report is for role 13 and a list of employees.
    const stops = await Promise.all(
      EVERY_ROUTE.map(async ([, path, title]) => ({
        path,
        title: path === '/report/insurance' ? 'Sin permiso' : title === TITLE_OF_DETAIL ? await nameAt(path) : title,
      })),
    );
    expect(await walk(page, stops)).toEqual(met(stops));
    expect(complaints).toEqual([]);
  });

  it('RTE-02 RTE-04 RTE-12 RTE-13 AUTH-04 AUTH-07 AUTH-09 EPG-05 EPG-07 SHL-12 opens for an adviser, or shows at its address that it may not', async () => {
    const page = await app.as('rol8');
    const complaints = complaintsOf(page);
    const stops = EVERY_ROUTE.map(([, path, title]) => ({
      path,
      title: isClosedToAdvisers(path) ? 'Sin permiso' : title,
    }));
    expect(await walk(page, stops)).toEqual(met(stops));
    expect(complaints).toEqual([]);

    // However it is written, and loaded by its address too.
    await page.goto(`${app.url()}/Recordari/browse`);
    await titled(page, 'Sin permiso');
    expect(pathOf(page)).toBe('/Recordari/browse');
    await page.getByRole('link', { name: 'Ir al tablero de actividades' }).click();
    await titled(page, 'Tablero de actividades');
    await page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link', { name: 'Inicio' }).click();
    await page.waitForURL('**/dashboard');

    for (const path of ['/auth/login', '/auth', '/']) {
      await goTo(page, path);
      await page.waitForURL('**/activities-dashboard');
      await titled(page, 'Tablero de actividades');
    }
    await goTo(page, '/no/such/page');
    await page.waitForURL('**/error/error-v1');
    await page.getByText('404', { exact: true }).waitFor();
  });
});

describe('an address opened while signed out', () => {
  it('AUTH-01 AUTH-05 EPG-01 EPG-05 EPG-07 leads to the login, or to the error page when it is unknown', async () => {
    const page = await app.open('/unknown');
    await page.waitForURL('**/error/error-v1');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const leads: readonly (readonly [path: string, end: string])[] = [
      ['/', '/auth/login'],
      ['/error', '/error/error-v1'],
      ['/auth', '/auth/login'],
      ['/error/', '/error/error-v1'],
      ['/auth/unknown', '/auth/login'],
      ['/error/error-v7', '/error/error-v1'],
      ['/activities-dashboard', '/auth/login?returnTo=%2Factivities-dashboard'],
      ['/error/__proto__', '/error/error-v1'],
      ['/report/rejected', '/auth/login?returnTo=%2Freport%2Frejected'],
      ['/prospect/unknown', '/error/error-v1'],
    ];
    for (const [path, end] of leads) {
      await goTo(page, path);
      await page.waitForURL(app.url() + end);
      const title = end.startsWith('/auth') ? 'Inicia sesión' : 'No encontramos esta página';
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.title()).toMatch(/ · Sereno$/);
    }
  });

  it('EPG-02a EPG-02b EPG-02c EPG-02d EPG-02e EPG-02f EPG-03 EPG-04 EPG-06 shows one of six error pages, which say that the team is working on it and link to the login', async () => {
    const page = await app.open('/error/error-v1');
    const main = page.getByRole('main');
    const drawing = () => main.locator('.sign').innerHTML();
    const oops = 'OOPS! Something went wrong here';
    const seen: string[] = [];
    for (const [index, text] of ['404', oops, '404', '404', oops, oops].entries()) {
      await goTo(page, `/error/error-v${index + 1}`);
      // Their drawings distinguish them.
      await expect.poll(async () => seen.includes(await drawing())).toBe(false);
      seen.push(await drawing());
      await main.getByText(text, { exact: true }).waitFor();
      await main
        .getByText(/no (?:se )?encontr|no existe/i)
        .first()
        .waitFor();
      await main.getByText(/equipo .*trabaja/i).waitFor();
    }
    await page.getByRole('link', { name: 'Inicia sesión' }).click();
    await page.getByRole('heading', { level: 1, name: 'Inicia sesión' }).waitFor();
  });
});
