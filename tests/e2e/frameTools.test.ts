import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone } from '../browser.ts';

const app = application();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Ir a…' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const availability = (page: Page) => page.getByRole('switch', { name: 'Disponible para carrusel' });
const openPanel = (page: Page) => page.getByRole('button', { name: /^Hola,/ }).click();

describe('the command palette', () => {
  it('leads by Ctrl+K and a part of a name to a screen, whose title takes the focus', async () => {
    const page = await app.as('rol8');
    await page.keyboard.press('Control+k');
    await palette(page).waitFor();
    await page.keyboard.type('comisiones');
    await page.keyboard.press('Enter');
    await title(page, 'Comisiones y bonos').waitFor();
    await palette(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Comisiones y bonos');
  });

  it('offers what the menu offers, and nothing that it does not', async () => {
    const page = await app.as('rol12');
    const inMenu = await menu(page)
      .locator('ul a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.getByRole('button', { name: 'Ir a…' }).click();
    await palette(page).getByRole('combobox').waitFor();
    const links = palette(page).locator('a[href]');
    await expect.poll(() => links.count()).toBe(inMenu.length + 2);
    const offered = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(offered)).toEqual(new Set([...inMenu, '/account/password', '/logout']));
  });

  it('is closed by the way back, which goes to the page before', async () => {
    const page = await app.as('rol8');
    await menu(page).getByRole('link', { name: 'Ventas', exact: true }).click();
    await title(page, 'Ventas').waitFor();
    await page.keyboard.press('Control+k');
    await palette(page).waitFor();
    await page.goBack();
    await palette(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Tablero de actividades');
  });

  it('says so when it cannot be fetched, and how to go on', async () => {
    const page = await app.stranger();
    await page.route('**/assets/PaletteDialog*', (route) => route.abort());
    await page.goto(`${app.url()}/auth/login`);
    await page.getByLabel('Usuario').fill('rol8');
    await page.getByLabel('Contraseña', { exact: true }).fill('sereno-demo');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await title(page, 'Tablero de actividades').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByText('Sin conexión con el servidor').first().waitFor();
    await page.getByRole('button', { name: 'Volver a cargar' }).waitFor();
  });
});

describe('the quick actions', () => {
  it.each([
    ['SHL-10', 'Registro básico de prospecto', '/prospect/prospect-simply'],
    ['SHL-11', 'Nuevo prospecto', '/prospect/add'],
  ])('SHL-09 %s lead to %s', async (_, name, path) => {
    const page = await app.as('rol8', phone);
    await page.getByRole('button', { name: 'Acciones rápidas' }).click();
    await page.getByRole('menuitem', { name }).click();
    await title(page, name).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

describe('the availability for the carousel', () => {
  it('SHL-20 SHL-44 starts from what the server has, and stays over a reload as it was chosen', async () => {
    const page = await app.signedIn('rol7');
    await openPanel(page);
    expect(await availability(page).isChecked()).toBe(true);
    const answered = page.waitForResponse('**/user/carousel/on');
    await availability(page).click();
    expect((await (await answered).json()).status).toBe(201);
    await expect.poll(() => availability(page).isChecked()).toBe(false);
    await page.reload();
    await openPanel(page);
    await expect.poll(() => availability(page).isChecked()).toBe(false);
  });

  it.each([
    ['a failing server', { status: 500, body: '{"status":500,"body":null,"message":"no"}' }],
    ['another status', { status: 200, body: '{"status":200,"body":{"CarouselOn":0}}' }],
  ])('SHL-44 CAT-16 goes back silently after %s', async (_, answer) => {
    const page = await app.signedIn('rol5');
    await page.route('**/user/carousel/on', (route) => route.fulfill({ ...answer, contentType: 'application/json' }));
    await openPanel(page);
    const answered = page.waitForResponse('**/user/carousel/on');
    await availability(page).click();
    await answered;
    await expect.poll(() => availability(page).isChecked()).toBe(true);
    expect(await page.getByText('Ocurrió un error').count()).toBe(0);
  });

  it('SHL-20 is not there for whoever has no team in the carousel', async () => {
    const page = await app.as('rol8');
    await openPanel(page);
    await page.getByRole('dialog').getByText('Idioma').waitFor();
    expect(await availability(page).count()).toBe(0);
  });
});

describe('the rest of the frame', () => {
  it('SHL-26 SHL-27 has three tabs of samples in the user panel', async () => {
    const page = await app.as('rol8');
    await openPanel(page);
    for (const name of ['Audit Logs', 'Notifications', 'Settings']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel').getByText('Ejemplo').first().waitFor();
    }
  });

  it('CAT-11 shows what the host has to tell above every page', async () => {
    const page = await app.as('rol8');
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), notice: 'licenseSuspended' } });
    });
    await page.reload();
    await page.getByText('License provisionally suspended, contact the customer').waitFor();
    await menu(page).getByRole('link', { name: 'Ventas', exact: true }).click();
    await title(page, 'Ventas').waitFor();
    expect(await page.getByText('License provisionally suspended').isVisible()).toBe(true);
  });

  it('SHL-34 CST-09 takes the splash away after 3 s, though nothing has come, and offers to load again', async () => {
    const page = await app.stranger();
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(`${app.url()}/auth/login`, { waitUntil: 'commit' });
    await page.locator('.splash').waitFor({ state: 'visible' });
    await page.getByText('Cargando…').waitFor({ state: 'visible' });
    expect(await page.locator('.splash').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Volver a cargar' }).waitFor({ state: 'visible' });
  });

  it('keeps the page alive when one part of it fails, and shows that part when it is tried again', async () => {
    const page = await app.as('rol8');
    await page.addInitScript(() => {
      const Real = Intl.DateTimeFormat;
      Object.assign(window, { broken: true });
      Intl.DateTimeFormat = new Proxy(Real, {
        construct(target, [locale, options]) {
          if ('broken' in window && window.broken === true && options?.weekday === 'short') throw new Error('broken');
          return new target(locale, options);
        },
      });
    });
    await page.reload();
    await page.getByText('Esta parte no se pudo mostrar').waitFor();
    expect(
      await page
        .getByRole('group', { name: /^Totales de/ })
        .first()
        .isVisible(),
    ).toBe(true);
    await page.evaluate(() => Object.assign(window, { broken: false }));
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('grid').waitFor();
  });

  it('API-07 takes over a role that changed after the sign-in', async () => {
    const page = await app.as('rol8');
    expect(await menu(page).getByRole('button', { name: 'Catálogos' }).count()).toBe(0);
    await page.route('**/user/me', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, body: { ...answer.body, RoleId: 1 } } });
    });
    await page.reload();
    await menu(page).getByRole('button', { name: 'Catálogos' }).waitFor();
  });

  it('tells whoever has nothing in the menu why', async () => {
    const page = await app.as('rol11');
    await page.getByText('Tu cuenta todavía no tiene módulos').waitFor();
  });
});
