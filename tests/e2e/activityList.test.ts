import type { BrowserContextOptions, Page, Request } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseInMenu, dialog, grid, planCall, said } from '../activityPage.ts';
import { application } from '../application.ts';
import { password, phone } from '../browser.ts';
import { now } from '../clock.ts';
import { layoutShift } from '../layoutShift.ts';

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

/** That day as a row says it: '21 nov'. */
const shortDay = (offset: number): string =>
  new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day(offset).replaceAll('/', '-')}T12:00:00Z`),
  );

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

/** Books an activity for today; returns its id and the unique comment by which the list finds it. */
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

/** Books several at once, for a list that is opened once. */
const bookAll = (...kinds: readonly (keyof typeof BOOKED)[]) => Promise.all(kinds.map((kind) => book(kind)));

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
    .then((texts) =>
      texts.map((text) => text.trim()).filter((text) => text !== '' && text !== 'Acciones' && text !== 'Más acciones'),
    );

describe('the tabs', () => {
  it('ACL-01 to ACL-08 are in order, each with count, title and address, and are refetched', async () => {
    const counts = await Promise.all(Object.values(CALLS).map((call) => adviser.get<Row[]>(call)));
    const page = await app.at('/activity?tab=HOY', 'rol8');
    await page.getByText(/^Datos al \d\d:\d\d$/).waitFor();
    const written = counts.map(({ length }) => length.toLocaleString('es-MX'));
    const names = Object.keys(TITLES);
    for (const [place, name] of names.entries()) {
      await page.getByRole('tab', { name: `${name} ${written[place]}`, exact: true }).waitFor();
    }
    expect((await page.getByRole('tab').allTextContents()).map((text) => text.replace(/[\d,]+$/, ''))).toEqual(names);
    const called = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(called.map((url) => url.replace(`${app.url()}/api/`, ''))).toEqual(
      expect.arrayContaining(Object.values(CALLS)),
    );
    // An address that is none opens Hoy.
    await page.getByRole('tab', { name: /^Hoy/, selected: true }).waitFor();
    for (const [name, [slug, title]] of Object.entries(TITLES)) {
      await tab(page, name).click();
      await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe(name === 'Hoy' ? '' : `?tab=${slug}`);
    }

    const requested = () => page.waitForRequest('**/activity/activities?*');
    await Promise.all([requested(), page.getByRole('button', { name: 'Actualizar' }).click()]);
    await page.waitForLoadState('networkidle');
    await Promise.all([
      requested(),
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
    ]);
  });
});

/** The columns that everybody sees first, … */
const SHOWN = ['Prospecto', 'Fecha', 'Hora', 'Tipo · Asunto', 'Estado', 'Comentarios'];
/** … and those that are found among the columns. */
const FOUND = ['Tipo', 'Asunto', 'Inicio', 'Fin', 'Correo', 'Teléfono'];

/** Shows all columns that the list has. */
async function showAllColumns(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Columnas/ }).click();
  await page.getByRole('button', { name: 'Mostrar todas' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mostrar todas' }).waitFor({ state: 'detached' });
}

/** The list has these columns of people beside those that everybody has, and these rights to the file and the sheet. */
async function hasColumns(page: Page, people: readonly string[], csv: boolean, print: boolean): Promise<void> {
  await grid(page).getByRole('link').first().waitFor();
  const advisers = people.filter((title) => title === 'Asesor');
  expect((await headers(page)).toSorted()).toEqual([...SHOWN, ...advisers].toSorted());
  await showAllColumns(page);
  expect((await headers(page)).toSorted()).toEqual([...SHOWN, ...FOUND, ...people].toSorted());
  await page.waitForLoadState('networkidle');
  const tool = (name: RegExp) => page.getByRole('button', { name }).count();
  expect([await tool(/CSV/), await tool(/^Imprimir/)]).toEqual([Number(csv), Number(print)]);
}

describe('the columns', () => {
  it('ACL-09 ACL-14 ACL-15 TBL-13 TBL-14 TBL-15 show manager and adviser to role 4, whose file is named after the title', async () => {
    const page = await openList('rol4', '?tab=futuras');
    await hasColumns(page, ['Gerente', 'Asesor'], true, true);
    await tab(page, 'Hoy').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /CSV/ }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Actividades de hoy.csv');
  });

  it('ACL-16 TBL-13 have no manager for role 13, which would find the column empty', async () => {
    const rows = await (
      await server('rol13')
    ).get<(Row & Record<'Manager' | 'AdvisorName', string | null>)[]>(CALLS.Futuras);
    expect(new Set(rows.map(({ Manager }) => Manager))).toEqual(new Set([null]));
    expect(new Set(rows.map(({ AdvisorName }) => AdvisorName)).size).toBeGreaterThan(1);
    const page = await openList('rol13', '?tab=futuras');
    await hasColumns(page, ['Asesor'], false, false);
  });

  it('ACL-15 ACL-18 show role 6 no names, and contact data only for its own activities', async () => {
    const own = await server('rol6');
    const rows = await own.get<Row[]>(CALLS['Sin realizar']);
    const page = await openList('rol6', '?tab=semana');
    await hasColumns(page, [], false, false);
    await tab(page, 'Sin realizar').click();
    await grid(page).getByRole('link').first().waitFor();
    await showAllColumns(page);
    const phoneOf = (row: Row) => row.MobilePhone ?? row.Prospect?.MobilePhone ?? null;
    const made = rows.slice(0, 25).filter((row) => row.CreatedUserId === own.id && phoneOf(row) !== null);
    expect(await grid(page).locator('a[href^="tel:"]').count()).toBe(made.length);
  });
});

/** What the page opens: pages beside it by their address, and addresses that other programs answer. */
async function watchOpened(page: Page): Promise<() => Promise<string[]>> {
  await page.context().route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  await page.evaluate(() => {
    const followed: string[] = [];
    Object.assign(window, { followed });
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      followed.push(this.href);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'followed'));
}

describe('starting', () => {
  it('STA-01 to STA-09 STA-15 CAT-06 opens the channel of each activity, once for two presses, and shows a message', async () => {
    const [call, email, sms, visit, whatsapp, blocked] = await Promise.all([
      book('call'),
      book('email'),
      book('sms'),
      book('visit'),
      book('whatsapp'),
      book('visit'),
    ]);
    const page = await openList('rol8');
    const followed = await watchOpened(page);
    for (const [{ mark, id }, address] of [
      [call, /^tel:\d{10}$/],
      [sms, /^sms:\d{10}$/],
    ] as const) {
      await find(page, mark);
      await button(page, 'Iniciar').click();
      await said(page, 'Operación realizada correctamente').waitFor();
      await grid(page).getByText('Iniciada', { exact: true }).waitFor();
      expect((await followed()).at(-1)).toMatch(address);
      expect(await button(page, 'Iniciar').count()).toBe(0);
      const rows = await adviser.get<Row[]>(CALLS.Hoy);
      expect(rows.find(({ Id }) => Id === id)?.StartDate).not.toBeNull();
    }
    expect(await followed()).toHaveLength(2);

    // An e-mail is written with a template or without one; the start does not wait for it.
    await find(page, email.mark);
    await button(page, 'Iniciar').click();
    const mail = page.getByRole('dialog', { name: /^Escribir a / });
    const link = mail.getByRole('link', { name: 'Abrir correo' });
    // Until the templates are there, the link writes without any.
    await expect
      .poll(() => link.getAttribute('href'))
      .toMatch(/^mailto:[^?&]+@[^?&]+\?subject=Confirmo%20[^&]+&body=Hola[^&]+$/);
    await mail.getByRole('combobox', { name: 'Plantilla' }).click();
    await page.getByRole('option', { name: 'Sin plantilla' }).click();
    await expect.poll(() => link.getAttribute('href')).toMatch(/^mailto:[^?&]+@[^?&]+$/);
    await mail.getByRole('button', { name: 'Cancelar' }).click();
    await grid(page).getByText('Iniciada', { exact: true }).waitFor();

    let starts = 0;
    page.on('request', (request) => (starts += Number(isStart(request))));
    for (const [{ mark }, address] of [
      [visit, /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=./],
      [whatsapp, /^https:\/\/wa\.me\/52\d{10}\?text=Hola%20/],
    ] as const) {
      starts = 0;
      await find(page, mark);
      const [beside] = await Promise.all([page.context().waitForEvent('page'), button(page, 'Iniciar').dblclick()]);
      await beside.waitForURL(address);
      expect(await beside.evaluate(() => window.opener)).toBeNull();
      await grid(page).getByText('Iniciada', { exact: true }).waitFor();
      expect([starts, page.context().pages().length]).toEqual([1, 2]);
      await beside.close();
    }

    // A browser that lets no page open: the person opens it.
    await page.evaluate(() => {
      const opened: unknown[] = [];
      Object.assign(window, { opened, open: (...address: unknown[]) => (opened.push(address), null) });
    });
    await find(page, blocked.mark);
    await button(page, 'Iniciar').click();
    await page.getByText('El navegador no dejó abrir la página').waitFor();
    await page.getByRole('button', { name: 'Abrir', exact: true }).click();
    const opened: unknown[] = await page.evaluate(() => Reflect.get(window, 'opened'));
    expect(opened.at(-1)).toEqual([expect.stringMatching(/^https:\/\/www\.google\.com\//), '_blank', 'noopener']);
  });

  it('STA-09 CAT-07 closes the opened page on failure, and enables the button again', async () => {
    const { mark } = await book('visit');
    const page = await openList('rol8');
    await watchOpened(page);
    await page.route('**/start', (route) => route.fulfill({ json: { status: 500, body: null } }));
    await find(page, mark);
    const [beside] = await Promise.all([page.context().waitForEvent('page'), button(page, 'Iniciar').click()]);
    await (beside.isClosed() ? undefined : beside.waitForEvent('close'));
    await grid(page).locator('button[data-button="begin"]:not([aria-busy="true"], [aria-disabled="true"])').waitFor();
    await page.getByText('Ocurrió un error al realizar la operación').waitFor();
    await page.unroute('**/start');
    await Promise.all([page.waitForRequest('**/start'), button(page, 'Iniciar').click()]);
    await grid(page).getByText('Iniciada', { exact: true }).waitFor();
  });

  it.each([
    ['without a network', (page: Page, isGone: boolean) => page.context().setOffline(isGone)],
    [
      'when the connection fails',
      async (page: Page, isGone: boolean) => {
        if (isGone) await page.route('**/start', (route) => route.abort());
        else await page.unroute('**/start');
        if (!isGone) await page.evaluate(() => window.dispatchEvent(new Event('online')));
      },
    ],
  ])(
    'STA-01 ADL-38 %s queues one start for two presses, allows ending it meanwhile, and sends it later',
    async (_, lose) => {
      const { mark, id } = await book('call');
      const page = await openList('rol8');
      const followed = await watchOpened(page);
      await find(page, mark);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.waitForLoadState('networkidle');
      await lose(page, true);
      await button(page, 'Iniciar').dblclick();
      await said(page, 'Sin conexión: se enviará en cuanto vuelva la red').waitFor();
      await grid(page).getByText('Iniciada · Por enviar', { exact: true }).waitFor();
      expect(await followed()).toEqual([expect.stringMatching(/^tel:/)]);
      expect([await button(page, 'Iniciar').count(), await button(page, 'Finalizar').count()]).toEqual([0, 1]);
      await page.getByText('1 por enviar').first().waitFor();
      await Promise.all([page.waitForRequest('**/start'), lose(page, false)]);
      await grid(page).getByText('Iniciada', { exact: true }).waitFor();
      const rows = await adviser.get<Row[]>(CALLS.Hoy);
      expect(rows.find(({ Id }) => Id === id)?.StartDate).not.toBeNull();
    },
  );

  it('STA-11 STA-12 STA-13 STA-14 asks for a quotation, and each answer continues', async () => {
    const booked = await bookAll('quoted', 'quoted', 'quoted');
    const page = await openList('rol8');
    await watchOpened(page);
    const prompt = page.getByRole('dialog', { name: 'Do you want to make a quotation?' });
    for (const [place, answer] of ['Escape', 'No', 'Si'].entries()) {
      const { mark, id } = booked[place] ?? { mark: '', id: 0 };
      await find(page, mark);
      await button(page, 'Iniciar').click();
      await prompt.waitFor();
      if (answer === 'Escape') await page.keyboard.press('Escape');
      else await prompt.getByRole('button', { name: answer, exact: true }).click();
      const quotation = `/quotation/add?ActivityId=${id}&ProspectId=${prospect.Id}`;
      await page.waitForURL(app.url() + (answer === 'Si' ? quotation : '/dashboard'));
      if (answer !== 'Si') await page.goBack();
    }
  });
});

/** The posted body: the browser does not report it for such a request. */
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

async function leaveDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
}

describe('rows', () => {
  it('ACL-20 ACL-24 ADL-17 ADL-22 ADL-25 CAT-12 under Sin realizar are late, and can be ended by keyboard alone', async () => {
    const page = await openList('rol8', '?tab=sin-realizar');
    const posted = await watchPosted(page);
    const people = grid(page).getByRole('link', { name: /^[^@\d]+$/ });
    await people.first().waitFor();
    expect(await button(page, 'Iniciar').count()).toBe(0);
    const late = await button(page, 'Nueva Actividad').count();
    expect(late).toBeGreaterThan(0);
    // Its column says so once, and each row since when.
    await grid(page).getByRole('columnheader', { name: 'No atendido a tiempo' }).waitFor();
    expect(
      await grid(page)
        .getByText(/^(Ayer|Anteayer|Hace \d+ días) · \d+ [a-z]+ \d\d:\d\d$/)
        .count(),
    ).toBe(late);
    await button(page, 'Nueva Actividad').first().click();
    await page.getByRole('dialog', { name: 'Nueva Actividad' }).waitFor();
    await dialog(page).getByRole('combobox', { name: 'Tipificación' }).getByText('No atendida').waitFor();
    await leaveDialog(page);

    const before = await people.allTextContents();
    const all = await adviser.get<Row[]>(CALLS['Sin realizar']);
    const withPhone = all.filter(({ HasPhone }) => HasPhone).map(({ ProspectName }) => ProspectName);
    const place = before.findIndex((name) => withPhone.includes(name));
    await people.nth(place).focus();
    await page.keyboard.press('f');
    await dialog(page).getByRole('combobox', { name: 'Tipificación' }).getByText('No atendida').waitFor();
    await planCall(page);
    await page.keyboard.press('Control+Enter');
    await said(page, 'Se finalizó correctamente la actividad').waitFor();
    expect(await posted('/end')).toMatchObject({ TipifyTracingId: -1, ActivityTypeId: 2, ActivityDate: day(7) });
    await dialog(page).waitFor({ state: 'hidden' });
    await page.waitForFunction((name) => document.activeElement?.textContent === name, before[place + 1]);
    const left = before.toSpliced(place, 1);
    expect((await people.allTextContents()).slice(0, left.length)).toEqual(left);
  });

  it('ACL-23 ACL-25 more than two days ahead cannot be started; arrows, letters and digits do everything else', async () => {
    const [soon, far] = await Promise.all([book('call', 2), book('call', 3)]);
    const page = await openList('rol8', '?tab=semana');
    await find(page, far.mark);
    expect(await button(page, 'Iniciar').count()).toBe(0);
    await button(page, 'Reagendar').waitFor();
    await grid(page)
      .getByText(`Iniciar desde el ${shortDay(1)}`)
      .waitFor();
    await find(page, soon.mark);
    await button(page, 'Iniciar').waitFor();
    await search(page).fill('');

    await tab(page, 'Futuras').click();
    await page.getByRole('heading', { level: 2, name: 'Actividades futuras' }).waitFor();
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
    await leaveDialog(page);
    await page.waitForFunction((name) => document.activeElement?.textContent === name, second);
    await page.keyboard.press('R');
    await page.getByRole('dialog', { name: 'Reagendar actividad' }).waitFor();
    // In the dialog a figure is a figure.
    await page.keyboard.press('1');
    await leaveDialog(page);
    expect(new URL(page.url()).search).toBe('?tab=futuras');
    for (const [key, address] of [
      ['1', '?tab=sin-realizar'],
      ['2', ''],
      ['3', '?tab=semana'],
      ['4', '?tab=futuras'],
    ] as const) {
      await page.keyboard.press(key);
      await page.waitForURL(`${app.url()}/activity${address}`);
      await page.locator('body :focus').waitFor();
    }
    await page.keyboard.press('n');
    await page.getByRole('dialog', { name: 'Nueva actividad' }).waitFor();
  });

  it('ignore letter shortcuts while typing, with Ctrl, and when they are switched off', async () => {
    const page = await openList('rol8');
    await search(page).focus();
    await page.keyboard.type('n1f?');
    await page.keyboard.press('Escape');
    await tab(page, 'Hoy').focus();
    await page.keyboard.press('Control+1');
    await page.keyboard.press('Alt+n');
    expect([await dialog(page).count(), new URL(page.url()).search]).toEqual([0, '']);

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
      expect([await dialog(page).count(), new URL(page.url()).search]).toEqual([0, '']);
    }
    await page.getByRole('button', { name: 'Atajos de teclado' }).click();
    await sheet.getByRole('switch').click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await page.keyboard.press('3');
    await page.waitForURL('**/activity?tab=semana');
  });

  it('are at least fourteen in sight on a laptop, with nothing off screen', async () => {
    const page = await openList('rol4');
    await grid(page).getByRole('link').nth(13).waitFor();
    const { rows, overflow } = await grid(page).evaluate((element) => ({
      rows: [...element.querySelectorAll('.body > [role=row]')].filter(
        (row) => row.getBoundingClientRect().bottom <= innerHeight,
      ).length,
      overflow: (element.parentElement?.scrollWidth ?? 0) - (element.parentElement?.clientWidth ?? 0),
    }));
    expect(rows).toBeGreaterThanOrEqual(14);
    expect(overflow).toBe(0);
  });

  it('are at least seven on the first screen of a phone, each with one button for a thumb; its four tabs fit, and nothing is wider', async () => {
    const page = await openList('rol8', '?tab=semana', phone);
    await grid(page).getByRole('link').nth(6).waitFor();
    const { rows, tabs, width } = await page.evaluate(() => ({
      rows: [...document.querySelectorAll('[role=grid] [role=row]')]
        .map((row) => row.getBoundingClientRect())
        .filter(({ height, bottom }) => height === 64 && bottom <= innerHeight).length,
      tabs: [...document.querySelectorAll('[role=tab]')].map((one) => one.getBoundingClientRect().right),
      width: document.documentElement.scrollWidth,
    }));
    expect(rows).toBeGreaterThanOrEqual(7);
    // The counts beside the tabs are all that moves.
    expect(await layoutShift(page)).toBeLessThan(0.005);
    expect(tabs).toHaveLength(4);
    expect(Math.max(...tabs)).toBeLessThanOrEqual(360);
    expect(width).toBe(360);
    const line = grid(page).getByRole('row').nth(1);
    const [begin] = await line.getByRole('button').all();
    expect((await begin?.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await line.getByRole('button').count()).toBe(2);
    expect(await page.getByRole('navigation', { name: 'Ruta de navegación' }).isVisible()).toBe(false);

    // The search is a sign until it is used.
    expect((await search(page).boundingBox())?.width).toBe(44);
    await search(page).tap();
    await expect.poll(async () => (await search(page).boundingBox())?.width).toBeGreaterThan(300);
    await page.keyboard.press('Tab');

    await grid(page)
      .getByRole('button', { name: /^Acciones de/ })
      .first()
      .tap();
    await page.getByRole('menuitem', { name: 'Reagendar' }).tap();
    await page.getByRole('dialog', { name: 'Reagendar actividad' }).waitFor();
  });

  it('on a phone say what happened where no button is, and the bar has the title once it is scrolled away', async () => {
    const { mark } = await book('call');
    const page = await openList('rol8', '', phone);
    await watchOpened(page);
    await find(page, mark);
    await button(page, 'Iniciar').tap();
    const toast = said(page, 'Operación realizada correctamente');
    await toast.waitFor();
    await page
      .getByText(/^Llamada · inicio \d\d:\d\d$/u)
      .first()
      .waitFor();
    const covered = await toast.evaluate((text) => {
      let card: Element = text;
      while (card.parentElement !== null && getComputedStyle(card.parentElement).position !== 'fixed')
        card = card.parentElement;
      const { top, bottom, left, right } = card.getBoundingClientRect();
      return [...document.querySelectorAll('main button, main a, main [role=tab]')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && box.top < bottom && box.bottom > top && box.left < right && box.right > left;
      }).length;
    });
    expect(covered).toBe(0);

    const titleOf = () =>
      page.evaluate(() => {
        const bar = document.querySelector('header [data-title]');
        return bar === null ? 0 : Number(getComputedStyle(bar, '::before').opacity);
      });
    await search(page).fill('');
    await grid(page).getByRole('link').nth(4).waitFor();
    expect(await titleOf()).toBe(0);
    await page.evaluate(() => scrollTo(0, 120));
    await expect.poll(titleOf).toBe(1);
    expect(await page.getByRole('button', { name: 'Volver arriba' }).isVisible()).toBe(false);
  });

  it.each(['rol1', 'rol4', 'rol8', 'rol13'])(
    'of %s all fit in 1440 px, fourteen of them in sight, those that should have begun first',
    async (username) => {
      const page = await openList(username);
      for (const name of Object.keys(CALLS)) {
        await tab(page, name).click();
        await page.getByRole('tab', { name: new RegExp(`^${name}`), selected: true }).waitFor();
        await grid(page).getByRole('link').first().waitFor();
        const { outside, inSight, count } = await grid(page).evaluate((table) => {
          const lines = [...table.querySelectorAll('[role=row]')].slice(1).map((row) => row.getBoundingClientRect());
          const area = table.parentElement;
          return {
            outside: (area?.scrollWidth ?? 0) - (area?.clientWidth ?? 0),
            inSight: lines.filter(({ bottom }) => bottom <= innerHeight).length,
            count: lines.length,
          };
        });
        expect([name, outside]).toEqual([name, 0]);
        expect(count).toBeLessThanOrEqual(25);
        expect([name, inSight]).toEqual([name, Math.min(14, count)]);
      }
      await tab(page, 'Hoy').click();
      const states = grid(page).getByText(/^(Hace|En) \d/);
      await states.first().waitFor();
      const texts = await states.allTextContents();
      expect(texts).toEqual(
        texts.toSorted((one, other) => Number(other.startsWith('Hace')) - Number(one.startsWith('Hace'))),
      );
      expect(await grid(page).getByRole('row').nth(1).getByRole('button').count()).toBe(2);
    },
  );
});

describe('the dialog', () => {
  it('ADL-15 ADL-19 ADL-20 ADL-24 ADL-26 ADL-39 CAT-13 CAT-14 moves an activity, reports a concurrent change, and books one for a prospect found by search', async () => {
    const [moved, ended] = await Promise.all([book('call'), book('call')]);
    const page = await openList('rol8');
    const posted = await watchPosted(page);
    await find(page, moved.mark);
    await chooseInMenu(page, 'Reagendar');
    await dialog(page).getByText('Reagendada por el prospecto').waitFor();
    await dialog(page).getByRole('button', { name: 'Mañana' }).click();
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await said(page, 'Se reagendó correctamente la actividad').waitFor();
    const reschedule = await posted('/reschedule');
    expect(reschedule).toMatchObject({ TipifyTracingId: 7, ActivityDate: day(1), StartTime: '23:00' });
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByText('No hay coincidencias').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'tab');

    await find(page, ended.mark);
    await chooseInMenu(page, 'Finalizar');
    await dialog(page).getByLabel('Observaciones').fill('No contesta');
    await planCall(page);
    const closing = { TipifyTracingId: -1, ProspectId: prospect.Id, ActivityTypeId: 2, ActivitySubjectId: 5 };
    const when = { ActivityDate: day(7), StartTime: '12:00', EndTime: '12:15', Subject: 'Primer contacto' };
    await adviser.post(`activity/${ended.id}/end`, { ...closing, ...when, Observations: '', Comments: '' });
    const again = page.waitForRequest('**/activity/activities?*');
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await dialog(page).getByText('Actividad ya finalizada').waitFor();
    await again;
    expect(await dialog(page).getByLabel('Observaciones').inputValue()).toBe('No contesta');
    await dialog(page).getByRole('button', { name: 'Guardar' }).and(page.locator(':not([aria-busy="true"])')).waitFor();
    await leaveDialog(page);

    await page.getByRole('button', { name: 'Agregar' }).click();
    await dialog(page).getByRole('combobox', { name: 'Prospecto' }).fill(prospect.Name.slice(0, 6).toLowerCase());
    await page.getByRole('option', { name: prospect.Name }).first().click();
    const booked = page.waitForRequest((request) => request.url().endsWith(range(day(7), day(7))));
    await planCall(page);
    await booked;
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await said(page, 'Operación realizada correctamente').waitFor();
    const added = await posted('/activity/add');
    expect(added).toMatchObject({ ActivityTypeId: 2, ActivitySubjectId: 5, ActivityDate: day(7) });
    await dialog(page).waitFor({ state: 'hidden' });
  });

  it('restores its draft after a reload, starts over on request, and queues the save while offline', async () => {
    const { mark } = await book('call');
    const page = await openList('rol8');
    const observations = dialog(page).getByLabel('Observaciones');
    const open = async () => {
      await find(page, mark);
      await chooseInMenu(page, 'Finalizar');
      await dialog(page).waitFor();
    };
    await open();
    await observations.fill('Pide descuento');
    await page.reload();
    await open();
    expect(await observations.inputValue()).toBe('Pide descuento');
    await dialog(page).getByRole('button', { name: 'Empezar de nuevo' }).click();
    expect(await observations.inputValue()).toBe('');
    await leaveDialog(page);
    await chooseInMenu(page, 'Finalizar');
    await dialog(page).waitFor();
    expect(await dialog(page).getByRole('button', { name: 'Empezar de nuevo' }).count()).toBe(0);
    await leaveDialog(page);

    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await chooseInMenu(page, 'Reagendar');
    await dialog(page).getByRole('button', { name: 'Mañana' }).click();
    await dialog(page).getByRole('button', { name: 'Guardar' }).click();
    await dialog(page).waitFor({ state: 'hidden' });
    // The row says so and offers nothing more.
    await grid(page).getByText('Por enviar', { exact: true }).waitFor();
    expect(await button(page, 'Iniciar').count()).toBe(0);
    await Promise.all([page.waitForRequest('**/reschedule'), page.context().setOffline(false)]);
    await page.getByText('No hay coincidencias').waitFor();
  });
});

describe('a server that fails', () => {
  it('FLT-04 ADL-38 TBL-12 leaves a tab without a count until it responds, and keeps the list after that', async () => {
    const page = await app.at('/permissions', 'rol8');
    const call = `**/activity/activities?InitialActivityDate=${encodeURIComponent(day(0))}*`;
    await page.route(call, (route) => route.abort());
    await page.evaluate(() => history.pushState(null, '', '/activity'));
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await tab(page, 'Hoy').textContent()).toBe('Hoy');
    await tab(page, 'Semana').click();
    await grid(page).getByRole('link').first().waitFor();
    await tab(page, 'Hoy').click();
    await page.unroute(call);
    await retry.click();
    await grid(page).getByRole('link').first().waitFor();

    const before = await grid(page).getByRole('link').allTextContents();
    for (const answer of [{ body: '<html>' }, { json: { status: 500, body: null } }]) {
      await page.route(call, (route) => route.fulfill(answer));
      await Promise.all([page.waitForResponse(call), page.getByRole('button', { name: 'Actualizar' }).click()]);
      await page.waitForLoadState('networkidle');
      expect(await grid(page).getByRole('link').allTextContents()).toEqual(before);
      await page.unroute(call);
    }

    await page.route(call, (route) => route.fulfill({ json: { status: 200, body: [] } }));
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await page.getByText('No hay coincidencias').waitFor();
    await page.getByRole('tab', { name: 'Hoy 0', exact: true }).waitFor();
  });

  it('ACL-09 ACL-18 CDR-07 CAT-15 may send unblanked contact data, an unknown channel or two thousand rows: the list shows what the person may see', async () => {
    const page = await openList('rol8');
    const comes = async (body: readonly object[]) => {
      await page.unroute('**/activity/activities?*');
      await page.route('**/activity/activities?*', (route) => route.fulfill({ json: { status: 200, body } }));
      await page.getByRole('button', { name: 'Actualizar' }).click();
    };
    const row = { ActivityTypeId: 2, ActivityType: 'Llamada', ActivityDateFullDate: day(0), StartTime: '10:00' };
    await comes(
      Array.from({ length: 2000 }, (_, place) => ({
        ...row,
        Id: place + 1,
        ProspectId: place + 1,
        ProspectName: `Prospecto ${place + 1}`,
        Comments: `nota ${place + 1}`,
      })),
    );
    await page.getByRole('tab', { name: 'Hoy 2,000', exact: true }).waitFor();
    await search(page).fill('nota 1987');
    await grid(page).getByRole('link', { name: 'Prospecto 1987' }).waitFor();
    await search(page).fill('');

    await page.route('**/activity/5/start', (route) => route.fulfill({ json: { status: 201, body: {} } }));
    await comes([{ Id: 5, ActivityTypeId: 6, ActivityDateFullDate: day(0), ProspectName: 'Ana' }]);
    await grid(page).getByRole('gridcell', { name: 'Ana', exact: true }).waitFor();
    await button(page, 'Iniciar').click();
    await page.getByText('No es posible utilizar ese tipo de actividad, revisa la información.').waitFor();

    const contact = { Email: 'otra@ejemplo.mx', MobilePhone: '55 1234 5678' };
    const other = { ...row, ...contact, Id: 1, ProspectId: 12, ProspectName: 'De otra persona' };
    const own = { ...row, Id: 2, ProspectId: 13, ProspectName: 'Propia', Email: 'propia@ejemplo.mx' };
    await comes([
      { ...other, CreatedUserId: adviser.id + 1 },
      { ...own, CreatedUserId: adviser.id },
      { ...row, Id: 3, ProspectId: null, ProspectName: '' },
    ]);
    await showAllColumns(page);
    const link = grid(page).getByRole('link', { name: 'De otra persona' });
    expect(await link.getAttribute('href')).toBe('/prospect/12/detail');
    expect(await page.getByText(/otra@ejemplo|1234 ?5678/).count()).toBe(0);
    const mail = grid(page).getByRole('link', { name: 'propia@ejemplo.mx' });
    expect(await mail.getAttribute('href')).toBe('mailto:propia@ejemplo.mx');
    // A row without a prospect has no link.
    await grid(page).getByText('—', { exact: true }).first().waitFor();
    expect(await grid(page).getByRole('link', { name: '—' }).count()).toBe(0);
    await link.click();
    await page.waitForURL('**/prospect/12/detail');
  });
});
