import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { dialog, grid, planCall, said } from '../activityPage.ts';
import { application } from '../application.ts';
import { password, phone } from '../browser.ts';

const app = application();

type Row = {
  readonly Id: number;
  readonly Name: string;
  readonly Phone: string | null;
  readonly AdvisorName: string | null;
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

/** A prospect of rol8's that no other test of this file changes. */
function ownProspect(place: number): Row {
  const row = own[place];
  if (row === undefined) throw new Error(`rol8 has no ${place + 1} prospects with a phone.`);
  return row;
}

async function openList(username: string, list: List, options?: BrowserContextOptions): Promise<Page> {
  const page = await app.as(username, options);
  const [path, title] = LISTS[list];
  await page.goto(app.url() + path);
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
  await page.getByText(/^Datos al \d\d:\d\d$/).waitFor();
  return page;
}

async function openDetail(
  username: string,
  { Id, Name }: Pick<Row, 'Id' | 'Name'>,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await app.at(`/prospect/${Id}/detail`, username, options);
  await page.getByRole('heading', { level: 2, name: Name, exact: true }).waitFor();
  return page;
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

/** What axe finds on the page, rule by rule, with the places. */
async function violations(page: Page): Promise<unknown[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

describe('the registers', () => {
  it.each(['rol8', 'rol4'])(
    'UND-01 UND-02 UND-03 UND-04 hold what the server tells %s, and nothing else',
    async (username) => {
      const who = await server(username);
      for (const list of ['following', 'not-following', 'reassigned', 'client'] as const) {
        const rows = await listOf(who, list);
        const page = await openList(username, list);
        const shown = await grid(page)
          .locator('a[href^="/prospect/"]')
          .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
        expect([list, shown]).toEqual([list, rows.slice(0, 10).map((row) => [row.Name, `/prospect/${row.Id}/detail`])]);
        await page.getByText(new RegExp(`^${rows.length.toLocaleString('es-MX')} filas?$`, 'u')).waitFor();
        await page.close();
      }
    },
  );

  it.each([
    ['rol4', ['Asesor', 'Asesor anterior'], true, true],
    ['rol5', ['Asesor', 'Asesor anterior'], true, false],
    ['rol13', ['Asesor', 'Asesor anterior'], false, false],
    ['rol8', [], false, false],
  ] as const)(
    'ACL-15 TBL-13 TBL-14 of %s name %o, with the rights to the file and the sheet',
    async (username, people, csv, print) => {
      const page = await openList(username, 'reassigned');
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
    },
  );

  it('ACL-18 CDR-08 show role 6 that there is a phone, and not which', async () => {
    const rows = await listOf(await server('rol6'), 'following');
    expect(rows.filter(({ Phone }) => Phone === null).length).toBeGreaterThan(0);
    const page = await openList('rol6', 'following');
    await grid(page).getByText('Reservado').first().waitFor();
    expect(await grid(page).getByText('Reservado').first().getByRole('link').count()).toBe(0);
  });

  it('call from the row, and lead to the prospect by its name', async () => {
    const row = ownProspect(0);
    const page = await openList('rol8', 'following');
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
    await page.reload();
    await search(page).fill(row.Name);
    await grid(page).getByRole('link', { name: row.Name, exact: true }).first().click();
    await page.waitForURL(`**/prospect/${row.Id}/detail`);
    await page.getByRole('heading', { level: 2, name: row.Name, exact: true }).waitFor();
  });

  it('FLT-04 say that there are no data where the server fails, and ask again', async () => {
    const page = await app.as('rol8');
    await page.route('**/prospect/list?*', (route) =>
      route.fulfill({ status: 500, json: { status: 500, body: null } }),
    );
    await page.goto(`${app.url()}/prospect/browse`);
    await page.getByText('Sin datos').first().waitFor();
    await page.unroute('**/prospect/list?*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await grid(page).getByRole('link').first().waitFor();
  });

  it('say what each is for where it is empty', async () => {
    const page = await app.as('rol8');
    await page.route('**/prospect/list?*', (route) => route.fulfill({ json: { status: 200, body: [] } }));
    for (const [path] of Object.values(LISTS)) {
      await page.goto(app.url() + path);
      await page.getByText(/^Aquí (?:aparecen|quedan) los prospectos/u).waitFor();
    }
  });

  it('stay quick and whole with 3,000 rows', async () => {
    const page = await app.as('rol1');
    const rows = Array.from({ length: 3000 }, (_, index) => ({
      Id: index + 1,
      Name: `Prospecto ${index + 1}`,
      Phone: '5510003001',
      HasPhone: true,
      Email: null,
      HasEmail: false,
      CreatedOn: '2026/01/05',
      Contracts: 0,
    }));
    await page.route('**/prospect/list?*', (route) => route.fulfill({ json: { status: 200, body: rows } }));
    await page.goto(`${app.url()}/prospect/browse`);
    await grid(page).getByRole('link', { name: 'Prospecto 1', exact: true }).waitFor();
    await search(page).fill('Prospecto 2999');
    await grid(page).getByRole('link', { name: 'Prospecto 2999', exact: true }).waitFor();
    expect(
      await grid(page)
        .getByRole('link', { name: /^Prospecto/u })
        .count(),
    ).toBe(1);
  });
});

describe('a prospect', () => {
  it('UND-11 of one’s own shows how to reach the person, what was done and what was sold', async () => {
    const row = ownProspect(1);
    const page = await openDetail('rol8', row);
    expect(await page.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toBe(
      `tel:${row.Phone?.replaceAll(' ', '')}`,
    );
    expect(await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('target')).toBe('_blank');
    for (const title of ['Actividades', 'Cotizaciones', 'Contratos']) await section(page, title).waitFor();
    expect(await page.getByRole('link', { name: 'Nueva cotización' }).getAttribute('href')).toBe(
      `/quotation/add?ProspectId=${row.Id}`,
    );
    expect(await button(page, 'Reasignar').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  it('UND-04 of a client shows the contracts with what they come to', async () => {
    const [client] = await listOf(adviser, 'client');
    if (client === undefined) throw new Error('rol8 has no client.');
    const history = await adviser.get<{ Contracts: { Number: string; Total: number; CancelledOn: string | null }[] }>(
      `prospect/${client.Id}/history`,
    );
    const page = await openDetail('rol8', client);
    const inForce = history.Contracts.filter(({ CancelledOn }) => CancelledOn === null);
    const cents = inForce.reduce((sum, { Total }) => sum + Math.round(Total * 100), 0);
    const pesos = (cents / 100).toLocaleString('es-MX', { style: 'currency', currency: 'MXN' });
    await section(page, 'Contratos').getByText(pesos, { exact: true }).last().waitFor();
    for (const { Number: number } of history.Contracts) {
      await section(page, 'Contratos').getByText(number, { exact: true }).waitFor();
    }
    await page.getByText('Cliente', { exact: true }).waitFor();
  });

  it('ACL-18 CDR-08 of somebody else’s team says who sees the data, and offers no change', async () => {
    const page = await openDetail('rol6', ownProspect(1));
    await page.getByText('Solo su asesor ve estos datos.').waitFor();
    await page.getByText(/^Tiene registrado: /u).waitFor();
    expect(await page.getByRole('link', { name: 'Llamar' }).count()).toBe(0);
    for (const name of ['Editar', 'No le interesa', 'Reasignar']) expect(await button(page, name).count()).toBe(0);
  });

  it('RTE-14 that is none, unknown, of another team or of another company says so, with a way back', async () => {
    const foreign = (await listOf(await server('empresa2'), 'following'))[0]?.Id;
    const above = (await listOf(await server('rol1'), 'following')).find(
      ({ Id }) => !own.some((row) => row.Id === Id) && Id !== foreign,
    )?.Id;
    expect([typeof foreign, typeof above]).toEqual(['number', 'number']);
    const page = await app.as('rol9');
    for (const id of ['abc', '0', '1e3', '99999999999999999999', '2147483647', foreign, above]) {
      await page.goto(`${app.url()}/prospect/${id}/detail`);
      await page.getByText('No encontramos este prospecto').waitFor();
    }
    await page.getByRole('link', { name: 'Ver todos los prospectos' }).click();
    await page.waitForURL('**/prospect/browse');
  });

  it('that cannot be fetched says so, and is there at the second try', async () => {
    const row = ownProspect(1);
    const page = await app.as('rol8');
    const path = `**/prospect/${row.Id}`;
    await page.route(path, (route) => route.fulfill({ status: 500, json: { status: 500, body: null } }));
    await page.goto(`${app.url()}/prospect/${row.Id}/detail`);
    await page.getByText('No se pudo cargar el prospecto').waitFor();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('heading', { level: 2, name: row.Name, exact: true }).waitFor();
  });

  it('stays in sight where what was done with it cannot be fetched', async () => {
    const row = ownProspect(1);
    const page = await app.as('rol8');
    const path = `**/prospect/${row.Id}/history`;
    await page.route(path, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }));
    await page.goto(`${app.url()}/prospect/${row.Id}/detail`);
    await page.getByRole('heading', { level: 2, name: row.Name, exact: true }).waitFor();
    await section(page, 'Actividades').getByText('Sin datos').waitFor();
    await section(page, 'Contratos').getByText('Sin datos').waitFor();
    await page.unroute(path);
    await section(page, 'Actividades').getByRole('button', { name: 'Reintentar' }).click();
    await section(page, 'Cotizaciones').getByText('Sin datos').waitFor({ state: 'detached' });
  });
});

describe('what is done with a prospect', () => {
  it('ADL-39 is booked from its page, for nobody else, and stands in its timeline', async () => {
    const row = ownProspect(2);
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
    await section(page, 'Actividades').getByText(mark).waitFor();
    expect(await button(page, 'Nueva actividad').evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('ADL-39 keeps a draft for each prospect', async () => {
    const [first, second] = [ownProspect(2), ownProspect(3)];
    const page = await openDetail('rol8', first);
    await button(page, 'Nueva actividad').click();
    await dialog(page).getByLabel('Comentarios').fill('A medias');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.goto(`${app.url()}/prospect/${second.Id}/detail`);
    await button(page, 'Nueva actividad').click();
    await dialog(page).getByText(second.Name, { exact: true }).waitFor();
    expect(await dialog(page).getByLabel('Comentarios').inputValue()).toBe('');
    await page.goto(`${app.url()}/prospect/${first.Id}/detail`);
    await button(page, 'Nueva actividad').click();
    await dialog(page).getByText(first.Name, { exact: true }).waitFor();
    expect(await dialog(page).getByLabel('Comentarios').inputValue()).toBe('A medias');
    await dialog(page).getByRole('button', { name: 'Empezar de nuevo' }).click();
    expect(await dialog(page).getByLabel('Comentarios').inputValue()).toBe('');
    await dialog(page).getByText(first.Name, { exact: true }).waitFor();
  });

  it('ADL-39 waits in the outbox without a network, and is in the timeline when it is back', async () => {
    const page = await openDetail('rol8', ownProspect(3));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await button(page, 'Nueva actividad').click();
    const mark = `Sin red ${Math.random().toString(36).slice(2)}`;
    await planCall(page);
    await dialog(page).getByLabel('Comentarios').fill(mark);
    await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click();
    await said(page, 'Sin conexión: se enviará en cuanto vuelva la red').waitFor();
    await page.context().setOffline(false);
    await section(page, 'Actividades').getByText(mark).waitFor();
  });

  it('UND-11 is changed from its page, which then shows it, and the focus stays where it was', async () => {
    const row = ownProspect(3);
    const page = await openDetail('rol8', row);
    await button(page, 'Editar').click();
    const mark = `Prefiere la tarde ${Math.random().toString(36).slice(2)}`;
    await dialog(page).getByLabel('Qué conviene recordar').fill(mark);
    await dialog(page).getByRole('button', { name: 'Guardar', exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('main').getByText(mark).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Editar');
  });

  it('UND-02 is marked as not interested and followed again, by the keyboard alone', async () => {
    const row = ownProspect(4);
    const page = await openDetail('rol8', row);
    await button(page, 'No le interesa').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect((await one(adviser, row.Id)).DiscardedAt).toBeNull();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog', { name: `¿A ${row.Name} no le interesa?` }).waitFor();
    await page.keyboard.press('Enter');
    await said(page, 'Quedó como no interesado').waitFor();
    await button(page, 'Volver a dar seguimiento').waitFor();
    expect((await one(adviser, row.Id)).DiscardedAt).not.toBeNull();
    expect((await listOf(adviser, 'not-following')).some(({ Id }) => Id === row.Id)).toBe(true);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Volver a dar seguimiento');
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Enter');
    await said(page, 'De nuevo en seguimiento').waitFor();
    await button(page, 'No le interesa').waitFor();
    expect((await one(adviser, row.Id)).DiscardedAt).toBeNull();
  });

  it('UND-02 tells what somebody else did meanwhile, and does not turn it round', async () => {
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
    // Discarded and restored by others since: the question stays open, says so, and may be answered again.
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

  it.each([
    ['500', { status: 500, json: { status: 500, body: null } }, /^No se guardó/u],
    ['a page', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }, /^No se guardó/u],
    ['nothing', null, /^No llegó respuesta/u],
  ])('UND-02 that is answered by %s keeps the question open and says so', async (_, answer, problem) => {
    const row = ownProspect(6);
    const page = await openDetail('rol8', row);
    await page.route('**/discard', (route) => (answer === null ? route.abort() : route.fulfill(answer)));
    await button(page, 'No le interesa').click();
    await page.getByRole('button', { name: 'Marcar como no interesado' }).click();
    await page.getByRole('alertdialog').getByText(problem).waitFor();
    expect((await one(adviser, row.Id)).DiscardedAt).toBeNull();
  });

  it('UND-03 CAR-09 CAR-12 is handed to another adviser by a manager, and leaves the list of the first', async () => {
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

describe('on a phone', () => {
  it('UND-01 shows cards, without anything wider than the window, and no violation', async () => {
    const page = await openList('rol8', 'following', phone);
    await page
      .getByRole('link', { name: ownProspect(0).Name })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });

  it('UND-11 has the call within reach of the thumb, in the dark too', async () => {
    const page = await openDetail('rol8', ownProspect(1), { ...phone, colorScheme: 'dark' });
    const call = await page.getByRole('link', { name: 'Llamar' }).boundingBox();
    expect(call?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
});
