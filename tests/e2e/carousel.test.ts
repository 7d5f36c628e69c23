import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { password, phone, type VisitOptions } from '../browser.ts';
import { holdClock, now } from '../clock.ts';
import { excess, goTo, violations } from '../page.ts';

const app = application();

type WireLead = {
  readonly Id: number;
  readonly Name: string;
  readonly FullName: string | null;
  readonly ProspectionMeans: string | null;
  readonly CreatedAt: string;
};

const lead = (Id: number, name: string): WireLead => ({
  Id,
  Name: name,
  FullName: null,
  ProspectionMeans: 'Facebook',
  CreatedAt: new Date(now().getTime() - 90_000).toISOString(),
});

const queuePath = /\/api\/carousel$/;
const list = (page: Page) => page.getByRole('list', { name: 'Prospectos en espera' });
const rows = (page: Page) => list(page).getByRole('listitem');
const attendButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Atender a ${name} `) });
async function queueAnswer(page: Page): Promise<void> {
  const answer = await page.waitForResponse((response) => queuePath.test(new URL(response.url()).pathname));
  await answer.finished();
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reasignar' });

/** Unfolds the queue above a dashboard, which is folded for those who see others. */
const unfoldQueue = (page: Page) => page.getByRole('button', { name: /en espera/, expanded: false }).click();

async function openCarousel(username: string, options?: VisitOptions): Promise<Page> {
  const page = await app.at('/carousel', username, options);
  await rows(page).first().waitFor();
  return page;
}

/** The first lead that waits, by its name. */
async function firstName(page: Page): Promise<string> {
  return (await list(page).locator('.name').first().textContent()) ?? '';
}

/** Answers the queue with the current value of `leads`. */
const serveQueue = (page: Page, leads: () => readonly WireLead[]) =>
  page.route(queuePath, (route) => route.fulfill({ json: { status: 200, body: leads() } }));

/** Counts the calls of that kind from now on. */
function countCalls(page: Page, pattern: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (pattern.test(new URL(request.url()).pathname)) count += 1;
  });
  return () => count;
}

/** Hides or shows the page, as the browser reports it. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    hidden ? 'hidden' : 'visible',
  );

/** The form's prefilled values from the URL. */
function dataOf(page: Page): Record<string, unknown> {
  const data: Record<string, unknown> = JSON.parse(new URL(page.url()).searchParams.get('data') ?? '');
  return data;
}

/** How many days a call asks about. */
function daysOf(response: { readonly url: () => string }): number {
  const query = new URL(response.url()).searchParams;
  const at = (name: string) => Date.parse(`${query.get(name)?.replaceAll('/', '-')}T00:00:00Z`);
  return (at('FinalDate') - at('InitialDate')) / 86_400_000 + 1;
}

/**
 * How many leads the adviser was assigned today, by the server's answer for role 4, requested without the application.
 */
async function assignedTo(slpCode: number): Promise<number> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ username: 'rol4', password, Latitude: null, Longitude: null });
  const signedIn = await fetch(`${app.url()}/api/user/auth/signin`, { method: 'POST', headers, body });
  const { body: user }: { body: { accessToken: string } } = await signedIn.json();
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'America/Mexico_City' }).format(now()).replaceAll('-', '/');
  const answer = await fetch(`${app.url()}/api/carousel/fairness?InitialDate=${day}&FinalDate=${day}`, {
    headers: { Authorization: `Bearer ${user.accessToken}` },
  });
  const { body: shares }: { body: { SlpCode: number | null; Assigned: number }[] } = await answer.json();
  return shares.find(({ SlpCode }) => SlpCode === slpCode)?.Assigned ?? 0;
}

/** No failure is shown: no alert, no toast. */
const isSilent = async (page: Page) =>
  (await page.getByRole('alert').count()) === 0 && (await page.getByText(/error|falló|no se pudo/i).count()) === 0;

/** Nothing has asked for the queue since the page was opened. */
async function nobodyAsked(page: Page): Promise<void> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter((name) => queuePath.test(new URL(name).pathname))).toEqual([]);
}

describe('the queue of new leads', () => {
  it('CAR-01 to CAR-08 CAR-24 is on three pages, oldest first; a lead is taken at once, with one call for a double press', async () => {
    const page = await app.as('rol1');
    // What unfolds it has a name before it is known who waits.
    const held = Promise.withResolvers<void>();
    await page.route(queuePath, async (route) => {
      await held.promise;
      // A call of the page before is gone by now.
      await route.continue().catch(() => {});
    });
    await page.goto(`${app.url()}/activities-dashboard`);
    await page.getByRole('button', { name: 'Prospectos nuevos', expanded: false }).waitFor();
    held.resolve();
    await page.unrouteAll({ behavior: 'wait' });

    let answered: Promise<{ readonly body: readonly WireLead[] }> | undefined;
    page.on('response', (response) => {
      if (queuePath.test(new URL(response.url()).pathname)) answered = response.json();
    });
    const shown = (part: string) => list(page).locator(part).allTextContents();
    for (const path of ['/activities-dashboard', '/dashboard', '/carousel']) {
      await goTo(page, path);
      await page.waitForURL(app.url() + path);
      // It stays unfolded on the second page.
      if (path === '/activities-dashboard') await unfoldQueue(page);
      await rows(page).first().waitFor();
      await setHidden(page, false);
      await expect.poll(async () => answered && (await shown('.name')).length).toBeGreaterThan(0);
      const body = (await answered)?.body ?? [];
      await expect.poll(() => shown('.name')).toEqual(body.map(({ FullName, Name }) => FullName ?? Name));
      expect(await shown('.means')).toEqual(body.map(({ ProspectionMeans }) => ProspectionMeans));
      const ages = (await shown('.age')).map((text) => Number(/^Hace ([\d,]+) min$/.exec(text)?.[1]));
      expect(ages).toEqual(ages.toSorted((first, second) => second - first));
    }

    const name = await firstName(page);
    const calls = countCalls(page, /\/attend$/);
    await attendButton(page, name).dblclick();
    await page.waitForURL('**/prospect/add?data=*');
    expect(calls()).toBe(1);
    const data = dataOf(page);
    expect(Object.keys(data)).toEqual(['Id', 'Name', 'FullName', 'ProspectionMeans', 'CreatedAt']);
    expect(data['FullName'] ?? data['Name']).toBe(name);
    await page.goBack();
    await rows(page).first().waitFor();
    expect(await list(page).getByText(name, { exact: true }).count()).toBe(0);
    await page.getByRole('tab', { name: /^Por registrar/ }).click();
    await page.getByRole('link', { name: `Registrar: ${name}` }).click();
    await page.waitForURL('**/prospect/add?data=*');
  });

  it('CAR-05 CAR-17 CAR-20 CAR-23 CST-08 SHL-35 is polled silently every 30 seconds while visible, and keeps its data', async () => {
    const page = await app.at('/permissions', 'rol1', { alone: true });
    const leads = [lead(1, 'Rosa')];
    await serveQueue(page, () => leads);
    await holdClock(page);
    await page.goto(`${app.url()}/carousel`);
    await rows(page).getByText('Hace 1 min').waitFor();
    const requested = countCalls(page, queuePath);
    await page.clock.runFor(29_000);
    expect(requested()).toBe(0);
    await Promise.all([queueAnswer(page), page.clock.runFor(1500)]);
    expect(requested()).toBe(1);
    await Promise.all([queueAnswer(page), page.clock.runFor(30_500)]);
    expect(requested()).toBe(2);
    await setHidden(page, true);
    await page.clock.runFor(120_000);
    expect(requested()).toBe(2);
    await Promise.all([queueAnswer(page), setHidden(page, false)]);
    expect(requested()).toBe(3);
    await rows(page).getByText('Hace 4 min').waitFor();

    const { promise: held, resolve: hold } = Promise.withResolvers<Route>();
    await page.waitForLoadState('networkidle');
    await page.route(queuePath, hold);
    const [route] = await Promise.all([held, page.clock.runFor(31_000)]);
    expect(await page.locator('[data-active="true"]').count()).toBe(0);
    // The next turn passes over a call that is still under way.
    await Promise.all([queueAnswer(page), route.fallback()]);
    await page.unroute(queuePath, hold);

    for (const failure of ['abort', 'status', 'page'] as const) {
      const fail = (failing: Route) => {
        if (failure === 'abort') return failing.abort();
        return failure === 'status' ? failing.fulfill({ status: 500, json: {} }) : failing.fulfill({ body: '<html>' });
      };
      await page.route(queuePath, fail);
      const [request] = await Promise.all([
        page.waitForRequest((each) => queuePath.test(new URL(each.url()).pathname)),
        page.clock.runFor(31_000),
      ]);
      await (await request.response())?.finished();
      await page.clock.runFor(10_000);
      expect([failure, await rows(page).count(), await isSilent(page)]).toEqual([failure, 1, true]);
      await page.unroute(queuePath, fail);
    }

    await rows(page).getByText('Hace 7 min').waitFor();
    await rows(page).getByText('En espera').waitFor();

    await goTo(page, '/permissions');
    await page.getByRole('searchbox', { name: 'Buscar entrada' }).waitFor();
    const before = requested();
    await page.clock.runFor(120_000);
    expect(requested()).toBe(before);
  });

  it('CAR-06 CAR-17 CAR-20 silently restores a lead whose call fails, announces new leads politely, and does not navigate after the person moved on', async () => {
    const page = await app.at('/permissions', 'rol1');
    await page.route(queuePath, (route) => route.fulfill({ status: 500, json: {} }));
    await goTo(page, '/carousel');
    await page.getByText('Sin datos').waitFor();
    expect(await isSilent(page)).toBe(true);
    await page.unroute(queuePath);
    let leads = [lead(1, 'Rosa')];
    await serveQueue(page, () => leads);
    await setHidden(page, false);
    await attendButton(page, 'Rosa').waitFor();
    leads = [lead(1, 'Rosa'), lead(2, 'Iván')];
    await setHidden(page, false);
    await page.getByRole('status').filter({ hasText: 'Nuevo prospecto: Iván' }).waitFor({ state: 'attached' });

    let held: Route | undefined;
    await page.route(/\/attend$/, (route) => {
      held = route;
    });
    const attend = async () => {
      held = undefined;
      await attendButton(page, 'Rosa').click();
      await page.getByText('Abriendo el registro de Rosa…').waitFor();
      await expect.poll(() => held !== undefined).toBe(true);
    };
    for (const failure of ['abort', 500, 409] as const) {
      const requested = countCalls(page, queuePath);
      await attend();
      expect(await attendButton(page, 'Rosa').isVisible()).toBe(false);
      await (failure === 'abort' ? held?.abort() : held?.fulfill({ status: failure, json: { status: failure } }));
      await attendButton(page, 'Rosa').waitFor();
      expect([failure, requested(), await isSilent(page)]).toEqual([failure, 1, true]);
      expect(new URL(page.url()).pathname).toBe('/carousel');
    }

    await attend();
    await goTo(page, '/permissions');
    const answered = page.waitForResponse(/\/attend$/);
    await held?.fulfill({ status: 201, json: { status: 201, body: lead(1, 'Rosa') } });
    await (await answered).finished();
    await page.getByRole('searchbox', { name: 'Buscar entrada' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/permissions');
  });

  it('CAR-20 CAR-21 two people press the same lead: one gets it, for the other it silently disappears', async () => {
    const [one, other] = [await openCarousel('rol1'), await openCarousel('rol12')];
    const pages = [one, other];
    const name = await firstName(one);
    const statuses: number[] = [];
    for (const page of pages) {
      page.on('response', (response) => {
        if (response.url().endsWith('/attend')) statuses.push(response.status());
      });
    }
    await Promise.all(pages.map((page) => attendButton(page, name).click()));
    await expect.poll(() => statuses.length).toBe(2);
    const opened = () => pages.filter((page) => page.url().includes('/prospect/add?data='));
    await expect.poll(() => opened().length).toBe(1);
    const loser = opened()[0] === one ? other : one;
    await loser.waitForLoadState('networkidle');
    expect(opened()).toHaveLength(1);
    expect(new URL(loser.url()).pathname).toBe('/carousel');
    expect(await list(loser).getByText(name, { exact: true }).count()).toBe(0);
    expect(await isSilent(loser)).toBe(true);
  });

  it('CAR-06 works by keyboard alone, and never loses the focus', async () => {
    const page = await openCarousel('rol12');
    const name = await firstName(page);
    await page.getByRole('tab', { name: /^En espera/ }).focus();
    await page.keyboard.press('Tab');
    // Into the panel, which takes the focus itself, and on to the first lead.
    for (let step = 0; step < 3; step += 1) {
      const isThere = await page.evaluate(
        (text) =>
          document.activeElement?.textContent?.includes(text) === true && document.activeElement.tagName === 'BUTTON',
        name,
      );
      if (isThere) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/prospect/add?data=*');
    await page.locator('body :focus').waitFor();
  });

  it('CAR-06 CAR-24 causes no layout shift on a phone as leads come and go, and opens one by touch', async () => {
    const page = await app.at('/permissions', 'rol12', phone);
    let leads: readonly WireLead[] = [];
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((found) => {
        for (const entry of found.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry && !entry.hadRecentInput)
            Object.assign(window, { shifts: Number(Reflect.get(window, 'shifts')) + entry.value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await serveQueue(page, () => leads);
    await page.goto(`${app.url()}/dashboard`);
    await page.getByText('Nadie espera').waitFor();
    const place = async () => (await page.getByRole('group', { name: 'Resumen del periodo' }).boundingBox())?.y;
    const before = await place();
    leads = Array.from({ length: 12 }, (_, at) => lead(at + 1, `Prospecto ${at}`));
    await setHidden(page, false);
    await rows(page).nth(11).waitFor({ state: 'attached' });
    expect(await place()).toBe(before);
    leads = [];
    await setHidden(page, false);
    await page.getByText('Nadie espera').waitFor();
    expect(await place()).toBe(before);
    // The rest is the figure on the tab, which is centred in its own place.
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThan(0.0001);

    leads = [lead(1, 'Rosa'), lead(2, 'Iván')];
    await goTo(page, '/carousel');
    await setHidden(page, false);
    await page.route(/\/attend$/, (route) =>
      route.fulfill({ status: 201, json: { status: 201, body: lead(1, 'Rosa') } }),
    );
    await rows(page).first().getByText('Facebook').tap();
    await page.waitForURL('**/prospect/add?data=*');
  });
});

describe('who sees the queue', () => {
  it('CAR-15 CAR-24 without the right there is no panel, call or page; attended leads are below the dashboard', async () => {
    const page = await app.as('rol8');
    for (const path of ['/dashboard', '/activities-dashboard']) {
      await goTo(page, path);
      await page.waitForURL(app.url() + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByText('Prospectos nuevos').count()).toBe(0);
    }
    await page
      .getByRole('link', { name: /^Registrar: / })
      .first()
      .click();
    await page.waitForURL('**/prospect/add?data=*');
    expect(dataOf(page)['Id']).toBeGreaterThan(0);
    await goTo(page, '/carousel');
    await page.getByRole('heading', { level: 1, name: 'Sin permiso' }).waitFor();
    await nobodyAsked(page);
  });

  it('CAR-09 CAR-15 CAR-16 CAR-18 CAR-19 an adviser who switches off sees why, and sees the queue again after switching on', async () => {
    const page = await openCarousel('rol5');
    expect(await page.getByRole('button', { name: /^Reasignar: / }).count()).toBe(0);
    expect(await page.getByRole('tab', { name: 'Reparto' }).count()).toBe(0);
    await page.getByRole('button', { name: /Hola/ }).click();
    await page.getByRole('dialog').getByRole('switch', { name: 'Disponible para carrusel' }).click();
    const away = page.getByText('No estás disponible para el carrusel');
    await away.waitFor();
    expect(await list(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.reload();
    await away.waitFor();
    await page.waitForLoadState('networkidle');
    await goTo(page, '/activities-dashboard');
    await page.getByText(/^Datos al/).waitFor();
    expect(await page.getByText('Prospectos nuevos').count()).toBe(0);
    await nobodyAsked(page);
    await goTo(page, '/carousel');
    await page.getByRole('main').getByRole('switch', { name: 'Disponible para carrusel' }).click();
    await rows(page).first().waitFor();
  });

  it('CAR-15 CAR-19 an adviser whose team is not in the carousel sees that, and has no switch', async () => {
    const page = await app.at('/activities-dashboard', 'rol12');
    await page.route('**/api/user/me', async (route) => {
      const answer = await route.fetch();
      const { body, ...rest }: { body: Record<string, unknown> } = await answer.json();
      await route.fulfill({ response: answer, json: { ...rest, body: { ...body, CarouselOn: 0 } } });
    });
    await page.goto(`${app.url()}/carousel`);
    await page.getByText('tu equipo no participa en el carrusel').waitFor();
    expect(await page.getByRole('main').getByRole('switch').count()).toBe(0);
  });
});

describe('handing a lead over', () => {
  it('CAR-09 to CAR-14 CAR-20 sends the SlpCode of the chosen adviser, closes and refetches; a failure is silent and keeps the choice', async () => {
    const page = await openCarousel('rol4');
    expect(await page.getByRole('button', { name: /^Reasignar: / }).count()).toBe(await rows(page).count());
    const name = await firstName(page);
    const assigned = countCalls(page, /\/assign$/);
    await page.getByRole('button', { name: `Reasignar: ${name}` }).click();
    const save = dialog(page).getByRole('button', { name: 'Guardar' });
    await save.click({ force: true });
    await dialog(page).getByText('Elige un asesor').waitFor();
    expect(assigned()).toBe(0);
    await dialog(page).getByRole('combobox').click();
    const option = page.getByRole('option').first();
    const code = Number(/Clave (\d+)/.exec((await option.textContent()) ?? '')?.[1]);
    await option.click();
    const before = await assignedTo(code);
    const requested = countCalls(page, queuePath);
    await save.click();
    await dialog(page).waitFor({ state: 'hidden' });
    await list(page).getByText(name, { exact: true }).waitFor({ state: 'hidden' });
    expect([assigned(), await assignedTo(code)]).toEqual([1, before + 1]);
    await expect.poll(requested).toBeGreaterThan(0);
    await page.locator('body :focus').waitFor();

    let leads = [lead(901, 'Rosa'), lead(902, 'Iván')];
    await serveQueue(page, () => leads);
    await setHidden(page, false);
    await page.getByRole('button', { name: 'Reasignar: Rosa' }).click();
    await dialog(page).getByRole('combobox').click();
    await page.getByRole('option').first().click();
    const chosen = await dialog(page).getByRole('combobox').inputValue();
    let status = 500;
    await page.route(/\/assign$/, (route) => route.fulfill({ status, json: { status } }));
    await Promise.all([page.waitForResponse(/\/assign$/), save.click()]);
    await save.waitFor();
    expect(await dialog(page).getByRole('combobox').inputValue()).toBe(chosen);
    expect(await isSilent(page)).toBe(true);
    status = 409;
    leads = [lead(902, 'Iván')];
    await save.click();
    await dialog(page).waitFor({ state: 'hidden' });
    await list(page).getByText('Rosa', { exact: true }).waitFor({ state: 'hidden' });
    expect(await isSilent(page)).toBe(true);
  });

  it('shows the lead share of 7 and 30 days, as the server counts it', async () => {
    const page = await app.at('/carousel', 'rol4');
    const shares = () => page.waitForResponse(/\/carousel\/fairness\?/);
    type Share = { Adviser: string; Attended: number; Assigned: number };
    const [week] = await Promise.all([shares(), page.getByRole('tab', { name: 'Reparto' }).click()]);
    const { body }: { body: Share[] } = await week.json();
    const most = body.toSorted((one, other) => other.Attended + other.Assigned - one.Attended - one.Assigned)[0];
    const total = body.reduce((sum, { Attended, Assigned }) => sum + Attended + Assigned, 0);
    const grid = page.getByRole('grid', { name: 'Reparto de prospectos' });
    await grid
      .getByText(most?.Adviser ?? '')
      .first()
      .waitFor();
    await grid.getByText('Totales').waitFor();
    expect(total).toBeGreaterThan(0);
    const [month] = await Promise.all([shares(), page.getByText('30 días').click()]);
    expect([daysOf(week), daysOf(month)]).toEqual([7, 30]);
  });
});

describe('calls for attention', () => {
  it('CAR-17 sound and number are off until the person turns them on, for that person only', async () => {
    const page = await app.at('/permissions', 'rol1');
    await page.evaluate(() => {
      Object.assign(window, { notes: 0 });
      class CountingContext extends AudioContext {
        override createOscillator() {
          Object.assign(window, { notes: Number(Reflect.get(window, 'notes')) + 1 });
          return super.createOscillator();
        }
      }
      Object.assign(window, { AudioContext: CountingContext });
    });
    const notes = () => page.evaluate(() => Number(Reflect.get(window, 'notes')));
    let leads = [lead(1, 'Rosa')];
    await serveQueue(page, () => leads);
    const come = async (name: string) => {
      leads = [...leads, lead(leads.length + 1, name)];
      await setHidden(page, false);
      await attendButton(page, name).waitFor();
    };
    await goTo(page, '/carousel');
    await rows(page).first().waitFor();
    await come('Iván');
    expect([await notes(), await page.title()]).toEqual([0, 'Carrusel · Sereno']);

    await page.getByRole('button', { name: 'Avisos' }).click();
    await page.getByRole('switch', { name: 'Sonido' }).click();
    await expect.poll(notes).toBe(2);
    await page.getByRole('switch', { name: 'Número en la pestaña' }).click();
    await expect.poll(() => page.title()).toBe('(2) Carrusel · Sereno');
    await page.keyboard.press('Escape');
    await come('Luz');
    await expect.poll(notes).toBe(4);
    await expect.poll(() => page.title()).toBe('(3) Carrusel · Sereno');

    await page.reload();
    await rows(page).first().waitFor();
    await expect.poll(() => page.title()).toBe('(3) Carrusel · Sereno');
    await goTo(page, '/permissions');
    await page.getByRole('searchbox', { name: 'Buscar entrada' }).waitFor();
    await expect.poll(() => page.title()).toBe('Permisos · Sereno');

    const other = await openCarousel('rol12');
    expect(await other.title()).toBe('Carrusel · Sereno');
  });
});

describe('accessibility of the queue', () => {
  it.each([
    ['a phone', phone, 44],
    ['a wide window', {}, 32],
  ] as const)(
    'has no violation on %s, light or dark, fits the window, and has large targets',
    async (_, options, least) => {
      const page = await app.as('rol4', options);
      for (const path of ['/activities-dashboard', '/carousel']) {
        await goTo(page, path);
        await page.waitForURL(app.url() + path);
        if (path === '/activities-dashboard') await unfoldQueue(page);
        await rows(page).first().waitFor();
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click();
          await page.waitForLoadState('networkidle');
          expect(await excess(page)).toBe(0);
          // The panel is the same on both.
          if (path !== '/carousel') continue;
          await page.emulateMedia({ colorScheme: 'light' });
          expect(await violations(page)).toEqual([]);
          await page.emulateMedia({ colorScheme: 'dark' });
          expect(await violations(page, 'color-contrast')).toEqual([]);
        }
      }
      await page.getByRole('tab', { name: /^En espera/ }).click();
      const heights = await list(page)
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(least);
    },
  );
});
