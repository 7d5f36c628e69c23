import type { BrowserContextOptions, Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { application } from '../application.ts';
import { password, phone } from '../browser.ts';
import { goTo, violations } from '../page.ts';

const app = application();

type Wire = Readonly<Record<string, unknown>>;

/** The server itself, asked past the application. */
async function server(username: string) {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ username, password, Latitude: null, Longitude: null });
  const signedIn = await fetch(`${app.url()}/api/user/auth/signin`, { method: 'POST', headers, body });
  const { body: user }: { body: { accessToken: string } } = await signedIn.json();
  const authorized = { ...headers, Authorization: `Bearer ${user.accessToken}` };
  return {
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

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
/** The medium's field, once its options are loaded: before that it is read-only, and ignores presses. */
const means = (page: Page) => field(page, 'Cómo llegó a nosotros').filter({ hasNotText: 'Cargando' });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
const postalNews = (page: Page, text: string) => page.getByRole('main').getByText(text);
const UNREADABLE = 'No se pudieron leer los datos del prospecto; captúralos a mano.';

async function openForm(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await app.at(path, 'rol8', options);
  await field(page, 'Nombre').waitFor();
  return page;
}

/** Navigates like a link, without a page load. */

const addPath = (data: unknown) => `/prospect/add?data=${encodeURIComponent(JSON.stringify(data))}`;
const lead = { Id: 999_001, Name: 'Ana', FullName: 'Ana López', ProspectionMeans: 'Facebook', CreatedAt: null };

/** Counts registrations, holds what they send, and answers them. */
async function watchAdd(page: Page, answer: (route: Route, count: number) => Promise<void>) {
  const sent: { readonly body: Wire; readonly key: string | null }[] = [];
  await page.route('**/api/prospect/add', async (route) => {
    const request = route.request();
    sent.push({ body: request.postDataJSON(), key: (await request.headerValue('idempotency-key')) ?? null });
    await answer(route, sent.length);
  });
  return sent;
}
const refuse = (message: string) => (route: Route) =>
  route.fulfill({ status: 422, json: { status: 422, body: null, message } });

describe('registering a lead’s data', () => {
  it('CAR-07 CAR-08 leaves unreadable data out of the form, and says so; a script is a name, other kinds are unknown', async () => {
    const page = await openForm('/prospect/prospect-simply');
    for (const data of [
      'hola',
      '%E0%A4%A',
      '<script>document.title="hacked"</script>',
      JSON.stringify({ ...lead, Name: 'a'.repeat(100_000) }),
    ]) {
      await goTo(page, `/prospect/add?data=${data.includes('%') ? data : encodeURIComponent(data)}`);
      await page.getByText(UNREADABLE).waitFor();
      await field(page, 'Código postal').waitFor();
      expect(await field(page, 'Nombre').inputValue()).toBe('');
      expect(await page.title()).not.toContain('hacked');
      expect(await save(page).isEnabled()).toBe(true);
      // The notice of this one must not stand for the next.
      await goTo(page, '/prospect/prospect-simply');
      await page.getByText(UNREADABLE).waitFor({ state: 'detached' });
    }

    const script = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    await goTo(page, addPath({ Id: 999_002, Name: script, FullName: 5, ProspectionMeans: {}, CreatedAt: [] }));
    await field(page, 'Código postal').waitFor();
    await expect.poll(() => field(page, 'Nombre').inputValue()).toBe(script);
    expect(await page.getByText(UNREADABLE).count()).toBe(0);
    expect(await page.title()).toContain('Nuevo prospecto');
  });

  it('CAR-07 starts with name, means, phone and e-mail of an attended lead, and registers it once', async () => {
    const adviser = await server('rol8');
    const [attended] = await adviser.get<Wire[]>('carousel/attended');
    if (attended === undefined) throw new Error('rol8 has no lead to register.');
    const { Id, Name, FullName, ProspectionMeans, CreatedAt } = attended;
    const page = await openForm(addPath({ Id, Name, FullName, ProspectionMeans, CreatedAt }));
    const digits = String(attended['MobilePhone']);
    await page.waitForFunction(
      (last) => document.querySelector<HTMLInputElement>('[name="mobilePhone"]')?.value.endsWith(last),
      digits.slice(-4),
    );
    expect((await field(page, 'Celular').inputValue()).replaceAll(' ', '')).toBe(digits);
    expect(await means(page).textContent()).toBe(ProspectionMeans);
    if ((await field(page, 'Nombre').inputValue()).length < 2) await field(page, 'Nombre').fill('Ana');
    await field(page, 'Comentarios').or(field(page, 'Qué conviene recordar')).fill('Viene del carrusel');
    await save(page).click();
    await page.waitForURL(/\/prospect\/\d+\/detail$/);
    await page.getByText('Prospecto registrado').waitFor();
    const id = Number(/\/prospect\/(\d+)\//.exec(page.url())?.[1]);
    expect(await adviser.get<Wire>(`prospect/${id}`)).toMatchObject({
      MobilePhone: digits,
      Comments: 'Viene del carrusel',
    });
    const left = await adviser.get<Wire[]>('carousel/attended');
    expect(left.map((each) => each['Id'])).not.toContain(Id);
    // The form is gone from the history, and its URL says that there is nothing left to register.
    await page.goto(app.url() + addPath({ Id, Name, FullName, ProspectionMeans, CreatedAt }));
    await page.getByText('Este prospecto del carrusel ya no está por registrar.').waitFor();
  });

  it('reports a lead that another person registered meanwhile, and keeps the input', async () => {
    const page = await openForm(addPath(lead));
    await page.getByText('Este prospecto del carrusel ya no está por registrar.').waitFor();
    await field(page, 'Celular').fill('55 1000 3001');
    const sent = await watchAdd(page, refuse('Ese prospecto ya fue registrado.'));
    await means(page).click();
    await page.getByRole('option').first().click();
    await save(page).click();
    await page.getByText('Ese prospecto ya fue registrado.').waitFor();
    expect(sent[0]?.body['LeadId']).toBeUndefined();
    expect(await field(page, 'Nombre').inputValue()).toBe('Ana');
    expect(await save(page).isEnabled()).toBe(true);
  });
});

describe('the form’s input', () => {
  it('STA-08 phones are formatted for reading and sent as dialled, in any notation', async () => {
    const page = await openForm('/prospect/prospect-simply');
    const sent = await watchAdd(page, refuse('No'));
    await field(page, 'Nombre').fill('Ana');
    const phones = [
      ['5510003001', '5510003001', '55 1000 3001'],
      ['044 (222) 555.0123', '2225550123', '222 555 0123'],
      ['+52 1 55 1000-3001', '5510003001', '55 1000 3001'],
      ['0052 33 1234 5678', '3312345678', '33 1234 5678'],
      ['55 1000 3001 ext. 12', '5510003001', '55 1000 3001'],
      ['+1 212 555 0123', '+12125550123', '+1 212 555 0123'],
    ] as const;
    for (const [place, [typed, , shown]] of phones.entries()) {
      await field(page, 'Celular').fill(typed);
      await field(page, 'Correo electrónico').focus();
      expect(await field(page, 'Celular').inputValue()).toBe(shown);
      await save(page).click();
      await expect.poll(() => sent.length).toBe(place + 1);
      await page.getByRole('alert').waitFor();
      await save(page).and(page.locator(':enabled')).waitFor();
    }
    expect(sent.map(({ body }) => body['MobilePhone'])).toEqual(phones.map(([, dialled]) => dialled));
  });

  it('VAL-01 VAL-02 VAL-05 is validated after the first attempt to save, and invalid input is not sent', async () => {
    const page = await openForm('/prospect/add');
    const sent = await watchAdd(page, refuse('No'));
    await field(page, 'Nombre').fill('A');
    expect(await page.getByText('Escribe al menos 2 caracteres').count()).toBe(0);
    await save(page).click();
    await page.getByText('Escribe al menos 2 caracteres').waitFor();
    await page.getByText('Escribe al menos un teléfono o un correo electrónico').waitFor();
    await page.getByText('Elige un medio de prospección').waitFor();
    await field(page, 'Nombre').fill('a'.repeat(300));
    await page.getByText('Escribe 100 caracteres como máximo').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('warns of existing prospects, with links only to those that may be opened', async () => {
    const [own, other] = await Promise.all(
      ['rol8', 'rol9'].map(async (username) => {
        const rows = await (await server(username)).get<Wire[]>('prospect/list?List=following');
        const found = rows.find((row) => typeof row['Phone'] === 'string' && row['Phone'] !== '');
        if (found === undefined) throw new Error(`${username} has no prospect with a phone.`);
        return found;
      }),
    );
    const page = await openForm('/prospect/prospect-simply');
    await field(page, 'Celular').fill(String(own?.['Phone']));
    const link = page.getByRole('link', { name: String(own?.['Name']), exact: true });
    await link.waitFor();
    await field(page, 'Celular').fill(String(other?.['Phone']));
    await page.getByText('Ya lo atiende otro asesor.').waitFor();
    await link.waitFor({ state: 'detached' });
    expect(await page.getByText(String(other?.['Name']), { exact: true }).count()).toBe(0);
    await field(page, 'Celular').fill('55');
    await page.getByText('Ya lo atiende otro asesor.').waitFor({ state: 'detached' });
  });

  it('is restored after a reload, separately per form, and cleared by starting over', async () => {
    const page = await openForm('/prospect/add');
    await field(page, 'Nombre').fill('Borrador');
    await field(page, 'Calle y número').fill('Av. Juárez 1');
    await page.reload();
    await page.getByText('Recuperamos lo que habías escrito').waitFor();
    expect(await field(page, 'Nombre').inputValue()).toBe('Borrador');
    expect(await field(page, 'Calle y número').inputValue()).toBe('Av. Juárez 1');
    await page.goto(`${app.url()}/prospect/prospect-simply`);
    await field(page, 'Nombre').waitFor();
    expect(await field(page, 'Nombre').inputValue()).toBe('');
    await page.goto(app.url() + addPath(lead));
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="firstName"]')?.value === 'Ana');
    await page.goto(`${app.url()}/prospect/add`);
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="firstName"]')?.value === '');
    await page.reload();
    await field(page, 'Nombre').waitFor();
    expect(await field(page, 'Nombre').inputValue()).toBe('');
  });
});

const answer = (estado: unknown) => ({ status: 200, json: { status: 200, body: { estado, error: false } } });

describe('the look-up of a postal code', () => {
  it('POS-01 POS-03 is called only at five digits, and fills in the short name of the state', async () => {
    const page = await openForm('/prospect/add');
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/postal/')) requested.push(pathname);
    });
    await field(page, 'Código postal').pressSequentially('9100');
    await field(page, 'Nombre').pressSequentially('Ana');
    expect(requested).toEqual([]);
    await field(page, 'Código postal').press('End');
    await page.keyboard.type('0');
    await postalNews(page, 'Estado: Veracruz').waitFor();
    expect(await field(page, 'Estado').inputValue()).toBe('Veracruz');
    await field(page, 'Código postal').press('End');
    await page.keyboard.type('1');
    await postalNews(page, 'Estado: Veracruz').waitFor({ state: 'detached' });
    expect(requested).toEqual(['/api/postal/91000']);
    await field(page, 'Código postal').fill('00000');
    await postalNews(page, 'No conocemos ese código').waitFor();
    expect(await field(page, 'Estado').inputValue()).toBe('');

    // A late answer to a code that is no longer typed is dropped.
    const late: Route[] = [];
    await page.route('**/api/postal/44100', (route) => {
      late.push(route);
    });
    await field(page, 'Código postal').fill('44100');
    await postalNews(page, 'Buscando el estado…').waitFor();
    await field(page, 'Código postal').fill('72000');
    await postalNews(page, 'Estado: Puebla').waitFor();
    await late[0]?.fulfill(answer('Jalisco')).catch(() => undefined);
    await field(page, 'Municipio o alcaldía').fill('Puebla');
    expect(await field(page, 'Estado').inputValue()).toBe('Puebla');

    // Typed text stays.
    await field(page, 'Estado').fill('Hidalgo');
    await field(page, 'Código postal').fill('91000');
    await postalNews(page, 'Estado: Veracruz').waitFor();
    expect(await field(page, 'Estado').inputValue()).toBe('Hidalgo');
  });

  it('POS-02 leaves the state to the person when the service fails or is slow, and does not block saving', async () => {
    const page = await openForm('/prospect/add');
    const sent = await watchAdd(page, refuse('No'));
    await fillAll(page);
    const replies = [
      [{ status: 500, body: 'x' }, 'No se pudo buscar el estado'],
      [answer([1]), 'No conocemos ese código'],
      [{ status: 200, contentType: 'text/html', body: '<h1>Hola</h1>' }, 'No se pudo buscar el estado'],
      [answer('<b>Puebla</b>'), 'No conocemos ese código'],
      [null, 'Buscando el estado…'],
    ] as const;
    for (const [place, [reply, hint]] of replies.entries()) {
      await page.route('**/api/postal/*', (route) => (reply === null ? undefined : route.fulfill(reply)));
      // Another code each: known ones are not requested again.
      await field(page, 'Código postal').fill(`7200${place}`);
      await postalNews(page, hint).waitFor();
      await save(page).click();
      await expect.poll(() => sent.length).toBe(place + 1);
      await page.getByRole('alert').waitFor();
      await save(page).and(page.locator(':enabled')).waitFor();
      await page.unroute('**/api/postal/*');
    }
    expect(sent.map(({ body }) => [body['ZipCode'], body['State']])).toEqual(
      replies.map((_, place) => [`7200${place}`, null]),
    );
  });
});

async function fillAll(page: Page): Promise<void> {
  await field(page, 'Nombre').fill('Ana');
  await field(page, 'Correo electrónico').fill('ana@correo.example');
  await means(page).click();
  await page.getByRole('option').first().click();
}

describe('a server that fails', () => {
  it('keeps the input, shows the reason, and retries with the same key', async () => {
    const page = await openForm('/prospect/prospect-simply');
    const sent = await watchAdd(page, async (route, count) => {
      if (count === 1) await route.fulfill({ status: 500, json: { status: 500, body: null, message: 'Falla' } });
      else if (count === 2) await route.abort();
      else if (count === 3) await route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>?</h1>' });
      else await route.continue();
    });
    await field(page, 'Nombre').fill('Persistente');
    await field(page, 'Celular').fill('55 9000 1234');
    await save(page).click();
    await page.getByText('el servidor no pudo hacerlo').waitFor();
    expect(await field(page, 'Celular').inputValue()).toBe('55 9000 1234');
    await save(page).click();
    await page.getByText('No llegó respuesta').waitFor();
    await save(page).click();
    await page.getByText('el servidor no pudo hacerlo').waitFor();
    // Even a reload keeps the key of what was sent without an answer.
    await page.reload();
    await page.getByText('Recuperamos lo que habías escrito').waitFor();
    await save(page).click();
    await page.waitForURL(/\/prospect\/\d+\/detail$/);
    expect(sent[0]?.key).toMatch(/^[\w-]{20,}$/);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    await page.goto(`${app.url()}/prospect/prospect-simply`);
    await field(page, 'Nombre').waitFor();
    expect(await field(page, 'Nombre').inputValue()).toBe('');
  });

  it('is called once, however often the button is pressed', async () => {
    const page = await openForm('/prospect/prospect-simply');
    const held: Route[] = [];
    const sent = await watchAdd(page, async (route) => {
      held.push(route);
    });
    await field(page, 'Nombre').fill('Doble');
    await field(page, 'Celular').fill('55 9000 4321');
    await save(page).dblclick();
    await page.getByRole('button', { name: 'Guardando…' }).waitFor();
    await field(page, 'Nombre').press('Enter');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await held[0]?.continue();
    await page.waitForURL(/\/prospect\/\d+\/detail$/);
    expect(sent).toHaveLength(1);
  });
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Editar prospecto' });
const inDialog = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });

async function openEditor(page: Page, id: number): Promise<void> {
  await page.goto(`${app.url()}/prospect/${id}/detail`);
  await page.getByRole('main').getByRole('button', { name: 'Editar', exact: true }).click();
  await inDialog(page, 'Nombre').waitFor();
}

describe('two people who change the same prospect', () => {
  it('UND-11 do not overwrite each other, and lose no input', async () => {
    const adviser = await server('rol8');
    const [row] = await adviser.get<Wire[]>('prospect/list?List=following');
    const id = Number(row?.['Id']);
    const [first, second] = await Promise.all([app.as('rol8'), app.as('rol8')]);
    await openEditor(first, id);
    await openEditor(second, id);
    await inDialog(first, 'Nombre').fill('Primera');
    await inDialog(first, 'Calle y número').fill('Calle nueva 1');
    await dialog(first).getByRole('button', { name: 'Guardar' }).click();
    await first.getByText('Cambios guardados').waitFor();

    await inDialog(second, 'Nombre').fill('Segunda');
    await inDialog(second, 'Qué conviene recordar').fill('Nota de la segunda');
    await dialog(second).getByRole('button', { name: 'Guardar' }).click();
    await second.getByText('Otra persona cambió este prospecto').waitFor();
    expect((await adviser.get<Wire>(`prospect/${id}`))['FirstName']).toBe('Primera');
    expect(await inDialog(second, 'Nombre').inputValue()).toBe('Segunda');

    await dialog(second).getByRole('button', { name: 'Ver qué cambió' }).click();
    const choice = dialog(second).getByRole('radiogroup', { name: 'Nombre: qué guardar' });
    await choice.waitFor();
    expect(await inDialog(second, 'Nombre').inputValue()).toBe('Segunda');
    expect(await inDialog(second, 'Calle y número').inputValue()).toBe('Calle nueva 1');
    await choice.getByText('Usar lo nuevo').click();
    expect(await inDialog(second, 'Nombre').inputValue()).toBe('Primera');
    await choice.getByText('Conservar lo mío').click();
    expect(await violations(second)).toEqual([]);
    await dialog(second).getByRole('button', { name: 'Guardar' }).click();
    await second.getByText('Cambios guardados').waitFor();
    expect(await adviser.get<Wire>(`prospect/${id}`)).toMatchObject({
      FirstName: 'Segunda',
      Street: 'Calle nueva 1',
      Comments: 'Nota de la segunda',
    });
  });

  it('UND-11 see a draft of an older state compared before saving', async () => {
    const adviser = await server('rol8');
    const rows = await adviser.get<Wire[]>('prospect/list?List=following');
    const id = Number(rows[1]?.['Id']);
    const before = await adviser.get<Wire>(`prospect/${id}`);
    const page = await app.as('rol8');
    await openEditor(page, id);
    await inDialog(page, 'Qué conviene recordar').fill('Escrito antes');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    const { FirstName, LastName, MobilePhone, HomePhone, Email, AcceptsEmail, ProspectionMeans } = before;
    const meansId =
      typeof ProspectionMeans === 'object' && ProspectionMeans !== null && 'Id' in ProspectionMeans
        ? ProspectionMeans.Id
        : null;
    const status = await adviser.post(`prospect/${id}/edit`, {
      FirstName: 'Cambiado',
      LastName: LastName ?? FirstName,
      MobilePhone,
      HomePhone,
      Email,
      AcceptsEmail,
      ProspectionMeansId: meansId,
      Street: null,
      County: null,
      State: null,
      ZipCode: null,
      Comments: 'De otra persona',
      Version: before['Version'],
    });
    expect(status).toBe(200);
    await openEditor(page, id);
    await dialog(page).getByRole('radiogroup', { name: 'Comentarios: qué guardar' }).waitFor();
    expect(await inDialog(page, 'Nombre').inputValue()).toBe('Cambiado');
    expect(await inDialog(page, 'Qué conviene recordar').inputValue()).toBe('Escrito antes');
  });
});

describe('on a phone and by keyboard', () => {
  it('UND-09 UND-10 keeps Guardar in reach and never scrolls sideways; the phone’s Next key moves to the next field without sending', async () => {
    const page = await openForm('/prospect/add', phone);
    const isInReach = () =>
      save(page).evaluate((button) => {
        const { bottom, top, height } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(button.getBoundingClientRect().x + 10, top + height / 2);
        return bottom <= window.innerHeight && height >= 44 && button.contains(hit);
      });
    for (const path of ['/prospect/add', '/prospect/prospect-simply']) {
      await goTo(page, path);
      await field(page, 'Código postal').waitFor({ state: path === '/prospect/add' ? 'visible' : 'detached' });
      await field(page, 'Nombre').waitFor();
      expect(await isInReach()).toBe(true);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      expect(await isInReach()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await violations(page)).toEqual([]);
    }

    const sent = await watchAdd(page, refuse('No'));
    await field(page, 'Nombre').fill('Ana');
    await field(page, 'Nombre').press('Enter');
    await page.locator('[name=lastName]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[name=mobilePhone]:focus').waitFor();
    expect(sent).toEqual([]);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('UND-10 is filled in and saved by keyboard alone', async () => {
    const page = await openForm('/prospect/prospect-simply');
    await field(page, 'Nombre').focus();
    await page.keyboard.type('Teclado');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Solo');
    await page.keyboard.press('Tab');
    await page.keyboard.type('5590007788');
    await page.keyboard.press('Tab');
    await page.keyboard.type('teclado@correo.example');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const sent = await watchAdd(page, (route) => route.continue());
    await field(page, 'Nombre').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/prospect\/\d+\/detail$/);
    expect(sent[0]?.body).toMatchObject({ LastName: 'Solo', AcceptsEmail: true });
  });
});
