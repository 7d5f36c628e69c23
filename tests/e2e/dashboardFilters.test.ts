import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import {
  chooseFilter,
  choosePreset,
  clearFilters,
  comparison,
  figuresAreIn,
  filterBar,
  filterPill,
  filtersButton,
  offered,
  period,
  setPeriod,
} from '../dashboardPage.ts';
import { daysBefore, today } from '../clock.ts';

const app = application();

const onScreen = (date: string): string => date.split('-').toReversed().join('/');
const lastWeek = `${onScreen(daysBefore(6))} – ${onScreen(today)}`;

/** The calls of the figures, with both names of each parameter. */
const FIGURES = /\/api\/(?:bi\/(?!detail)|dashboard\/get-activities)/;
const LISTS = /\/catalog\/(?:managements|advisers)/;
const addressOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

/** Records requests from now on. */
function listen(page: Page): {
  readonly figures: () => URL[];
  readonly lists: () => URL[];
  readonly forget: () => void;
} {
  const requested: URL[] = [];
  page.on('request', (request: Request) => requested.push(new URL(request.url())));
  return {
    figures: () => requested.filter(({ pathname }) => FIGURES.test(pathname)),
    lists: () => requested.filter(({ pathname }) => LISTS.test(pathname)),
    forget: () => void requested.splice(0),
  };
}
const paths = (urls: readonly URL[]): string[] => urls.map(({ pathname }) => pathname).toSorted();

describe('the filters of a dashboard', () => {
  it('FLT-01 FLT-02 FLT-03 FLT-09 FLT-11 have defaults for an invalid address, make each call once per change, and reset lower levels', async () => {
    // An invalid day, an invalid id, and a person the list does not offer.
    const page = await app.as('rol1');
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/catalog/advisers*', async (held) => {
      await released;
      await held.continue();
    });
    await page.goto(`${app.url()}/dashboard?desde=2026-02-31&hasta=2026-03-05&gerencia=x&asesor=2000000001`);
    await figuresAreIn(page);
    release(undefined);
    await page.getByText('Asesor: se quitó del filtro lo que ya no está').first().waitFor();
    await expect.poll(() => [...addressOf(page)]).toEqual([]);
    await figuresAreIn(page);
    await expect.poll(() => period(page).inputValue()).toBe(lastWeek);
    expect(await filterPill(page, 'Gerencia').innerText()).toContain('Todas');
    expect(await filterPill(page, 'Asesor').innerText()).toContain('Todos');

    const [management = ''] = await offered(page, 'Gerencia');
    const server = listen(page);
    await chooseFilter(page, 'Gerencia', management);
    await figuresAreIn(page);
    const calls = paths(server.figures());
    expect(calls).toHaveLength(6);
    expect(new Set(calls).size).toBe(6);
    expect(server.lists().map(({ pathname }) => pathname)).toEqual(['/api/catalog/advisers']);
    const id = addressOf(page).get('gerencia');
    expect(server.figures().every(({ searchParams }) => [...searchParams.values()].includes(String(id)))).toBe(true);

    const [adviser = ''] = await offered(page, 'Asesor');
    await chooseFilter(page, 'Asesor', adviser);
    await figuresAreIn(page);
    expect(addressOf(page).get('asesor')).toMatch(/^\d+$/);
    server.forget();
    const [, other = ''] = await offered(page, 'Gerencia');
    await chooseFilter(page, 'Gerencia', other);
    await figuresAreIn(page);
    expect(addressOf(page).get('asesor')).toBeNull();
    expect(paths(server.figures())).toEqual(calls);

    // The period before is asked for by a second call each, while that is switched on.
    await clearFilters(page);
    await figuresAreIn(page);
    server.forget();
    await comparison(page).click();
    await figuresAreIn(page);
    const before = server.figures();
    expect(before.length).toBeGreaterThan(0);
    expect(new Set(paths(before)).size).toBe(before.length);
    const days = [daysBefore(13), daysBefore(7)].map((date) => date.replaceAll('-', '/'));
    for (const { searchParams } of before) expect([...searchParams.values()].slice(0, 2)).toEqual(days);
    expect(addressOf(page).get('comparar')).toBe('1');
    server.forget();
    await comparison(page).click();
    await expect.poll(() => addressOf(page).get('comparar')).toBeNull();
    expect(server.figures()).toEqual([]);

    const late: (() => Promise<void>)[] = [];
    await page.route('**/api/bi/sales-amount?*', async (route) => {
      const isOlder =
        new URL(route.request().url()).searchParams.get('StartDate') === daysBefore(20).replaceAll('-', '/');
      const amount = isOlder ? 111_111 : 222_222;
      const body = [{ Date: today.replaceAll('-', '/'), Sales: 1, Amount: amount }];
      const answer = () => route.fulfill({ json: { status: 200, body } }).catch(() => undefined);
      if (isOlder) late.push(answer);
      else await answer();
    });
    await setPeriod(page, daysBefore(20), today);
    await expect.poll(() => late.length).toBe(1);
    await setPeriod(page, daysBefore(10), today);
    await page
      .getByText(/222,222/)
      .first()
      .waitFor();
    await late[0]?.();
    await figuresAreIn(page);
    expect(await page.getByText(/111,111/).count()).toBe(0);
    expect(await page.getByText(/222,222/).count()).toBeGreaterThan(0);
  });

  it('DRP-03 FLT-01 accept a named or typed period, keep it after a reload and under a name, and Back leaves the dashboard', async () => {
    const page = await app.as('rol1');
    await page.getByRole('link', { name: 'Tablero comercial' }).first().click();
    await figuresAreIn(page);
    await choosePreset(page, 'Últimos 30 días');
    await expect.poll(() => addressOf(page).get('desde')).toBe(daysBefore(29));
    await page.getByRole('button', { name: 'Guardados' }).click();
    await page.getByRole('button', { name: 'Guardar estos filtros' }).click();
    await page.getByRole('textbox', { name: 'Nombre de los filtros' }).fill('Mi mes');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Mi mes', exact: true }).waitFor();
    await page.keyboard.press('Escape');

    await setPeriod(page, daysBefore(20), daysBefore(10));
    await expect.poll(() => addressOf(page).get('hasta')).toBe(daysBefore(10));
    await page.reload();
    await figuresAreIn(page);
    expect(await period(page).inputValue()).toBe(`${onScreen(daysBefore(20))} – ${onScreen(daysBefore(10))}`);
    await clearFilters(page);
    await expect.poll(() => period(page).inputValue()).toBe(lastWeek);
    await page.getByRole('button', { name: 'Guardados' }).click();
    await page.getByRole('button', { name: 'Mi mes', exact: true }).click();
    await expect.poll(() => addressOf(page).get('desde')).toBe(daysBefore(29));
    const keys = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('sereno:filters:')),
    );
    expect(keys).toEqual([expect.stringMatching(/^sereno:filters:\d+:summary$/)]);
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/activities-dashboard');
  });

  it('FLT-01 show what was chosen at once, and that its figures are on their way', async () => {
    const page = await app.at('/dashboard', 'rol1');
    await figuresAreIn(page);
    await page.waitForLoadState('networkidle');
    // Read in the turn of the press: nothing has been painted since.
    const refresh = filterBar(page).getByRole('button', { name: 'Actualizar' });
    const atOnce = await comparison(page).evaluate(
      (compare: HTMLElement, button) => {
        const before = button?.getAttribute('aria-busy');
        compare.click();
        return [before, compare.getAttribute('aria-checked'), button?.getAttribute('aria-busy')];
      },
      await refresh.elementHandle(),
    );
    expect(atOnce).toEqual([null, 'true', 'true']);
    await figuresAreIn(page);
  });

  it('FLT-06 are hidden from role 6, whose address filters nothing, and no list is requested', async () => {
    const page = await app.at('/dashboard?gerencia=6&asesor=208', 'rol6');
    await figuresAreIn(page);
    expect(await filterBar(page).getByRole('combobox').count()).toBe(0);
    const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const requested = fetched.map((name) => new URL(name));
    expect(requested.filter(({ pathname }) => LISTS.test(pathname))).toEqual([]);
    const figures = requested.filter(({ pathname }) => FIGURES.test(pathname));
    expect(figures).toHaveLength(6);
    const named = figures.flatMap(({ searchParams }) => [...searchParams.keys()]);
    expect(named.filter((name) => /Advisors|Management/.test(name))).toEqual([]);
  });

  it('are behind a button on a phone, which shows how many are chosen', async () => {
    const page = await app.at('/dashboard', 'rol1', phone);
    await figuresAreIn(page);
    await filtersButton(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtros del tablero' });
    await sheet.waitFor();
    const [management = ''] = await offered(page, 'Gerencia');
    await chooseFilter(page, 'Gerencia', management);
    await sheet.getByRole('button', { name: 'Listo' }).tap();
    await sheet.waitFor({ state: 'detached' });
    expect(await filtersButton(page).innerText()).toBe('Filtros (1)');
    const short = management.replace(/^Gerencia /, '');
    await page.getByRole('button', { name: new RegExp(`^\\d.* · Gerencia: ${short}$`, 'u') }).waitFor();
    await figuresAreIn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
