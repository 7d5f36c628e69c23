import type { BrowserContextOptions, Page, Request } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { dialog, grid, planCall, said } from '../activityPage.ts';
import { application } from '../application.ts';
import { password, phone } from '../browser.ts';
import { now } from '../clock.ts';

const app = application();

type Row = {
  readonly Id: number;
  readonly ProspectId: number | null;
  readonly ProspectName: string;
  readonly Email: string | null;
  readonly MobilePhone: string | null;
  readonly HasPhone: boolean;
  readonly CreatedUserId: number | null;
  readonly StartDate: string | null;
  readonly Prospect?: { readonly MobilePhone?: string | null };
};
type Choice = { readonly Id: number; readonly Name: string } & Record<'HasEmail' | 'HasPhone' | 'HasAddress', boolean>;

const zoned = new Intl.DateTimeFormat('sv', { timeZone: 'America/Mexico_City' });
const day = (offset: number) => {
  const [year = 0, month = 1, date = 1] = zoned.format(now()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + offset)).toISOString().slice(0, 10).replaceAll('-', '/');
};

/** The server itself, asked past the application. */
async function server(username: string) {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ username, password, Latitude: null, Longitude: null });
  const signedIn = await fetch(`${app.url()}/api/user/auth/signin`, { method: 'POST', headers, body });
  const { body: user }: { body: { accessToken: string; Id: number } } = await signedIn.json();
  const authorized = { ...headers, Authorization: `Bearer ${user.accessToken}` };
  return {
    id: user.Id,
    async get<Body>(path: string): Promise<Body> {
      const answer = await fetch(`${app.url()}/api/${path}`, { headers: authorized });
      const { body: content }: { body: Body } = await answer.json();
      return content;
    },
    async post<Body>(path: string, payload: object): Promise<Body> {
      const request = { method: 'POST', headers: authorized, body: JSON.stringify(payload) };
      const answer = await fetch(`${app.url()}/api/${path}`, request);
      expect(answer.status).toBe(201);
      const { body: content }: { body: Body } = await answer.json();
      return content;
    },
  };
}
type Server = Awaited<ReturnType<typeof server>>;

const range = (start: string, end: string) =>
  `activity/activities?${new URLSearchParams({ InitialActivityDate: start, FinalActivityDate: end, All: 'true' })}`;
const CALLS = {
  'Sin realizar': 'activity/expired-activities',
  Hoy: range(day(0), day(0)),
  Semana: range(day(1), day(7)),
  Futuras: range(day(8), ''),
} as const;
const TITLES = {
  'Sin realizar': ['sin-realizar', 'Actividades sin realizar'],
  Hoy: ['hoy', 'Actividades de hoy'],
  Semana: ['semana', 'Actividades de la semana'],
  Futuras: ['futuras', 'Actividades futuras'],
} as const;

/** What an adviser books for today, by hand: a kind, a subject that nothing else has there, and whether it asks for a quotation. */
const BOOKED = {
  visit: [1, 3, 'Firma de contrato'],
  call: [2, 8, 'Recordatorio de pago'],
  email: [3, 9, 'Envío de información'],
  whatsapp: [4, 12, 'Seguimiento por WhatsApp'],
  sms: [5, 15, 'Felicitación'],
  quoted: [2, 7, 'Cotización por teléfono'],
} as const;

let adviser: Server;
let prospect: Choice;
beforeAll(async () => {
  adviser = await server('rol8');
  const rows = await adviser.get<Row[]>(CALLS.Futuras);
  const names = [...new Set(rows.map(({ ProspectName }) => ProspectName))];
  const found = await Promise.all(
    names.map((name) => adviser.get<Choice[]>(`prospect/choices?${new URLSearchParams({ Search: name })}`)),
  );
  const whole = found.flat().find(({ HasEmail, HasPhone, HasAddress }) => HasEmail && HasPhone && HasAddress);
  if (whole === undefined) throw new Error('No prospect of the demo has all contact data.');
  prospect = whole;
});

const comments = (key: string) => `Prueba ${key} ${Math.random().toString(36).slice(2)}`;

/** Books an activity of today; gives its id and the comment by which the list finds it alone. */
async function book(kind: keyof typeof BOOKED, offset = 0): Promise<{ id: number; mark: string }> {
  const [ActivityTypeId, ActivitySubjectId, Subject] = BOOKED[kind];
  const mark = comments(kind);
  const { Id } = await adviser.post<{ Id: number }>('activity/add', {
    ActivityTypeId,
    ActivitySubjectId,
    Subject,
    ProspectId: prospect.Id,
    Comments: mark,
    ActivityDate: day(offset),
    StartTime: '23:00',
    EndTime: '23:30',
  });
  return { id: Id, mark };
}

async function openList(username: string, search = '', options?: BrowserContextOptions): Promise<Page> {
  const page = await app.at(`/activity${search}`, username, options);
  await page.getByRole('heading', { level: 2, name: /^Actividades/ }).waitFor();
  return page;
}

const search = (page: Page) =>
  page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: 'Buscar' }))
    .first();

/** The list with only that one row in it. */
async function find(page: Page, mark: string): Promise<void> {
  await search(page).fill(mark);
  await grid(page).getByRole('link', { name: prospect.Name }).waitFor();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => grid(page).getByRole('button', { name, exact: true });
const isStart = (request: Request) => request.url().endsWith('/start');
const headers = (page: Page) =>
  grid(page)
    .getByRole('columnheader')
    .allTextContents()
    .then((texts) => texts.map((text) => text.trim()).filter((text) => text !== '' && text !== 'Acciones'));

describe('the tabs', () => {
  it.each(['rol8', 'rol6'])(
    'ACL-01 ACL-02 ACL-04 ACL-05 ACL-06 ACL-07 ACL-08 stand in order, each with its count and its title, for %s',
    async (username) => {
      const own = await server(username);
      const counts = await Promise.all(Object.values(CALLS).map((call) => own.get<Row[]>(call)));
      const page = await app.as(username);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url().replace(`${app.url()}/api/`, '')));
      await page.goto(`${app.url()}/activity`);
      await page.getByText(/^Datos al \d\d:\d\d$/).waitFor();
      expect(asked).toEqual(expect.arrayContaining(Object.values(CALLS)));
      const written = counts.map(({ length }) => length.toLocaleString('es-MX'));
      const names = Object.keys(TITLES);
      for (const [place, name] of names.entries()) {
        await page.getByRole('tab', { name: `${name} ${written[place]}`, exact: true }).waitFor();
      }
      expect((await page.getByRole('tab').allTextContents()).map((text) => text.replace(/[\d,]+$/, ''))).toEqual(names);
      await page.getByRole('heading', { level: 2, name: 'Actividades de hoy' }).waitFor();
    },
  );

  it('ACL-02 ACL-03 ACL-04 are kept in the address, and any other address opens Hoy', async () => {
    const page = await openList('rol8');
    for (const [name, [slug, title]] of Object.entries(TITLES)) {
      await tab(page, name).click();
      await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
      expect(new URL(page.url()).search).toBe(name === 'Hoy' ? '' : `?tab=${slug}`);
      await page.goto(`${app.url()}/activity?tab=${slug}`);
      await page.getByRole('tab', { name: new RegExp(`^${name}`), selected: true }).waitFor();
    }
    for (const unknown of ['', 'HOY', 'overdue', '%00']) {
      await page.goto(`${app.url()}/activity?tab=${unknown}`);
      await page.getByRole('tab', { name: /^Hoy/, selected: true }).waitFor();
    }
  });

  it('are asked for again by the button, and when the person comes back to the window', async () => {
    const page = await openList('rol8');
    await page.getByText(/^Datos al /).waitFor();
    const asked = () => page.waitForRequest('**/activity/activities?*');
    await Promise.all([asked(), page.getByRole('button', { name: 'Actualizar' }).click()]);
    await page.waitForLoadState('networkidle');
    await Promise.all([
      asked(),
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
    ]);
  });
});

describe('the columns', () => {
  const all = ['Prospecto', 'Fecha', 'Inicio', 'Estado', 'Tipo', 'Asunto', 'Fin', 'Comentarios', 'Correo', 'Teléfono'];
  it.each([
    ['rol4', ['Gerente', 'Asesor'], true, true],
    ['rol5', ['Asesor'], true, false],
    ['rol13', ['Gerente', 'Asesor'], false, false],
    ['rol6', [], false, false],
  ] as const)(
    'ACL-09 ACL-14 ACL-15 ACL-16 TBL-13 TBL-14 of %s, with %o, and the rights to the file and the sheet',
    async (username, people, csv, print) => {
      const page = await openList(username, '?tab=futuras');
      await grid(page).getByRole('link').first().waitFor();
      expect((await headers(page)).toSorted()).toEqual([...all, ...people].toSorted());
      const tool = (name: RegExp) => page.getByRole('button', { name }).count();
      await page.waitForLoadState('networkidle');
      expect([await tool(/CSV/), await tool(/^Imprimir/)]).toEqual([Number(csv), Number(print)]);
    },
  );

  it('ACL-16 show no manager’s name to role 13', async () => {
    const rows = await (await server('rol13')).get<(Row & { Manager: string | null })[]>(CALLS.Futuras);
    const managers = new Set(rows.flatMap(({ Manager }) => Manager ?? []));
    expect(managers.size).toBeGreaterThan(0);
    const page = await openList('rol13', '?tab=futuras');
    await grid(page).getByRole('link').first().waitFor();
    const place = (await headers(page)).indexOf('Gerente');
    const cells = grid(page)
      .getByRole('row')
      .locator(`[role=gridcell]:nth-child(${place + 1})`);
    expect(new Set(await cells.allTextContents())).toEqual(new Set(['']));
  });

  it('ACL-09 ACL-18 hold what the person may see, also on a host that does not blank; a row without prospect leads nowhere', async () => {
    const page = await app.as('rol8');
    const row = { ActivityTypeId: 2, ActivityType: 'Llamada', ActivityDateFullDate: day(0), StartTime: '10:00' };
    const contact = { Email: 'otra@ejemplo.mx', MobilePhone: '55 1234 5678' };
    await page.route('**/activity/activities?*', (route) =>
      route.fulfill({
        json: {
          status: 200,
          body: [
            {
              ...row,
              ...contact,
              Id: 1,
              ProspectId: 12,
              ProspectName: 'De otra persona',
              CreatedUserId: adviser.id + 1,
            },
            {
              ...row,
              Id: 2,
              ProspectId: 13,
              ProspectName: 'Propia',
              Email: 'propia@ejemplo.mx',
              CreatedUserId: adviser.id,
            },
            { ...row, Id: 3, ProspectId: null, ProspectName: '' },
          ],
        },
      }),
    );
    await page.goto(`${app.url()}/activity`);
    const link = grid(page).getByRole('link', { name: 'De otra persona' });
    expect(await link.getAttribute('href')).toBe('/prospect/12/detail');
    expect(await page.getByText(/otra@ejemplo|1234 ?5678/).count()).toBe(0);
    expect(await grid(page).getByRole('link', { name: 'propia@ejemplo.mx' }).getAttribute('href')).toBe(
      'mailto:propia@ejemplo.mx',
    );
    await grid(page).getByText('—', { exact: true }).first().waitFor();
    expect(await grid(page).getByRole('link', { name: '—' }).count()).toBe(0);
    await link.click();
    await page.waitForURL('**/prospect/12/detail');
  });

  it('ACL-18 of role 1 hold all contact data, of role 6 those of their own making', async () => {
    for (const username of ['rol1', 'rol6']) {
      const own = await server(username);
      const rows = await own.get<Row[]>(CALLS['Sin realizar']);
      const page = await openList(username, '?tab=sin-realizar');
      await grid(page).getByRole('link').first().waitFor();
      const seen = await grid(page).locator('a[href^="tel:"]').count();
      const isSeen = ({ CreatedUserId }: Row) => username === 'rol1' || CreatedUserId === own.id;
      expect(seen).toBe(
        rows
          .slice(0, 10)
          .filter((row) => isSeen(row) && (row.MobilePhone ?? row.Prospect?.MobilePhone ?? null) !== null).length,
      );
    }
  });

  it('TBL-15 the file is named after the title', async () => {
    const page = await openList('rol4');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /CSV/ }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Actividades de hoy.csv');
  });
});

/** What the page opens: pages beside it by their address, and addresses that other programs answer. */
async function watchOpened(page: Page): Promise<() => Promise<string[]>> {
  await page.context().route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await page.addInitScript(() => {
    const followed: string[] = [];
    Object.assign(window, { followed });
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      followed.push(this.href);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'followed'));
}

describe('starting', () => {
  it.each([
    ['STA-04', 'call', /^tel:\d{10}$/],
    ['STA-05', 'email', /^mailto:[^?&]+@[^?&]+$/],
    ['STA-07', 'sms', /^sms:\d{10}$/],
  ] as const)('%s STA-01 STA-09 STA-15 CAT-06 of a %s leads to its channel and says so', async (_, kind, address) => {
    const { mark, id } = await book(kind);
    const page = await app.as('rol8');
    const followed = await watchOpened(page);
    await page.goto(`${app.url()}/activity`);
    await find(page, mark);
    await button(page, 'Iniciar').click();
    await said(page, 'Operación realizada correctamente').waitFor();
    expect(await followed()).toEqual([expect.stringMatching(address)]);
    await grid(page).getByText('Iniciada', { exact: true }).waitFor();
    expect(await button(page, 'Iniciar').count()).toBe(0);
    const rows = await adviser.get<Row[]>(CALLS.Hoy);
    expect(rows.find(({ Id }) => Id === id)?.StartDate).not.toBeNull();
  });

  it.each([
    ['STA-03', 'visit', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=./],
    ['STA-06 STA-08', 'whatsapp', /^https:\/\/wa\.me\/52\d{10}\?text=Hola%20/],
  ] as const)('%s STA-15 of a %s opens a page beside this one, once for two presses', async (_, kind, address) => {
    const { mark } = await book(kind);
    const page = await app.as('rol8');
    await watchOpened(page);
    await page.goto(`${app.url()}/activity`);
    await find(page, mark);
    let starts = 0;
    page.on('request', (request) => (starts += Number(isStart(request))));
    const [beside] = await Promise.all([page.context().waitForEvent('page'), button(page, 'Iniciar').dblclick()]);
    await beside.waitForURL(address);
    expect(await beside.evaluate(() => window.opener)).toBeNull();
    await grid(page).getByText('Iniciada', { exact: true }).waitFor();
    expect(starts).toBe(1);
    expect(page.context().pages()).toHaveLength(2);
  });

  it('STA-15 offers the page where the browser does not let it open', async () => {
    const { mark } = await book('visit');
    const page = await app.as('rol8');
    await page.addInitScript(() => {
      const opened: unknown[] = [];
      Object.assign(window, { opened, open: (...address: unknown[]) => (opened.push(address), null) });
    });
    await page.goto(`${app.url()}/activity`);
    await find(page, mark);
    await button(page, 'Iniciar').click();
    await page.getByText('El navegador no dejó abrir la página').waitFor();
    await page.getByRole('button', { name: 'Abrir', exact: true }).click();
    const opened: unknown[] = await page.evaluate(() => Reflect.get(window, 'opened'));
    expect(opened.at(-1)).toEqual([expect.stringMatching(/^https:\/\/www\.google\.com\//), '_blank', 'noopener']);
  });

  it.each([
    ['STA-09 CAT-07 another status', { json: { status: 500, body: null } }, true],
    ['STA-09 a page in place of an answer', { body: '<html>' }, true],
    ['ADL-38 no answer', null, false],
  ] as const)('%s closes the page that was opened, and the button is free again', async (_, answer, isTold) => {
    const { mark } = await book('visit');
    const page = await app.as('rol8');
    await page.route('**/start', (route) => (answer === null ? route.abort() : route.fulfill(answer)));
    await page.goto(`${app.url()}/activity`);
    await find(page, mark);
    const [beside] = await Promise.all([page.context().waitForEvent('page'), button(page, 'Iniciar').click()]);
    await (beside.isClosed() ? undefined : beside.waitForEvent('close'));
    await grid(page).locator('button[data-button="begin"]:not([aria-busy="true"], [aria-disabled="true"])').waitFor();
    expect(await page.getByText('Ocurrió un error al realizar la operación').count()).toBe(Number(isTold));
    await page.unroute('**/start');
    await Promise.all([page.waitForRequest('**/start'), button(page, 'Iniciar').click()]);
    await said(page, 'Operación realizada correctamente').waitFor();
  });

  it('CDR-07 CAT-15 says what is missing when there is no channel', async () => {
    const page = await app.as('rol8');
    await page.route('**/activity/activities?*', (route) =>
      route.fulfill({
        json: { status: 200, body: [{ Id: 5, ActivityTypeId: 6, ActivityDateFullDate: day(0), ProspectName: 'Ana' }] },
      }),
    );
    await page.route('**/activity/5/start', (route) => route.fulfill({ json: { status: 201, body: {} } }));
    await page.goto(`${app.url()}/activity`);
    await button(page, 'Iniciar').click();
    await page.getByText('No es posible utilizar ese tipo de actividad, revisa la información.').waitFor();
  });

  it.each([
    ['STA-13', 'Si', (id: number) => `/quotation/add?ActivityId=${id}&ProspectId=${prospect.Id}`],
    ['STA-14', 'No', () => '/dashboard'],
    ['STA-14', 'Escape', () => '/dashboard'],
  ] as const)('STA-11 STA-12 %s asks for a quotation, and %s leads on', async (_, answer, address) => {
    const { mark, id } = await book('quoted');
    const page = await app.as('rol8');
    await watchOpened(page);
    await page.goto(`${app.url()}/activity`);
    await find(page, mark);
    await button(page, 'Iniciar').click();
    const prompt = page.getByRole('dialog', { name: 'Do you want to make a quotation?' });
    await prompt.waitFor();
    if (answer === 'Escape') await page.keyboard.press('Escape');
    else await prompt.getByRole('button', { name: answer, exact: true }).click();
    await page.waitForURL(`${app.url()}${address(id)}`);
  });
});

describe('rows', () => {
  it('ACL-20 ACL-24 under Sin realizar are late, and are followed by a new activity', async () => {
    const page = await openList('rol8', '?tab=sin-realizar');
    await grid(page).getByRole('link').first().waitFor();
    expect(await button(page, 'Iniciar').count()).toBe(0);
    const late = await button(page, 'Nueva Actividad').count();
    expect(late).toBeGreaterThan(0);
    expect(await grid(page).getByText('No atendido a tiempo', { exact: true }).count()).toBe(late);
    await button(page, 'Nueva Actividad').first().click();
    await page.getByRole('dialog', { name: 'Nueva Actividad' }).waitFor();
    await dialog(page).getByRole('combobox', { name: 'Tipificación' }).getByText('No atendida').waitFor();
  });

  it('ACL-23 ACL-25 that lie more than two days ahead cannot be started', async () => {
    const [soon, far] = [await book('call', 2), await book('call', 3)];
    const page = await openList('rol8', '?tab=semana');
    await find(page, far.mark);
    expect(await button(page, 'Iniciar').count()).toBe(0);
    await button(page, 'Finalizar').waitFor();
    await find(page, soon.mark);
    await button(page, 'Iniciar').waitFor();
  });

  it('on a phone are cards with two buttons as large as a finger, and nothing is wider than the window', async () => {
    await book('call');
    const page = await openList('rol8', '', phone);
    const start = button(page, 'Iniciar').first();
    await start.waitFor();
    const [first, second] = [await start.boundingBox(), await button(page, 'Finalizar').first().boundingBox()];
    expect(Math.min(first?.height ?? 0, second?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await grid(page)
      .getByRole('button', { name: /^Acciones de/ })
      .first()
      .tap();
    await page.getByRole('menuitem', { name: 'Reagendar' }).tap();
    await page.getByRole('dialog', { name: 'Reagendar actividad' }).waitFor();
  });

  it('TBL-12 of an empty list are none, and it says so', async () => {
    const page = await app.as('rol8');
    await page.route('**/activity/activities?*', (route) => route.fulfill({ json: { status: 200, body: [] } }));
    await page.goto(`${app.url()}/activity`);
    await page.getByText('No hay coincidencias').waitFor();
    await page.getByRole('tab', { name: 'Hoy 0', exact: true }).waitFor();
  });

  it('of two thousand activities are usable at once', async () => {
    const page = await app.as('rol8');
    const body = Array.from({ length: 2000 }, (_, place) => ({
      Id: place + 1,
      ProspectId: place + 1,
      ProspectName: `Prospecto ${place + 1}`,
      ActivityTypeId: 2,
      ActivityDateFullDate: day(0),
      StartTime: '10:00',
      Comments: `nota ${place + 1}`,
    }));
    await page.route('**/activity/activities?*', (route) => route.fulfill({ json: { status: 200, body } }));
    await page.goto(`${app.url()}/activity`);
    await page.getByRole('tab', { name: 'Hoy 2,000', exact: true }).waitFor();
    await search(page).fill('nota 1987');
    await grid(page).getByRole('link', { name: 'Prospecto 1987' }).waitFor();
  });
});

describe('the keyboard', () => {
  it('does everything: rows by arrows and letters, tabs by figures, the help by ?', async () => {
    const page = await openList('rol8', '?tab=futuras');
    await grid(page).getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    const second = await grid(page)
      .getByRole('link', { name: /^[^@\d]+$/ })
      .nth(1)
      .textContent();
    await page.keyboard.press('i');
    expect(await dialog(page).count()).toBe(0);
    await page.keyboard.press('f');
    await page.getByRole('dialog', { name: 'Finalizar actividad' }).waitFor();
    await dialog(page)
      .getByText(second ?? '?')
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.waitForFunction((name) => document.activeElement?.textContent === name, second);
    await page.keyboard.press('R');
    await page.getByRole('dialog', { name: 'Reagendar actividad' }).waitFor();
    // In the dialog a figure is a figure.
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('?tab=futuras');
    for (const [key, address] of [
      ['1', '?tab=sin-realizar'],
      ['2', ''],
      ['3', '?tab=semana'],
      ['4', '?tab=futuras'],
    ] as const) {
      await page.keyboard.press(key);
      await page.waitForURL(`${app.url()}/activity${address}`);
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    }
    await page.keyboard.press('n');
    await page.getByRole('dialog', { name: 'Nueva actividad' }).waitFor();
  });

  it('means letters where they are typed, and with Ctrl what the browser does', async () => {
    const page = await openList('rol8');
    await search(page).focus();
    await page.keyboard.type('n1f?');
    await page.keyboard.press('Escape');
    await tab(page, 'Hoy').focus();
    await page.keyboard.press('Control+1');
    await page.keyboard.press('Alt+n');
    expect(await dialog(page).count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
  });

  it('of one letter can be switched off, for that person and for good', async () => {
    const page = await openList('rol8');
    await tab(page, 'Hoy').focus();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await sheet.getByRole('switch').click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    for (const again of [false, true]) {
      if (again) await page.reload();
      await tab(page, 'Hoy').focus();
      await page.keyboard.press('3');
      await page.keyboard.press('?');
      expect(await dialog(page).count()).toBe(0);
      expect(new URL(page.url()).search).toBe('');
    }
    await page.getByRole('button', { name: 'Atajos de teclado' }).click();
    await sheet.getByRole('switch').click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await page.keyboard.press('3');
    await page.waitForURL('**/activity?tab=semana');
  });
});

/** What the page posts: the browser does not tell the body of such a request. */
async function watchPosted(page: Page): Promise<(path: string) => Promise<unknown>> {
  await page.addInitScript(() => {
    const posted: { url: string; body: string }[] = [];
    Object.assign(window, { posted });
    const ask = window.fetch;
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.method === 'POST') {
        posted.push({ url: input.url, body: await input.clone().text() });
      }
      return ask(input, init);
    };
  });
  await page.reload();
  return async (path) => {
    const all: { url: string; body: string }[] = await page.evaluate(() => Reflect.get(window, 'posted'));
    const body = all.findLast(({ url }) => url.endsWith(path))?.body;
    return body === undefined ? null : JSON.parse(body);
  };
}

describe('the dialog', () => {
  it('ADL-17 ADL-22 ADL-25 CAT-12 ends an activity by keys alone, and goes on with the next row', async () => {
    const own = await openList('rol8', '?tab=sin-realizar');
    const posted = await watchPosted(own);
    const people = grid(own).getByRole('link', { name: /^[^@\d]+$/ });
    await people.first().waitFor();
    const before = await people.allTextContents();
    const late = await adviser.get<Row[]>(CALLS['Sin realizar']);
    const withPhone = late.filter(({ HasPhone }) => HasPhone).map(({ ProspectName }) => ProspectName);
    const place = before.findIndex((name) => withPhone.includes(name));
    await people.nth(place).focus();
    await own.keyboard.press('f');
    await dialog(own).getByRole('combobox', { name: 'Tipificación' }).getByText('No atendida').waitFor();
    await planCall(own);
    await own.keyboard.press('Control+Enter');
    await said(own, 'Se finalizó correctamente la actividad').waitFor();
    expect(await posted('/end')).toMatchObject({ TipifyTracingId: -1, ActivityTypeId: 2, ActivityDate: day(7) });
    await dialog(own).waitFor({ state: 'hidden' });
    await own.waitForFunction((name) => document.activeElement?.textContent === name, before[place + 1]);
    const left = before.toSpliced(place, 1);
    expect((await people.allTextContents()).slice(0, left.length)).toEqual(left);
  });

  it('ADL-19 ADL-20 ADL-26 CAT-13 moves an activity to another day', async () => {
    const { mark } = await book('call');
    const page = await openList('rol8');
    const posted = await watchPosted(page);
    await find(page, mark);
    await button(page, 'Reagendar').click();
    await dialog(page).getByText('Reagendada por el prospecto').waitFor();
    await dialog(page).getByRole('button', { name: 'Mañana' }).click();
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await said(page, 'Se reagendó correctamente la actividad').waitFor();
    const sent = await posted('/reschedule');
    expect(sent).toMatchObject({ TipifyTracingId: 7, ActivityDate: day(1), StartTime: '23:00' });
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByText('No hay coincidencias').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'tab');
  });

  it('ADL-24 CAT-14 says that somebody was quicker, keeps what was typed, and asks for the list again', async () => {
    const { mark, id } = await book('call');
    const page = await openList('rol8');
    await find(page, mark);
    await button(page, 'Finalizar').click();
    await dialog(page).getByLabel('Observaciones').fill('No contesta');
    await planCall(page);
    const closing = { TipifyTracingId: -1, ProspectId: prospect.Id, ActivityTypeId: 2, ActivitySubjectId: 5 };
    const when = { ActivityDate: day(7), StartTime: '12:00', EndTime: '12:15', Subject: 'Primer contacto' };
    await adviser.post(`activity/${id}/end`, { ...closing, ...when, Observations: '', Comments: '' });
    const again = page.waitForRequest('**/activity/activities?*');
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await dialog(page).getByText('Actividad ya finalizada').waitFor();
    await again;
    expect(await dialog(page).getByLabel('Observaciones').inputValue()).toBe('No contesta');
    await dialog(page).getByRole('button', { name: 'Guardar' }).and(page.locator(':not([aria-busy="true"])')).waitFor();
  });

  it('keeps what was typed over a reload, and starts over on request', async () => {
    const { mark } = await book('call');
    const page = await openList('rol8');
    const open = async () => {
      await find(page, mark);
      await button(page, 'Finalizar').click();
      await dialog(page).waitFor();
    };
    await open();
    await dialog(page).getByLabel('Observaciones').fill('Pide descuento');
    await page.reload();
    await open();
    expect(await dialog(page).getByLabel('Observaciones').inputValue()).toBe('Pide descuento');
    await dialog(page).getByRole('button', { name: 'Empezar de nuevo' }).click();
    expect(await dialog(page).getByLabel('Observaciones').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await button(page, 'Finalizar').click();
    await dialog(page).waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Empezar de nuevo' }).count()).toBe(0);
  });

  it('ADL-15 ADL-39 books a stand-alone activity for a prospect that is searched', async () => {
    const page = await openList('rol8');
    const posted = await watchPosted(page);
    await page.getByRole('button', { name: 'Agregar' }).click();
    await dialog(page).getByRole('combobox', { name: 'Prospecto' }).fill(prospect.Name.slice(0, 6).toLowerCase());
    await page.getByRole('option', { name: prospect.Name }).first().click();
    const booked = page.waitForRequest((request) => request.url().endsWith(range(day(7), day(7))));
    await planCall(page);
    await booked;
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await said(page, 'Operación realizada correctamente').waitFor();
    const sent = await posted('/activity/add');
    expect(sent).toMatchObject({ ActivityTypeId: 2, ActivitySubjectId: 5, ActivityDate: day(7) });
    await dialog(page).waitFor({ state: 'hidden' });
  });

  it('without a network keeps the save: the row says so and offers nothing more', async () => {
    const { mark } = await book('call');
    const page = await openList('rol8');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    await find(page, mark);
    await page.context().setOffline(true);
    await button(page, 'Reagendar').click();
    await dialog(page).getByRole('button', { name: 'Mañana' }).click();
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    await grid(page).getByText('Por enviar', { exact: true }).waitFor();
    expect(await button(page, 'Finalizar').count()).toBe(0);
    await Promise.all([page.waitForRequest('**/reschedule'), page.context().setOffline(false)]);
    await page.getByText('No hay coincidencias').waitFor();
  });
});

describe('a server that fails', () => {
  it.each([
    ['answers another status', { json: { status: 500, body: null } }],
    ['answers a page', { body: '<html>' }],
    ['gives no answer', null],
  ] as const)(
    'FLT-04 ADL-38 leaves an empty tab without a count when it %s, and the others work',
    async (_, answer) => {
      const page = await app.as('rol8');
      const call = `**/activity/activities?InitialActivityDate=${encodeURIComponent(day(0))}*`;
      await page.route(call, (route) => (answer === null ? route.abort() : route.fulfill(answer)));
      await page.goto(`${app.url()}/activity`);
      await page.getByRole('button', { name: 'Reintentar' }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await tab(page, 'Hoy').textContent()).toBe('Hoy');
      await tab(page, 'Semana').click();
      await grid(page).getByRole('link').first().waitFor();
      await tab(page, 'Hoy').click();
      await page.unroute(call);
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await grid(page).getByRole('link').first().waitFor();
    },
  );

  it('ADL-38 keeps the list that is there', async () => {
    const page = await openList('rol8');
    await grid(page).getByRole('link').first().waitFor();
    const before = await grid(page).getByRole('link').allTextContents();
    await page.route('**/activity/activities?*', (route) => route.fulfill({ body: '<html>' }));
    const answered = page.waitForResponse('**/activity/activities?*');
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await answered;
    await page.waitForLoadState('networkidle');
    expect(await grid(page).getByRole('link').allTextContents()).toEqual(before);
  });
});
