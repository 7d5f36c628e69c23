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

/** The calls of the figures, with the two names that each of their parameters goes by. */
const FIGURES = /\/api\/(?:bi\/(?!detail)|dashboard\/get-activities)/;
const addressOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

/** What is asked of the server from now on. */
function listen(page: Page): {
  readonly figures: () => URL[];
  readonly lists: () => URL[];
  readonly forget: () => void;
} {
  const asked: URL[] = [];
  page.on('request', (request: Request) => asked.push(new URL(request.url())));
  return {
    figures: () => asked.filter(({ pathname }) => FIGURES.test(pathname)),
    lists: () => asked.filter(({ pathname }) => /\/catalog\/(?:managements|advisers)/.test(pathname)),
    forget: () => void asked.splice(0),
  };
}
const paths = (urls: readonly URL[]): string[] => urls.map(({ pathname }) => pathname).toSorted();

async function dashboard(address = '/dashboard', username = 'rol1'): Promise<Page> {
  const page = await app.at(address, username);
  await figuresAreIn(page);
  return page;
}

describe('the filters of a dashboard', () => {
  it('FLT-01 FLT-02 FLT-03 FLT-09 ask each call once for a change, reset what lies below it, and stand in the address', async () => {
    const page = await dashboard();
    await expect.poll(() => period(page).inputValue()).toBe(lastWeek);
    expect([...addressOf(page)]).toEqual([]);

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
  });

  it('ask about the period before by a second call each, while that is switched on', async () => {
    const page = await dashboard();
    const server = listen(page);
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
  });

  it('DRP-03 FLT-01 take a period by name or typed, keep it over a reload, and Back leaves the dashboard', async () => {
    const page = await app.as('rol1');
    await page.goto(`${app.url()}/dashboard`);
    await figuresAreIn(page);
    await choosePreset(page, 'Últimos 30 días');
    await expect.poll(() => addressOf(page).get('desde')).toBe(daysBefore(29));
    await setPeriod(page, daysBefore(20), daysBefore(10));
    await expect.poll(() => addressOf(page).get('hasta')).toBe(daysBefore(10));
    await page.reload();
    await figuresAreIn(page);
    expect(await period(page).inputValue()).toBe(`${onScreen(daysBefore(20))} – ${onScreen(daysBefore(10))}`);
    await clearFilters(page);
    await expect.poll(() => period(page).inputValue()).toBe(lastWeek);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/activities-dashboard');
  });

  it.each([
    ['a range that ends before it begins', 'desde=2026-11-20&hasta=2026-11-14'],
    ['ten years', 'desde=2016-01-01&hasta=2026-01-01'],
    ['31 February', 'desde=2026-02-31&hasta=2026-03-05'],
    ['ids that are none', 'gerencia=x,-1,0&asesor=%00'],
  ])('FLT-03 are as they start where the address holds %s', async (_, search) => {
    const page = await dashboard(`/dashboard?${search}`);
    expect(await period(page).inputValue()).toBe(lastWeek);
    expect(await filterPill(page, 'Gerencia').innerText()).toContain('Todas');
  });

  it('drop somebody whom the list does not offer', async () => {
    const page = await dashboard('/dashboard?asesor=2000000001');
    await expect.poll(() => addressOf(page).get('asesor')).toBeNull();
    await figuresAreIn(page);
    expect(await filterPill(page, 'Asesor').innerText()).toContain('Todos');
  });

  it('FLT-06 are hidden from role 6, whose address narrows nothing, and no list is asked for', async () => {
    const page = await app.as('rol6');
    const server = listen(page);
    await page.goto(`${app.url()}/dashboard?gerencia=6&asesor=208`);
    await figuresAreIn(page);
    expect(await filterBar(page).getByRole('combobox').count()).toBe(0);
    expect(server.lists()).toEqual([]);
    const named = server.figures().flatMap(({ searchParams }) => [...searchParams.keys()]);
    expect(named.filter((name) => /Advisors|Management/.test(name))).toEqual([]);
  });

  it('FLT-11 never show an answer that comes late', async () => {
    const page = await dashboard();
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

  it('are kept under a name by whoever chose them, and by nobody else on the same computer', async () => {
    const page = await dashboard();
    await choosePreset(page, 'Últimos 30 días');
    await page.getByRole('button', { name: 'Guardados' }).click();
    await page.getByRole('button', { name: 'Guardar estos filtros' }).click();
    await page.getByRole('textbox', { name: 'Nombre de los filtros' }).fill('Mi mes');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Mi mes', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await clearFilters(page);
    await page.reload();
    await figuresAreIn(page);
    await page.getByRole('button', { name: 'Guardados' }).click();
    await page.getByRole('button', { name: 'Mi mes', exact: true }).click();
    await expect.poll(() => addressOf(page).get('desde')).toBe(daysBefore(29));
    const keys = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('sereno:filters:')),
    );
    expect(keys).toEqual([expect.stringMatching(/^sereno:filters:\d+:summary$/)]);
  });

  it('stand behind a button on a phone, which says how many are chosen', async () => {
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
    await figuresAreIn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
