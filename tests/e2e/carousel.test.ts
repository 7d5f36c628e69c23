import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { password, phone } from '../browser.ts';
import { now } from '../clock.ts';

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
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reasignar' });

async function openCarousel(page: Page): Promise<void> {
  await page.goto(`${app.url()}/carousel`);
  await rows(page).first().waitFor();
}

/** The first lead that waits, by its name. */
async function firstName(page: Page): Promise<string> {
  return (await list(page).locator('.name').first().textContent()) ?? '';
}

/** Answers the queue with what `leads` gives at that moment. */
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

/** Puts the page out of sight, or back, as a browser tells it. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    hidden ? 'hidden' : 'visible',
  );

/** What the address gives to the form. */
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

/** How many leads the adviser of that number was handed today, as the server tells role 4, asked past the application. */
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

/** Nothing tells of a failure: no alert, no news. */
const isSilent = async (page: Page) =>
  (await page.getByRole('alert').count()) === 0 && (await page.getByText(/error|falló|no se pudo/i).count()) === 0;

describe('the queue of new leads', () => {
  it.each(['/carousel', '/activities-dashboard', '/dashboard'])(
    'CAR-01 CAR-02 CAR-03 CAR-04 CAR-05 CAR-24 stands on %s, with name, means and age, the oldest first',
    async (path) => {
      const page = await app.as('rol1');
      const answered = page.waitForResponse((response) => queuePath.test(new URL(response.url()).pathname));
      await page.goto(app.url() + path);
      const { body }: { body: WireLead[] } = await (await answered).json();
      await rows(page).first().waitFor();
      const names = await list(page).locator('.name').allTextContents();
      expect(names).toEqual(body.map(({ FullName, Name }) => FullName ?? Name));
      const means = await list(page).locator('.means').allTextContents();
      expect(means).toEqual(body.map(({ ProspectionMeans }) => ProspectionMeans));
      const ages = (await list(page).locator('.age').allTextContents()).map((text) =>
        Number(/^Hace ([\d,]+) min$/.exec(text)?.[1]),
      );
      expect(ages).toEqual(ages.toSorted((one, other) => other - one));
    },
  );

  it('CAR-17 CAR-23 CST-08 is asked for every 30 seconds, not while the page is hidden, at once on return, and not after leaving', async () => {
    const page = await app.as('rol1', { alone: true });
    await page.clock.install({ time: now() });
    await openCarousel(page);
    const asked = countCalls(page, queuePath);
    const answered = () => page.waitForResponse((response) => queuePath.test(new URL(response.url()).pathname));
    await page.clock.runFor(29_000);
    expect(asked()).toBe(0);
    await Promise.all([answered(), page.clock.runFor(1500)]);
    expect(asked()).toBe(1);
    await Promise.all([answered(), page.clock.runFor(30_500)]);
    expect(asked()).toBe(2);
    await setHidden(page, true);
    await page.clock.runFor(120_000);
    expect(asked()).toBe(2);
    await Promise.all([answered(), setHidden(page, false)]);
    expect(asked()).toBe(3);
    await page.evaluate(() => history.pushState(null, '', '/permissions'));
    await page.getByRole('searchbox', { name: 'Buscar entrada' }).waitFor();
    await page.clock.runFor(120_000);
    expect(asked()).toBe(3);
  });

  it('CAR-05 ages go on by themselves', async () => {
    const page = await app.as('rol1', { alone: true });
    await serveQueue(page, () => [lead(1, 'Rosa')]);
    await page.clock.install({ time: now() });
    await openCarousel(page);
    await rows(page).getByText('Hace 1 min').waitFor();
    await page.clock.runFor(4 * 60_000);
    await rows(page).getByText('Hace 5 min').waitFor();
    await rows(page).getByText('En espera').waitFor();
  });

  it('SHL-35 is asked for without the mark of calls under way', async () => {
    const page = await app.as('rol1', { alone: true });
    await page.clock.install({ time: now() });
    await openCarousel(page);
    await page.waitForLoadState('networkidle');
    const { promise: held, resolve: hold } = Promise.withResolvers<Route>();
    await page.route(queuePath, hold);
    const [route] = await Promise.all([held, page.clock.runFor(31_000)]);
    expect(await page.locator('[data-active="true"]').count()).toBe(0);
    await route.continue();
  });

  it('CAR-20 keeps what is known when the server fails later, and says nothing', async () => {
    const page = await app.as('rol1', { alone: true });
    await page.clock.install({ time: now() });
    await openCarousel(page);
    const before = await rows(page).count();
    for (const failure of ['abort', 'status', 'page'] as const) {
      await page.route(queuePath, (route) => {
        if (failure === 'abort') return route.abort();
        return failure === 'status' ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ body: '<html>' });
      });
      await Promise.all([
        page.waitForRequest((request) => queuePath.test(new URL(request.url()).pathname)),
        page.clock.runFor(31_000),
      ]);
      await page.clock.runFor(10_000);
      expect([failure, await rows(page).count(), await isSilent(page)]).toEqual([failure, before, true]);
      await page.unroute(queuePath);
    }
  });

  it('CAR-20 has no data where they never came, and takes them when they come', async () => {
    const page = await app.as('rol1');
    await page.route(queuePath, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${app.url()}/carousel`);
    await page.getByText('Sin datos').waitFor();
    expect(await isSilent(page)).toBe(true);
    await page.unroute(queuePath);
    await setHidden(page, true);
    await setHidden(page, false);
    await rows(page).first().waitFor();
  });

  it('CAR-24 moves nothing below it as leads come and go', async () => {
    const page = await app.as('rol12', phone);
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
    // What is left is the figure on the tab, which stands in the middle of its own place.
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifts')))).toBeLessThan(0.0001);
  });

  it('CAR-17 says politely who has come', async () => {
    const page = await app.as('rol1');
    let leads = [lead(1, 'Rosa')];
    await serveQueue(page, () => leads);
    await openCarousel(page);
    leads = [lead(1, 'Rosa'), lead(2, 'Iván')];
    await setHidden(page, false);
    await page.getByRole('status').filter({ hasText: 'Nuevo prospecto: Iván' }).waitFor({ state: 'attached' });
  });
});

describe('attending a lead', () => {
  it('CAR-06 CAR-07 CAR-08 takes it at once, with one call for a double press, and opens its form with its data', async () => {
    const page = await app.as('rol1');
    await openCarousel(page);
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

  it('CAR-20 CAR-21 two people press the same lead: one gets it, for the other it is gone, silently', async () => {
    const pages = await Promise.all(['rol1', 'rol12'].map((username) => app.as(username)));
    await Promise.all(pages.map(openCarousel));
    const [one, other] = pages;
    if (one === undefined || other === undefined) throw new Error('Two visitors are needed.');
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

  it.each(['abort', 500, 409] as const)(
    'CAR-20 a call that fails (%s) brings the lead back, silently, and asks for the queue',
    async (failure) => {
      const page = await app.as('rol1');
      await openCarousel(page);
      const name = await firstName(page);
      const asked = countCalls(page, queuePath);
      const held: Route[] = [];
      await page.route(/\/attend$/, (route) => {
        held.push(route);
      });
      await attendButton(page, name).click();
      await attendButton(page, name).waitFor({ state: 'hidden' });
      await page.getByText(`Abriendo el registro de ${name}…`).waitFor();
      await expect.poll(() => held.length).toBe(1);
      await (failure === 'abort' ? held[0]?.abort() : held[0]?.fulfill({ status: failure, json: { status: failure } }));
      await attendButton(page, name).waitFor();
      expect(asked()).toBe(1);
      expect(await isSilent(page)).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/carousel');
    },
  );

  it('CAR-06 whoever has gone on by themselves is not led to the form', async () => {
    const page = await app.as('rol1');
    await serveQueue(page, () => [lead(900, 'Rosa')]);
    await openCarousel(page);
    const held: Route[] = [];
    await page.route(/\/attend$/, (route) => {
      held.push(route);
    });
    await attendButton(page, 'Rosa').click();
    await expect.poll(() => held.length).toBe(1);
    await page.evaluate(() => history.pushState(null, '', '/permissions'));
    const answered = page.waitForResponse(/\/attend$/);
    await held[0]?.fulfill({ status: 201, json: { status: 201, body: lead(900, 'Rosa') } });
    await (await answered).finished();
    await page.getByRole('searchbox', { name: 'Buscar entrada' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe('/permissions');
  });

  it('CAR-06 works by keyboard alone, on a phone with a finger, and never loses the focus', async () => {
    const page = await app.as('rol12');
    await openCarousel(page);
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
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

    const small = await app.as('rol12', phone);
    await serveQueue(small, () => [lead(1, 'Rosa'), lead(2, 'Iván')]);
    await openCarousel(small);
    await small.route(/\/attend$/, (route) =>
      route.fulfill({ status: 201, json: { status: 201, body: lead(1, 'Rosa') } }),
    );
    await rows(small).first().getByText('Facebook').tap();
    await small.waitForURL('**/prospect/add?data=*');
  });
});

describe('who sees the queue', () => {
  it('CAR-15 CAR-24 nobody who may not: no panel, no call, no page', async () => {
    const page = await app.as('rol8');
    const asked = countCalls(page, queuePath);
    for (const path of ['/activities-dashboard', '/dashboard']) {
      await page.goto(app.url() + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByText('Prospectos nuevos').count()).toBe(0);
    }
    await page.goto(`${app.url()}/carousel`);
    await page.getByRole('heading', { level: 1, name: 'Sin permiso' }).waitFor();
    expect(asked()).toBe(0);
  });

  it('CAR-15 CAR-16 CAR-18 CAR-19 whoever switches themselves off sees why, and the queue again when they are back', async () => {
    const page = await app.as('rol5');
    await openCarousel(page);
    await page.getByRole('button', { name: /Hola/ }).click();
    await page.getByRole('dialog').getByRole('switch', { name: 'Disponible para carrusel' }).click();
    await page.getByText('No estás disponible para el carrusel').waitFor();
    expect(await list(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    const asked = countCalls(page, queuePath);
    await page.reload();
    await page.getByText('No estás disponible para el carrusel').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked()).toBe(0);
    await page.goto(`${app.url()}/activities-dashboard`);
    await page.getByText(/^Datos al/).waitFor();
    expect(await page.getByText('Prospectos nuevos').count()).toBe(0);
    await page.goto(`${app.url()}/carousel`);
    await page.getByRole('main').getByRole('switch', { name: 'Disponible para carrusel' }).click();
    await rows(page).first().waitFor();
  });

  it('CAR-15 CAR-19 whose team is not in the carousel is told so, and has no switch', async () => {
    const page = await app.as('rol1');
    await page.route('**/api/user/me', async (route) => {
      const answer = await route.fetch();
      const { body, ...rest }: { body: Record<string, unknown> } = await answer.json();
      await route.fulfill({ response: answer, json: { ...rest, body: { ...body, CarouselOn: 0 } } });
    });
    await page.goto(`${app.url()}/carousel`);
    await page.getByText('tu equipo no participa en el carrusel').waitFor();
    expect(await page.getByRole('main').getByRole('switch').count()).toBe(0);
  });

  it('whoever attended leads and left them finds them below the dashboard', async () => {
    const page = await app.as('rol8');
    const link = page.getByRole('link', { name: /^Registrar: / }).first();
    await link.click();
    await page.waitForURL('**/prospect/add?data=*');
    expect(dataOf(page)['Id']).toBeGreaterThan(0);
  });
});

describe('handing a lead over', () => {
  it('CAR-09 is offered to roles 4 and lower alone', async () => {
    const [four, five] = await Promise.all(['rol4', 'rol5'].map((username) => app.as(username)));
    if (four === undefined || five === undefined) throw new Error('Two visitors are needed.');
    await Promise.all([openCarousel(four), openCarousel(five)]);
    expect(await four.getByRole('button', { name: /^Reasignar: / }).count()).toBe(await rows(four).count());
    expect(await five.getByRole('button', { name: /^Reasignar: / }).count()).toBe(0);
    expect(await five.getByRole('tab', { name: 'Reparto' }).count()).toBe(0);
  });

  it('CAR-10 CAR-11 CAR-12 CAR-13 CAR-14 sends the SlpCode of the chosen one, closes and asks again', async () => {
    const page = await app.as('rol4');
    await openCarousel(page);
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
    const asked = countCalls(page, queuePath);
    await save.click();
    await dialog(page).waitFor({ state: 'hidden' });
    await list(page).getByText(name, { exact: true }).waitFor({ state: 'hidden' });
    expect([assigned(), await assignedTo(code)]).toEqual([1, before + 1]);
    await expect.poll(asked).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  it('CAR-20 a failure says nothing and keeps the choice; a lead that is gone takes its dialog along', async () => {
    const page = await app.as('rol4');
    let leads = [lead(901, 'Rosa'), lead(902, 'Iván')];
    await serveQueue(page, () => leads);
    await openCarousel(page);
    await page.getByRole('button', { name: 'Reasignar: Rosa' }).click();
    await dialog(page).getByRole('combobox').click();
    await page.getByRole('option').first().click();
    const chosen = await dialog(page).getByRole('combobox').inputValue();
    let status = 500;
    await page.route(/\/assign$/, (route) => route.fulfill({ status, json: { status } }));
    const save = dialog(page).getByRole('button', { name: 'Guardar' });
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

  it('shows how leads were shared out in 7 and in 30 days, as the server counts them', async () => {
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
  it('CAR-17 sound and number are off until the person asks for them, and theirs alone', async () => {
    const page = await app.as('rol1');
    await page.addInitScript(() => {
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
    await openCarousel(page);
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
    await page.evaluate(() => history.pushState(null, '', '/permissions'));
    await page.getByRole('searchbox', { name: 'Buscar entrada' }).waitFor();
    await expect.poll(() => page.title()).toBe('Permisos · Sereno');

    const other = await app.as('rol12');
    await openCarousel(other);
    expect(await other.title()).toBe('Carrusel · Sereno');
  });
});

describe('for everybody', () => {
  it.each([
    ['a phone', phone],
    ['a phone in the dark', { ...phone, colorScheme: 'dark' as const }],
    ['a wide window', {}],
  ])(
    'has no accessibility violation on %s, nothing is wider than the window, and targets are large',
    async (_, options) => {
      const page = await app.as('rol4', options);
      for (const path of ['/activities-dashboard', '/carousel']) {
        await page.goto(app.url() + path);
        await rows(page).first().waitFor();
        const tabs = await page.getByRole('tab').all();
        for (const tab of tabs) {
          await tab.click();
          await page.waitForLoadState('networkidle');
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        }
      }
      await page.getByRole('tab', { name: /^En espera/ }).click();
      const heights = await list(page)
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual('hasTouch' in options ? 44 : 32);
    },
  );
});
