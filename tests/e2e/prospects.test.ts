import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { choose, dialog, grid, planCall, said } from '../activityPage.ts';
import { application } from '../application.ts';
import { password, phone } from '../browser.ts';
import { daysBefore } from '../clock.ts';
import { layoutShift } from '../layoutShift.ts';
import { excess, expectFocus, goTo, hold, violations } from '../page.ts';

const app = application();

type Row = {
  readonly Id: number;
  readonly Name: string;
  readonly Phone: string | null;
  readonly AdvisorName: string | null;
  readonly NextActivityOn: string | null;
};
type Prospect = { readonly Id: number; readonly Version: number; readonly DiscardedAt: string | null };
type Adviser = { readonly SlpCode: number; readonly Name?: string; readonly SlpName?: string };

/** The server itself, asked past the application. */
async function server(username: string) {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ username, password, Latitude: null, Longitude: null });
  const signedIn = await fetch(`${app.url()}/api/user/auth/signin`, { method: 'POST', headers, body });
  const { body: user }: { body: { accessToken: string; Employee?: { SlpCode?: number } } } = await signedIn.json();
  const authorized = { ...headers, Authorization: `Bearer ${user.accessToken}` };
  return {
    slpCode: user.Employee?.SlpCode ?? null,
    async get<Body>(path: string): Promise<Body> {
      const answer = await fetch(`${app.url()}/api/${path}`, { headers: authorized });
      const { body: content }: { body: Body } = await answer.json();
      return content;
    },
    async post(path: string, payload: object): Promise<number> {
      const request = { method: 'POST', headers: authorized, body: JSON.stringify(payload) };
      return (await fetch(`${app.url()}/api/${path}`, request)).status;
    },
  };
}
type Server = Awaited<ReturnType<typeof server>>;

const LISTS = {
  following: ['/prospect/browse', 'Prospectos en seguimiento'],
  'not-following': ['/prospect/browse-not-following', 'Prospectos no interesados'],
  reassigned: ['/prospect/browse-reassigned', 'Prospectos reasignados'],
  client: ['/prospect/browse-client', 'Clientes'],
} as const;
type List = keyof typeof LISTS;

const listOf = (who: Server, list: List) => who.get<Row[]>(`prospect/list?List=${list}`);
const one = (who: Server, id: number) => who.get<Prospect>(`prospect/${id}`);

let adviser: Server;
let own: Row[];
beforeAll(async () => {
  adviser = await server('rol8');
  own = (await listOf(adviser, 'following')).filter(({ Phone }) => Phone !== null);
});

const byNextActivity = (a: Row, b: Row): number => (a.NextActivityOn ?? '').localeCompare(b.NextActivityOn ?? '');

/** A prospect of rol8's that no other test of this file changes. */
function ownProspect(place: number): Row {
  const row = own[place];
  if (row === undefined) throw new Error(`rol8 has no ${place + 1} prospects with a phone.`);
  return row;
}

/** Navigates like a link, without a page load. */

async function listIsIn(page: Page, list: List): Promise<void> {
  await page.getByRole('heading', { level: 2, name: LISTS[list][1], exact: true }).waitFor();
  await page.getByText(/^Datos al \d\d:\d\d$/).waitFor();
}

async function openList(username: string, list: List, options?: BrowserContextOptions): Promise<Page> {
  const page = await app.at(LISTS[list][0], username, options);
  await listIsIn(page, list);
  return page;
}

async function goToList(page: Page, list: List): Promise<void> {
  await goTo(page, LISTS[list][0]);
  await listIsIn(page, list);
}

type Named = Pick<Row, 'Id' | 'Name'>;

async function openDetail(username: string, { Id, Name }: Named): Promise<Page> {
  const page = await app.at(`/prospect/${Id}/detail`, username);
  await page.getByRole('heading', { level: 2, name: Name, exact: true }).waitFor();
  return page;
}

async function goToDetail(page: Page, { Id, Name }: Named): Promise<void> {
  await goTo(page, `/prospect/${Id}/detail`);
  await page.getByRole('heading', { level: 2, name: Name, exact: true }).waitFor();
}

const search = (page: Page) =>
  page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: 'Buscar' }))
    .first();
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const headers = (page: Page) =>
  grid(page)
    .getByRole('columnheader')
    .allTextContents()
    .then((texts) => texts.map((text) => text.trim()).filter((text) => text !== '' && text !== 'Acciones'));

/** Each list has exactly the rows that the server returns for this person. */
async function registersHold(page: Page, username: string): Promise<void> {
  const who = await server(username);
  for (const list of ['following', 'not-following', 'client', 'reassigned'] as const) {
    const rows = await listOf(who, list);
    await goToList(page, list);
    await page.getByText(new RegExp(`^${rows.length.toLocaleString('es-MX')} filas?$`, 'u')).waitFor();
    const shown = await grid(page)
      .locator('a[href^="/prospect/"]')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
    expect([list, shown]).toEqual([list, rows.slice(0, 10).map((row) => [row.Name, `/prospect/${row.Id}/detail`])]);
  }
}

/** The register of the reassigned has these columns beside those that everybody has, and these rights to the file and the sheet. */
async function reassignedHas(page: Page, people: readonly string[], csv: boolean, print: boolean): Promise<void> {
  const always = [
    'Prospecto',
    'Reasignado el',
    'Próxima actividad',
    'Teléfono',
    'Correo',
    'Medio',
    'Lugar',
    'Registro',
  ];
  await page.waitForLoadState('networkidle');
  expect((await headers(page)).toSorted()).toEqual([...always, ...people].toSorted());
  const tool = (name: RegExp) => page.getByRole('button', { name }).count();
  expect([await tool(/CSV/), await tool(/^Imprimir/)]).toEqual([Number(csv), Number(print)]);
}

describe('the registers', () => {
  it('UND-01 UND-02 UND-03 UND-04 UND-11 show the server’s rows to an adviser; each row can call and opens the prospect', async () => {
    const page = await openList('rol8', 'following');
    await registersHold(page, 'rol8');
    await reassignedHas(page, [], false, false);

    await goToList(page, 'following');
    const row = ownProspect(0);
    await search(page).fill(row.Name);
    const link = grid(page).getByRole('link', { name: row.Name, exact: true }).first();
    await link.waitFor();
    const call = grid(page).getByRole('button', { name: 'Llamar', exact: true }).first();
    const dialled = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          // A telephone would take it from here.
          Object.defineProperty(HTMLAnchorElement.prototype, 'click', {
            value(this: HTMLAnchorElement) {
              resolve(this.href);
            },
          });
        }),
    );
    await call.click();
    expect(await dialled).toBe(`tel:${row.Phone?.replaceAll(' ', '')}`);
    await link.click();
    await page.waitForURL(`**/prospect/${row.Id}/detail`);
    await page.getByRole('heading', { level: 2, name: row.Name, exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toBe(
      `tel:${row.Phone?.replaceAll(' ', '')}`,
    );
    expect(await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('target')).toBe('_blank');
    for (const title of ['Lo que sigue', 'Historial', 'Cotizaciones', 'Contratos'])
      await section(page, title).waitFor();
    expect(await page.getByRole('link', { name: 'Nueva cotización' }).getAttribute('href')).toBe(
      `/quotation/add?ProspectId=${row.Id}`,
    );
    expect(await button(page, 'Reasignar').count()).toBe(0);
    expect(await violations(page)).toEqual([]);

    const [client] = await listOf(adviser, 'client');
    if (client === undefined) throw new Error('rol8 has no client.');
    const history = await adviser.get<{ Contracts: { Number: string; Total: number; CancelledOn: string | null }[] }>(
      `prospect/${client.Id}/history`,
    );
    await goToDetail(page, client);
    const inForce = history.Contracts.filter(({ CancelledOn }) => CancelledOn === null);
    const cents = inForce.reduce((sum, { Total }) => sum + Math.round(Total * 100), 0);
    const pesos = (cents / 100).toLocaleString('es-MX', { style: 'currency', currency: 'MXN' });
    await section(page, 'Contratos').getByText(pesos, { exact: true }).last().waitFor();
    for (const { Number: number } of history.Contracts) {
      await section(page, 'Contratos').getByText(number, { exact: true }).waitFor();
    }
    await page.getByText('Cliente', { exact: true }).waitFor();
  });

  it('ACL-15 TBL-13 TBL-14 show the server’s rows to role 4, with advisers and the rights to download and print', async () => {
    const page = await openList('rol4', 'following');
    await registersHold(page, 'rol4');
    expect(new URL(page.url()).pathname).toBe(LISTS.reassigned[0]);
    await reassignedHas(page, ['Asesor', 'Asesor anterior'], true, true);
  });

  it('ACL-18 CDR-08 show role 6 that a phone exists, but not its number, and who may see another adviser’s data', async () => {
    const rows = await listOf(await server('rol6'), 'following');
    expect(rows.filter(({ Phone }) => Phone === null).length).toBeGreaterThan(0);
    const page = await openList('rol6', 'following');
    await grid(page).getByText('Reservado').first().waitFor();
    expect(await grid(page).getByText('Reservado').first().getByRole('link').count()).toBe(0);
    await goToDetail(page, ownProspect(1));
    await page.getByText('Solo su asesor ve estos datos.').waitFor();
    await page.getByText(/^Tiene registrado: /u).waitFor();
    expect(await page.getByRole('link', { name: 'Llamar' }).count()).toBe(0);
    for (const name of ['Editar', 'No le interesa', 'Reasignar']) expect(await button(page, name).count()).toBe(0);
  });

  it('FLT-04 have a text for no data and for an empty list, and stay usable with 3,000 rows', async () => {
    const page = await app.at('/permissions', 'rol8');
    const call = '**/prospect/list?*';
    await page.route(call, (route) => route.fulfill({ status: 500, json: { status: 500, body: null } }));
    await goTo(page, '/prospect/browse');
    await page.getByText('No se pudo cargar').first().waitFor();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await grid(page).getByRole('link').first().waitFor();

    const rows = Array.from({ length: 3000 }, (_, index) => ({
      Id: index + 1,
      Name: `Prospecto ${index + 1}`,
      Phone: '5510003001',
      HasPhone: true,
      Email: null,
      HasEmail: false,
      CreatedOn: '2026/01/05',
      NextActivityOn: index === 0 ? '2020/02/03' : null,
      Contracts: 0,
    }));
    await page.route(call, (route) => route.fulfill({ json: { status: 200, body: rows } }));
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await grid(page).getByRole('link', { name: 'Prospecto 1', exact: true }).waitFor();
    await grid(page).getByText('Vencida 03/02/2020', { exact: true }).waitFor();
    await search(page).fill('Prospecto 2999');
    await grid(page).getByRole('link', { name: 'Prospecto 2999', exact: true }).waitFor();
    const found = grid(page).getByRole('link', { name: /^Prospecto/u });
    expect(await found.count()).toBe(1);
    await search(page).fill('');
    await page.unroute(call);

    await page.route(call, (route) => route.fulfill({ json: { status: 200, body: [] } }));
    await page.getByRole('button', { name: 'Actualizar' }).click();
    for (const [path, title] of Object.values(LISTS)) {
      await goTo(page, path);
      await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
      await page.getByText(/^Aquí (?:aparecen|quedan) los prospectos/u).waitFor();
    }
  });
});

describe('a prospect', () => {
  it('RTE-14 with an invalid or unknown ID, of another team or of another company shows a message with a way back', async () => {
    const foreign = (await listOf(await server('empresa2'), 'following'))[0]?.Id;
    const above = (await listOf(await server('rol1'), 'following')).find(
      ({ Id }) => !own.some((row) => row.Id === Id) && Id !== foreign,
    )?.Id;
    expect([typeof foreign, typeof above]).toEqual(['number', 'number']);
    const page = await openList('rol9', 'following');
    const missing = page.getByText('No encontramos este prospecto');
    for (const id of ['abc', '0', '1e3', '99999999999999999999', '2147483647', foreign, above]) {
      await goToList(page, 'following');
      await goTo(page, `/prospect/${id}/detail`);
      await missing.waitFor();
    }
    await page.getByRole('link', { name: 'Ver todos los prospectos' }).click();
    await page.waitForURL('**/prospect/browse');
  });

  it('FLT-04 that cannot be fetched shows a message, and stays visible when only its history cannot be fetched', async () => {
    const row = ownProspect(1);
    const page = await app.at('/permissions', 'rol8');
    const path = `**/prospect/${row.Id}`;
    const history = `${path}/history`;
    await page.route(path, (route) => route.fulfill({ status: 500, json: { status: 500, body: null } }));
    await page.route(history, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }),
    );
    await goTo(page, `/prospect/${row.Id}/detail`);
    await page.getByText('No se pudo cargar el prospecto').waitFor();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await page.getByRole('heading', { level: 2, name: row.Name, exact: true }).waitFor();
    await section(page, 'Historial').getByText('No se pudo cargar').waitFor();
    await section(page, 'Contratos').getByText('No se pudo cargar').waitFor();
    await page.unroute(history);
    await section(page, 'Historial').getByRole('button', { name: 'Reintentar' }).click();
    await section(page, 'Cotizaciones').getByText('No se pudo cargar').waitFor({ state: 'detached' });
  });
});

describe('actions on a prospect', () => {
  it('ADL-39 UND-11 are booked and changed from its page, with a draft per prospect, and are queued while offline', async () => {
    const [row, other] = [ownProspect(2), ownProspect(3)];
    const page = await openDetail('rol8', row);
    await button(page, 'Nueva actividad').click();
    await dialog(page).getByText(row.Name, { exact: true }).waitFor();
    expect(await dialog(page).getByRole('combobox', { name: 'Prospecto' }).count()).toBe(0);
    const mark = `Desde su página ${Math.random().toString(36).slice(2)}`;
    await planCall(page);
    await dialog(page).getByLabel('Comentarios').fill(mark);
    await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await said(page, 'Operación realizada correctamente').waitFor();
    await section(page, 'Lo que sigue').getByText(mark).waitFor();
    await expectFocus(button(page, 'Nueva actividad'));

    const comments = dialog(page).getByLabel('Comentarios');
    await button(page, 'Nueva actividad').click();
    await comments.fill('A medias');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await goToDetail(page, other);
    await button(page, 'Nueva actividad').click();
    await dialog(page).getByText(other.Name, { exact: true }).waitFor();
    expect(await comments.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await goToDetail(page, row);
    await button(page, 'Nueva actividad').click();
    await dialog(page).getByText(row.Name, { exact: true }).waitFor();
    expect(await comments.inputValue()).toBe('A medias');
    await dialog(page).getByRole('button', { name: 'Empezar de nuevo' }).click();
    expect(await comments.inputValue()).toBe('');
    await dialog(page).getByText(row.Name, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });

    await button(page, 'Editar').click();
    const note = `Prefiere la tarde ${Math.random().toString(36).slice(2)}`;
    await dialog(page).getByLabel('Qué conviene recordar').fill(note);
    await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('main').getByText(note).waitFor();
    await expectFocus(button(page, 'Editar'));

    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await button(page, 'Nueva actividad').click();
    const late = `Sin red ${Math.random().toString(36).slice(2)}`;
    await planCall(page);
    await comments.fill(late);
    await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click();
    await said(page, 'Sin conexión: se enviará en cuanto vuelva la red').waitFor();
    await page.context().setOffline(false);
    await section(page, 'Lo que sigue').getByText(late).waitFor();
  });

  it('UND-02 mark it as not interested and follow it again, by keyboard alone; a failure keeps the dialog open', async () => {
    const row = ownProspect(4);
    const page = await openDetail('rol8', row);
    for (const [answer, problem] of [
      [{ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }, /^No se guardó/u],
      [null, /^No llegó respuesta/u],
    ] as const) {
      await page.route('**/discard', (route) => (answer === null ? route.abort() : route.fulfill(answer)));
      await button(page, 'No le interesa').click();
      await page.getByRole('button', { name: 'Marcar como no interesado' }).click();
      await page.getByRole('alertdialog').getByText(problem).waitFor();
      expect((await one(adviser, row.Id)).DiscardedAt).toBeNull();
      await page.unroute('**/discard');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    }

    await button(page, 'No le interesa').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect((await one(adviser, row.Id)).DiscardedAt).toBeNull();
    await expectFocus(button(page, 'No le interesa'));
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: `¿A ${row.Name} no le interesa?` });
    await expectFocus(question.getByRole('button', { name: 'Marcar como no interesado' }));
    await page.keyboard.press('Enter');
    await said(page, 'Quedó como no interesado').waitFor();
    await button(page, 'Volver a dar seguimiento').waitFor();
    expect((await one(adviser, row.Id)).DiscardedAt).not.toBeNull();
    expect((await listOf(adviser, 'not-following')).some(({ Id }) => Id === row.Id)).toBe(true);
    await expectFocus(button(page, 'Volver a dar seguimiento'));
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('alertdialog').getByRole('button', { name: 'Volver a dar seguimiento' }));
    await page.keyboard.press('Enter');
    await said(page, 'De nuevo en seguimiento').waitFor();
    await button(page, 'No le interesa').waitFor();
    expect((await one(adviser, row.Id)).DiscardedAt).toBeNull();
  });

  it('UND-02 report a concurrent change, and do not reverse it', async () => {
    const row = ownProspect(5);
    const admin = await server('rol1');
    const page = await openDetail('rol8', row);
    const { Version } = await one(adviser, row.Id);
    await button(page, 'No le interesa').click();
    await page.getByRole('alertdialog').waitFor();
    expect(await admin.post(`prospect/${row.Id}/discard`, { Discarded: true, Version })).toBe(200);
    await page.getByRole('button', { name: 'Marcar como no interesado' }).click();
    await said(page, 'Otra persona ya lo había marcado como no interesado').waitFor();
    expect((await one(adviser, row.Id)).DiscardedAt).not.toBeNull();
    // Discarded and restored by others meanwhile: the question stays open, says so, and can be answered again.
    await button(page, 'Volver a dar seguimiento').click();
    await page.getByRole('alertdialog').waitFor();
    expect(await admin.post(`prospect/${row.Id}/discard`, { Discarded: false, Version: Version + 1 })).toBe(200);
    expect(await admin.post(`prospect/${row.Id}/discard`, { Discarded: true, Version: Version + 2 })).toBe(200);
    const restore = page.getByRole('alertdialog').getByRole('button', { name: 'Volver a dar seguimiento' });
    await restore.click();
    await page
      .getByRole('alertdialog')
      .getByText(/^Otra persona cambió este prospecto/u)
      .waitFor();
    await restore.click();
    await said(page, 'De nuevo en seguimiento').waitFor();
    expect((await one(adviser, row.Id)).DiscardedAt).toBeNull();
  });

  it('UND-03 CAR-09 CAR-12 let a manager hand it to another adviser, which removes it from the first one’s list', async () => {
    const row = ownProspect(7);
    const other = await server('rol9');
    const advisers = await (await server('rol4')).get<Adviser[]>('catalog/advisers');
    expect(advisers.some(({ SlpCode }) => SlpCode === other.slpCode)).toBe(true);
    const page = await openDetail('rol4', row);
    await button(page, 'Reasignar').click();
    await dialog(page).getByRole('combobox', { name: 'Asesor' }).fill(String(other.slpCode));
    await page
      .getByRole('option')
      .filter({ hasText: `Clave ${other.slpCode}` })
      .first()
      .click();
    await page.route('**/assign', (route) => route.fulfill({ status: 500, json: { status: 500, body: null } }));
    await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click();
    await dialog(page)
      .getByText(/No se guardó/u)
      .waitFor();
    await page.unroute('**/assign');
    await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click();
    await page
      .getByText(/Reasignado a /u)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.getByText('Reasignado el').waitFor();
    expect((await listOf(adviser, 'following')).some(({ Id }) => Id === row.Id)).toBe(false);
    const mine = await openList('rol9', 'reassigned');
    await search(mine).fill(row.Name);
    await grid(mine).getByRole('link', { name: row.Name, exact: true }).first().waitFor();
  });
});

const steps = (page: Page) => section(page, 'Lo que sigue').getByRole('listitem');
const stepButton = (page: Page, about: string, name: string) =>
  steps(page).filter({ hasText: about }).getByRole('button', { name, exact: true });

describe('the next steps of a prospect', () => {
  it('ACL-19 ACL-23 STA-01 ADL-20 stand under the name, overdue first, and are begun and ended there', async () => {
    const row = own.filter(({ NextActivityOn }) => NextActivityOn !== null).toSorted(byNextActivity)[0];
    if (row === undefined) throw new Error('Nothing is planned with a prospect of rol8’s.');
    const comments = `Del día ${Math.random().toString(36).slice(2)}`;
    const plan = { ProspectId: row.Id, ActivityTypeId: 2, ActivitySubjectId: 6, Comments: comments };
    const at = (days: number, StartTime: string, EndTime: string) => ({
      ...plan,
      ActivityDate: daysBefore(-days).replaceAll('-', '/'),
      StartTime,
      EndTime,
    });
    expect(await adviser.post('activity/add', at(0, '00:05', '00:20'))).toBe(201);
    expect(await adviser.post('activity/add', { ...at(30, '03:05', '03:20'), Comments: 'Dentro de un mes' })).toBe(201);

    const page = await app.at(`/prospect/${row.Id}/detail`, 'rol8', phone);
    await page.getByRole('heading', { level: 1, name: row.Name, exact: true }).waitFor();
    await page.waitForFunction((name) => document.title === `${name} · Sereno`, row.Name);
    const begin = stepButton(page, comments, 'Iniciar');
    await begin.waitFor();
    const overdue = steps(page).first();
    await overdue.getByText(/^(?:Ayer|Hace \d+ días)/u).waitFor();
    const { y = 0, height = 0 } = (await overdue.getByRole('button', { name: 'Nueva Actividad' }).boundingBox()) ?? {};
    expect(y + height).toBeLessThan(370);
    expect(height).toBeGreaterThanOrEqual(44);
    await steps(page)
      .filter({ hasText: comments })
      .getByText(/^Siguiente · /u)
      .waitFor();
    await steps(page)
      .filter({ hasText: 'Dentro de un mes' })
      .getByText(/^Iniciar desde el \d+ \p{L}+$/u)
      .waitFor();
    expect(await stepButton(page, 'Dentro de un mes', 'Iniciar').count()).toBe(0);
    expect([await excess(page), await violations(page)]).toEqual([0, []]);

    await begin.tap();
    await stepButton(page, comments, 'Finalizar').tap();
    await choose(page, 'Tipificación', 'Venta cerrada');
    await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await section(page, 'Historial').getByText(comments).waitFor();
    await steps(page).filter({ hasText: comments }).waitFor({ state: 'detached' });
    // Its own name is not repeated in what was done.
    expect(await section(page, 'Historial').getByText(row.Name, { exact: true }).count()).toBe(0);
  });

  it('ACL-19 are those that the person works on: a manager has their buttons too, and the name in the breadcrumbs', async () => {
    const row = own.find(({ NextActivityOn }) => NextActivityOn !== null);
    if (row === undefined) throw new Error('Nothing is planned with a prospect of rol8’s.');
    const page = await openDetail('rol4', row);
    await steps(page).first().getByRole('button').waitFor();
    await page.getByRole('navigation', { name: 'Ruta de navegación' }).getByText(row.Name, { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe('on a phone', () => {
  it('UND-01 UND-11 shows seven rows with the call button in reach of the thumb, and fits the window, light or dark', async () => {
    const page = await openList('rol8', 'following', phone);
    const fits = async () => {
      expect(await excess(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
    };
    await page
      .getByRole('link', { name: ownProspect(0).Name })
      .first()
      .waitFor();
    await fits();
    const calls = await grid(page).getByRole('button', { name: 'Llamar' }).all();
    const boxes = await Promise.all(calls.map((target) => target.boundingBox()));
    expect(boxes.filter((box) => box !== null && box.y + box.height <= 740).length).toBeGreaterThanOrEqual(7);
    expect(await layoutShift(page)).toBe(0);
    const overdue = own.filter(({ NextActivityOn }) => NextActivityOn !== null).toSorted(byNextActivity)[0];
    await search(page).fill(overdue?.Name ?? '');
    const day = overdue?.NextActivityOn?.split('/').toReversed().join('/') ?? '';
    await grid(page)
      .getByText(new RegExp(`^Vencida ${day.slice(0, 5)}(?:${day.slice(5)})?$`, 'u'))
      .waitFor();
    await fits();
    await goToDetail(page, ownProspect(1));
    await page.emulateMedia({ colorScheme: 'dark' });
    const call = await page.getByRole('link', { name: 'Llamar' }).boundingBox();
    expect(call?.height).toBeGreaterThanOrEqual(44);
    await fits();
    // What is known first does not move when the rest comes.
    const history = await hold(page, '**/history');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: ownProspect(1).Name }).waitFor();
    await page.getByText('Lo que sigue').waitFor();
    const answered = page.waitForResponse('**/history');
    history.release();
    await answered;
    await section(page, 'Cotizaciones')
      .getByText(/COT-\d+|Sin cotizaciones/u)
      .first()
      .waitFor();
    expect(await layoutShift(page)).toBe(0);
  });
});
