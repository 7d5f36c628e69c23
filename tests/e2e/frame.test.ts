import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { phone, sendSignIn, signIn } from '../browser.ts';
import { now } from '../clock.ts';

const app = application();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What the person sees of the menu's first level, in order: links and groups. What is folded away has no text. */
const entries = async (page: Page) => {
  const texts = await menu(page).locator('ul > li > :is(a, button)').allInnerTexts();
  return texts.map((text) => text.trim()).filter((text) => text !== '');
};

describe('the side menu', () => {
  it.each([
    ['rol15', ['Usuarios']],
    ['funeral', ['Asistencia funeraria']],
  ])('MNU-03 MNU-04 holds for %s nothing but %j', async (username, expected) => {
    const page = await app.as(username);
    expect(await entries(page)).toEqual(expected);
  });

  it('MNU-08 MNU-16 SHL-03 is the adviser’s, under the name of the company', async () => {
    const page = await app.as('empresa2');
    const shown = await entries(page);
    expect(shown).toContain('Actividades');
    expect(shown).toContain('Reporte de comisiones');
    expect(shown).not.toContain('Comisiones y bonos');
    expect(shown).not.toContain('Catálogos');
  });

  it('SHL-29 SHL-31 is minimised by its button and still is after a reload, from a cookie', async () => {
    const page = await app.as('rol8');
    const width = () => menu(page).evaluate((element) => element.getBoundingClientRect().width);
    expect(await width()).toBeGreaterThan(200);
    await menu(page).getByRole('button', { name: 'Minimizar menú' }).click();
    await page.mouse.move(900, 500);
    await heading(page).click();
    await expect.poll(width).toBeLessThan(100);
    await page.reload();
    await heading(page).waitFor();
    await expect.poll(width).toBeLessThan(100);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([['sereno-menu', '1']]);
  });

  it('LAY-03 is a drawer below lg, which closes when a page is chosen', async () => {
    const page = await app.as('rol8', phone);
    expect(await menu(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await menu(page).getByRole('link', { name: 'Ventas' }).click();
    await page.waitForURL('**/sales-dashboard');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Ventas');
  });
});

describe('a page behind the login', () => {
  it('UND-53 says what the module is when its screen is not described, and moves title and focus to it', async () => {
    const page = await app.as('rol8');
    await menu(page).getByRole('button', { name: 'Contratos' }).click();
    await menu(page).getByRole('link', { name: 'Todos los contratos' }).click();
    await page.getByText('Esta pantalla todavía no está disponible').waitFor();
    await page.getByText('Los contratos: consultarlos').waitFor();
    expect(await heading(page).innerText()).toBe('Todos los contratos');
    expect(await page.title()).toBe('Todos los contratos · Sereno');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Todos los contratos');
    expect(await page.locator('main').count()).toBe(1);
    expect(await heading(page).count()).toBe(1);
  });

  it.each([
    '/catalog/activity-types',
    '/Recordari/browse',
    '/user/browse',
    '/guard/add',
    '/report/rejected',
    '/carousel',
  ])('RTE-04 RTE-12 RTE-13 %s is refused to an adviser: the address stays, the page says so', async (path) => {
    const page = await app.at(path, 'rol8');
    await page.getByRole('heading', { level: 1, name: 'Sin permiso' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('link', { name: 'Ir al tablero de actividades' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tablero de actividades' }).waitFor();
  });

  it('SHL-06 SHL-07 SHL-08 SHL-12 has its title, the way to it from /dashboard, and the day', async () => {
    const page = await app.as('rol8');
    expect(await heading(page).innerText()).toBe('Tablero de actividades');
    const way = page.getByRole('navigation', { name: 'Ruta de navegación' });
    expect(await way.getByRole('link').first().getAttribute('href')).toBe('/dashboard');
    const weekday = new Intl.DateTimeFormat('es-MX', { weekday: 'long', timeZone: 'America/Mexico_City' }).format(
      now(),
    );
    const day = page.locator('main').getByText(new RegExp(`^${weekday} \\d+ de [a-z]+$`, 'i'));
    expect(await day.count()).toBe(1);
  });

  it('SHL-04 SHL-05 has a footer that leads to about and contact', async () => {
    const page = await app.as('rol8');
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('link', { name: 'Acerca de' }).getAttribute('href')).toBe('/terms');
    expect(await footer.getByRole('link', { name: 'Contacto' }).getAttribute('href')).toMatch(/^mailto:/);
  });

  it('is reached by the keyboard past the menu', async () => {
    const page = await app.as('rol8');
    await page.reload();
    await heading(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  it('has the code of the other pages of the menu ahead, but not where the person pays for every byte', async () => {
    const codeOfActivities = /\/ActivityPage[^/]*\.js$/;
    for (const savesData of [false, true]) {
      const page = await app.stranger({ savesData });
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await signIn(page, app.url(), 'rol8');
      const isThere = () => fetched.some((url) => codeOfActivities.test(url));
      if (!savesData) await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
      else {
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
        expect(isThere()).toBe(false);
        await page.goto(`${app.url()}/activity`);
        await page.getByRole('heading', { level: 1, name: 'Actividades' }).waitFor();
        expect(isThere()).toBe(true);
      }
    }
  });

  it('stays framed when its code cannot be fetched, and says what helps', async () => {
    const page = await app.stranger();
    await page.route('**/assets/ActivitiesDashboard*', (route) => route.abort());
    await page.goto(`${app.url()}/auth/login`);
    await sendSignIn(page, 'rol8');
    await page.getByRole('button', { name: 'Volver a cargar' }).waitFor();
    expect(await menu(page).isVisible()).toBe(true);
  });
});

describe('the user panel', () => {
  it('SHL-01 SHL-02 SHL-13 SHL-14 SHL-15 SHL-16 SHL-17 SHL-18 SHL-21 SHL-22 SHL-23 SHL-24 SHL-25 says who is signed in', async () => {
    const page = await app.as('rol8');
    const stored: { user: { roleName: string; companyName: string; employee: Record<string, string | number> } } =
      await page.evaluate(() => JSON.parse(localStorage['sereno:session']));
    const { employee, roleName, companyName } = stored.user;
    const greeting = page.getByRole('button', { name: `Hola, ${employee['firstName']}` });
    expect((await greeting.innerText()).split(/\s+/).at(-1)).toBe(String(employee['firstName']).charAt(0));
    await greeting.click();
    const panel = page.getByRole('dialog');
    const text = await panel.innerText();
    const facts = ['firstName', 'email', 'mobile', 'employeeId', 'extEmpNo', 'jobTitle', 'businessLineName'];
    for (const fact of [...facts.map((name) => employee[name]), roleName, companyName]) {
      expect(text.split('\n')).toContain(String(fact));
    }
  });

  it('shows the next person in the same tab nothing of the one before', async () => {
    const page = await app.signedIn('rol1');
    const citas = page
      .getByRole('group', { name: /^Totales de [a-z]+ de/ })
      .locator('p')
      .first();
    const before = await citas.textContent();
    await page.route('**/activities-by-type*', (route) => route.abort());
    await page.getByRole('button', { name: /^Hola,/ }).click();
    await page.getByRole('link', { name: 'Salir' }).click();
    await sendSignIn(page, 'rol8');
    await page.getByText('Sin datos').first().waitFor();
    expect(before).toMatch(/^Citas: \d/);
    expect(await citas.textContent()).toBe('Citas: sin datos');
  });

  it('SHL-19 AUTH-06 leads out', async () => {
    const page = await app.signedIn('rol8');
    await page.getByRole('button', { name: /^Hola,/ }).click();
    await page.getByRole('link', { name: 'Salir' }).click();
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor();
  });

  it('chooses theme and density, which stay after a reload', async () => {
    const page = await app.as('rol8', { colorScheme: 'light' });
    const look = () =>
      page.evaluate(() => [document.documentElement.dataset['theme'], getComputedStyle(document.body).backgroundColor]);
    expect(await look()).toEqual(['system', 'rgb(247, 251, 250)']);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await look()).toEqual(['system', 'rgb(14, 21, 24)']);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: /^Hola,/ }).click();
    await page.getByRole('radio', { name: 'Oscuro' }).check({ force: true });
    await page.getByRole('radio', { name: 'Compacta' }).check({ force: true });
    await page.reload();
    await heading(page).waitFor();
    expect(await look()).toEqual(['dark', 'rgb(14, 21, 24)']);
    expect(await page.evaluate(() => document.documentElement.dataset['density'])).toBe('compact');
  });

  it.each([
    ['en', /activit/i],
    ['de', /Aktivitäten/],
    ['fr', /activités/i],
    ['ja', /活動/],
    ['zh', /活动/],
  ])('LNG-02 LNG-03 LNG-04 chooses %s: the page loads again in it and stays in it', async (locale, title) => {
    const page = await app.as('rol8');
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.getByRole('button', { name: /^Hola,/ }).click();
    await Promise.all([page.waitForEvent('load'), page.getByLabel('Idioma').selectOption(locale)]);
    for (let visits = 0; visits < 2; visits += 1) {
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      await page.reload();
    }
  });
});
