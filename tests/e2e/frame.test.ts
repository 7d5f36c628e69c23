import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { formatPhone } from '../../packages/domain/src/contact/index.ts';
import { application } from '../application.ts';
import { phone, sendSignIn } from '../browser.ts';
import { now } from '../clock.ts';
import { expectFocus, goTo, titled } from '../page.ts';

const app = application();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Ir a…' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const openPanel = (page: Page) => page.getByRole('button', { name: /^Hola,/ }).click();
/** The visible first level of the menu, in order: links and groups. Closed parts have no text. */
const entries = async (page: Page) => {
  const texts = await menu(page).locator('ul > li > :is(a, button)').allInnerTexts();
  return texts.map((text) => text.trim()).filter((text) => text !== '');
};

/** Whether the page has fetched the code of the activities. */
const hasCodeOfActivities = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/ActivityScreen[^/]*\.js$/.test(name)),
  );

describe('the side menu', () => {
  it('MNU-03 MNU-04 MNU-08 MNU-16 SHL-03 matches the company and the role, and says why it is empty', async () => {
    const funeral = await app.as('funeral');
    expect(await entries(funeral)).toEqual(['Asistencia funeraria']);

    const adviser = await app.as('empresa2');
    const shown = await entries(adviser);
    expect(shown).toEqual(expect.arrayContaining(['Actividades', 'Reporte de comisiones']));
    expect(shown).not.toContain('Comisiones y bonos');
    expect(shown).not.toContain('Catálogos');

    const nobody = await app.as('rol11');
    await nobody.getByText('Tu cuenta todavía no tiene módulos').waitFor();
  });

  it('LAY-03 is a drawer on a phone that closes when a page is chosen, and leaves way and quick actions to wider windows', async () => {
    const page = await app.as('rol8', phone);
    expect(await menu(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await menu(page).getByRole('link', { name: 'Ventas' }).click();
    await page.waitForURL('**/sales-dashboard');
    await menu(page).waitFor({ state: 'hidden' });
    await titled(page, 'Ventas');
    expect(await page.getByRole('navigation', { name: 'Ruta de navegación' }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Acciones rápidas' }).isVisible()).toBe(false);
  });

  it('SHL-09 SHL-10 SHL-11 has quick actions beside it that open the two forms', async () => {
    const page = await app.as('rol8');
    for (const [name, path] of [
      ['Registro básico de prospecto', '/prospect/prospect-simply'],
      ['Nuevo prospecto', '/prospect/add'],
    ] as const) {
      await page.getByRole('button', { name: 'Acciones rápidas' }).click();
      await page.getByRole('menuitem', { name }).click();
      await titled(page, name);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });
});

describe('a page behind the login', () => {
  it('SHL-01 SHL-02 SHL-04 SHL-05 SHL-06 SHL-07 SHL-08 SHL-12 SHL-13 SHL-14 SHL-15 SHL-16 SHL-17 SHL-18 SHL-20 to SHL-27 UND-53 shows the location and the signed-in person, and opens the first page of a module', async () => {
    const page = await app.as('rol8');
    expect(await heading(page).innerText()).toBe('Tablero de actividades');
    const way = page.getByRole('navigation', { name: 'Ruta de navegación' });
    expect(await way.getByRole('link').first().getAttribute('href')).toBe('/dashboard');
    const weekday = new Intl.DateTimeFormat('es-MX', { weekday: 'long', timeZone: 'America/Mexico_City' }).format(
      now(),
    );
    const day = page.locator('main').getByText(new RegExp(`^${weekday} \\d+ de [a-z]+$`, 'i'));
    expect(await day.count()).toBe(1);
    const footer = page.getByRole('contentinfo');
    expect(await footer.getByRole('link', { name: 'Acerca de' }).getAttribute('href')).toBe('/terms');
    expect(await footer.getByRole('link', { name: 'Contacto' }).getAttribute('href')).toMatch(/^mailto:/);

    const stored: { user: { roleName: string; companyName: string; employee: Record<string, string | number> } } =
      await page.evaluate(() => JSON.parse(localStorage['sereno:session']));
    const { employee, roleName, companyName } = stored.user;
    const greeting = page.getByRole('button', { name: `Hola, ${employee['firstName']}` });
    expect((await greeting.innerText()).split(/\s+/).at(-1)).toBe(String(employee['firstName']).charAt(0));
    await greeting.click();
    const panel = page.getByRole('dialog');
    const text = await panel.innerText();
    const facts = ['firstName', 'email', 'employeeId', 'extEmpNo', 'jobTitle', 'businessLineName'];
    const mobile = formatPhone(String(employee['mobile']));
    for (const fact of [...facts.map((name) => employee[name]), mobile, roleName, companyName]) {
      expect(text.split('\n')).toContain(String(fact));
    }
    // Without a team in the carousel there is no switch.
    await panel.getByText('Idioma').waitFor();
    expect(await page.getByRole('switch', { name: 'Disponible para carrusel' }).count()).toBe(0);
    for (const name of ['Audit Logs', 'Notifications', 'Settings']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tabpanel').getByText('Ejemplo').first().waitFor();
    }
    await page.keyboard.press('Escape');

    await menu(page).getByRole('button', { name: 'Contratos' }).click();
    await menu(page).getByRole('link', { name: 'Mejora de plan' }).click();
    await titled(page, 'Mejora de plan');
    expect(await page.title()).toBe('Mejora de plan · Sereno');
    expect(await focused(page)).toBe('Mejora de plan');
    expect(await page.locator('main').count()).toBe(1);
    expect(await heading(page).allInnerTexts()).toEqual(['Mejora de plan']);

    await goTo(page, '/contract');
    await titled(page, 'Todos los contratos');
    expect(new URL(page.url()).pathname).toBe('/contract/browse');
  });

  it('SHL-29 SHL-31 keeps theme, density and minimised menu after a reload, and has a skip link past the menu', async () => {
    const page = await app.as('rol8');
    const look = () =>
      page.evaluate(() => [document.documentElement.dataset['theme'], getComputedStyle(document.body).backgroundColor]);
    expect(await look()).toEqual(['system', 'rgb(247, 251, 250)']);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await look()).toEqual(['system', 'rgb(14, 21, 24)']);
    await page.emulateMedia({ colorScheme: 'light' });
    await openPanel(page);
    await page.getByRole('radio', { name: 'Oscuro' }).check({ force: true });
    await page.getByRole('radio', { name: 'Compacta' }).check({ force: true });
    await page.keyboard.press('Escape');
    const width = () => menu(page).evaluate((element) => element.getBoundingClientRect().width);
    expect(await width()).toBeGreaterThan(200);
    await menu(page).getByRole('button', { name: 'Minimizar menú' }).click();
    await page.mouse.move(900, 500);
    await heading(page).click();
    await expect.poll(width).toBeLessThan(100);

    await page.reload();
    await heading(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('main'));
    await expect.poll(width).toBeLessThan(100);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, value }) => [name, value])).toEqual([['sereno-menu', '1']]);
    expect(await look()).toEqual(['dark', 'rgb(14, 21, 24)']);
    expect(await page.evaluate(() => document.documentElement.dataset['density'])).toBe('compact');
  });

  it('prefetches the code of the other menu pages, but not when the browser saves data', async () => {
    const lavish = await app.as('rol8', { savesData: false });
    await lavish.evaluate(() => performance.setResourceTimingBufferSize(2000));
    await expect.poll(() => hasCodeOfActivities(lavish), { timeout: 20_000 }).toBe(true);

    const sparing = await app.as('rol8', { savesData: true });
    await sparing.waitForLoadState('networkidle');
    await sparing.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    expect(await hasCodeOfActivities(sparing)).toBe(false);
    await goTo(sparing, '/activity');
    await titled(sparing, 'Actividades');
    expect(await hasCodeOfActivities(sparing)).toBe(true);
  });
});

describe('the log-out', () => {
  it('SHL-19 AUTH-06 is final, and shows the next person in the same tab no data of the previous one', async () => {
    const page = await app.signedIn('rol1');
    const citas = page
      .getByRole('group', { name: /^Totales de [a-z]+ de/ })
      .locator('p')
      .first();
    expect(await citas.textContent()).toMatch(/^Citas: \d/);
    await page.route('**/activities-by-type*', (route) => route.abort());
    await openPanel(page);
    await page.getByRole('link', { name: 'Salir' }).click();
    await titled(page, 'Inicia sesión');
    await page.goBack();
    await titled(page, 'Inicia sesión');
    await sendSignIn(page, 'rol8');
    await page.getByText('No se pudo cargar').first().waitFor();
    expect(await citas.textContent()).toBe('Citas: sin datos');
  });
});

describe('the command palette', () => {
  it('offers the menu’s entries, opens a screen by part of its name, and closes with Back', async () => {
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
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'hidden' });

    await page.keyboard.press('Control+k');
    await expectFocus(palette(page).getByRole('combobox'));
    await page.keyboard.type('comisiones');
    await page.keyboard.press('Enter');
    await titled(page, 'Comisiones y bonos');
    await palette(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Comisiones y bonos');

    await page.keyboard.press('Control+k');
    await palette(page).waitFor();
    await page.goBack();
    await palette(page).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Tablero de actividades');
  });
});

describe('the availability for the carousel', () => {
  it('SHL-20 SHL-44 CAT-16 starts with the server’s value, reverts silently without confirmation, and survives a reload', async () => {
    const page = await app.as('rol7');
    const availability = page.getByRole('switch', { name: 'Disponible para carrusel' });
    await openPanel(page);
    expect(await availability.isChecked()).toBe(true);
    for (const answer of [
      { status: 500, json: { status: 500, body: null, message: 'no' } },
      { status: 200, json: { status: 200, body: { CarouselOn: 0 } } },
    ]) {
      await page.route('**/user/carousel/on', (route) => route.fulfill(answer));
      const answered = page.waitForResponse('**/user/carousel/on');
      await availability.click();
      await answered;
      await expect.poll(() => availability.isChecked()).toBe(true);
      expect(await page.getByText('Ocurrió un error').count()).toBe(0);
      await page.unroute('**/user/carousel/on');
    }
    const answered = page.waitForResponse('**/user/carousel/on');
    await availability.click();
    expect((await (await answered).json()).status).toBe(201);
    await expect.poll(() => availability.isChecked()).toBe(false);
    await page.reload();
    await openPanel(page);
    await expect.poll(() => availability.isChecked()).toBe(false);
  });
});

describe('what goes wrong', () => {
  it('keeps the frame when the code of a page or of the palette cannot be fetched, and suggests what to do', async () => {
    const page = await app.at('/account/password', 'rol8');
    await titled(page, 'Contraseña y sesiones');
    await page.route('**/assets/PaletteDialog*', (route) => route.abort());
    await page.getByRole('button', { name: 'Ir a…' }).click();
    await page.getByText('Sin conexión con el servidor').first().waitFor();
    await page.getByRole('button', { name: 'Volver a cargar' }).waitFor();
    await page.route('**/assets/ActivitiesDashboard*', (route) => route.abort());
    // It loads the page again, once, in case that its version is an old one.
    await Promise.all([page.waitForEvent('load'), goTo(page, '/activities-dashboard')]);
    await page.getByRole('main').getByRole('button', { name: 'Volver a cargar' }).waitFor();
    expect(await menu(page).isVisible()).toBe(true);
  });

  it('CAT-11 keeps the page working when one part fails, below the host’s message', async () => {
    const page = await app.as('rol8');
    await page.addInitScript(() => {
      const Real = Intl.DateTimeFormat;
      Object.assign(window, { broken: true });
      Intl.DateTimeFormat = new Proxy(Real, {
        construct(target, [locale, options]) {
          // Days with a year are those of the chart, which is another part.
          const isOfGrid = options?.weekday === 'short' && options.year === undefined;
          if ('broken' in window && window.broken === true && isOfGrid) throw new Error('broken');
          return new target(locale, options);
        },
      });
    });
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), notice: 'licenseSuspended' } });
    });
    await page.reload();
    await page.getByText('Esta parte no se pudo mostrar').waitFor();
    await page
      .getByRole('group', { name: /^Totales de/ })
      .first()
      .waitFor();
    await page.evaluate(() => Object.assign(window, { broken: false }));
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('grid').waitFor();

    const notice = page.getByText('License provisionally suspended, contact the customer');
    await notice.waitFor();
    await menu(page).getByRole('link', { name: 'Ventas', exact: true }).click();
    await titled(page, 'Ventas');
    expect(await notice.isVisible()).toBe(true);
  });

  it('SHL-34 CST-09 removes the splash after 3 s even if nothing has loaded, and offers a reload', async () => {
    const page = await app.stranger();
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(`${app.url()}/auth/login`, { waitUntil: 'commit' });
    const splash = page.locator('.splash');
    const sentence = page.getByText('Cargando…');
    const retry = page.getByRole('link', { name: 'Volver a cargar' });
    await splash.waitFor({ state: 'visible' });
    /** Visible elements, this long after the page loaded. */
    const seenAfter = async (milliseconds: number) => {
      await page.evaluate((time) => {
        for (const animation of document.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
      }, milliseconds);
      return Promise.all([splash, sentence, retry].map((part) => part.isVisible()));
    };
    expect(await seenAfter(2990)).toEqual([true, false, false]);
    expect(await seenAfter(3010)).toEqual([false, true, false]);
    expect(await seenAfter(8010)).toEqual([false, true, true]);
  });
});
