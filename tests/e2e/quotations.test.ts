import path from 'node:path';
import type { Page, Request } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { said } from '../activityPage.ts';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { expectFocus } from '../page.ts';
import {
  downPayment,
  figure,
  fillQuotation,
  guardar,
  ownCalls,
  type OwnCalls,
  ownProspects,
  sheet,
} from '../quotationPage.ts';
import { today } from '../clock.ts';

const app = application();

let call: OwnCalls;
/** Each test quotes for another prospect, because input stays as that prospect's draft. */
let people: { readonly Id: number; readonly Name: string }[];

beforeAll(async () => {
  call = await ownCalls(app.url(), 'rol8');
  people = [...(await ownProspects(call))];
});

function nextPerson() {
  const person = people.shift();
  if (person === undefined) throw new Error('The demo has too few prospects of rol8.');
  return person;
}

const cancel = (page: Page) => page.getByRole('button', { name: 'Cancelar', exact: true });

/** How often that prospect was quoted for today. */
async function quotedToday(person: { readonly Id: number }): Promise<number> {
  const quotations = await call<{ ProspectId: number; QuotedOn: string }[]>('GET', 'quotation/list');
  const wireToday = today.replaceAll('-', '/');
  return quotations.filter((row) => row.ProspectId === person.Id && row.QuotedOn === wireToday).length;
}

async function openForm(person: { readonly Id: number; readonly Name: string }, search = ''): Promise<Page> {
  const page = await app.at(`/quotation/add?ProspectId=${person.Id}${search}`, 'rol8');
  await page.getByRole('link', { name: `Para ${person.Name}` }).waitFor();
  await guardar(page).waitFor();
  return page;
}

/** A plan as it was before its price rose. */
const asBefore = (product: { readonly Code: string; readonly Price: number }) =>
  product.Code === 'PF-FAM' ? { ...product, Price: 30_000 } : product;

const keyOf = (request: Request): string | undefined => request.headers()['idempotency-key'];
function additions(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/quotation/add') && request.method() === 'POST') seen.push(request);
  });
  return seen;
}

describe('the prospect of a quotation', () => {
  it('RTE-15 UND-33 is asked for when the address has none, and can be found, changed and registered there, by keyboard too', async () => {
    const [person, other] = [nextPerson(), nextPerson()];
    const page = await app.at('/quotation/add?ProspectId=999999&ActivityId=999999', 'rol8');
    await page.getByText('El prospecto de la dirección no existe o no lo puedes ver.').waitFor();
    const search = page.getByRole('combobox', { name: 'Prospecto' });
    const card = page.getByRole('region', { name: '¿Para quién es la cotización?' });
    expect((await card.boundingBox())?.width).toBeLessThanOrEqual(560);
    expect(await guardar(page).count()).toBe(0);
    await search.fill(person.Name);
    await page.getByRole('option', { name: person.Name }).first().click();
    await page.getByRole('link', { name: `Para ${person.Name}` }).waitFor();

    await page.getByRole('button', { name: 'Cambiar prospecto' }).press('Enter');
    await expectFocus(search);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**/api/prospect/${other.Id}`, async (route) => {
      await released;
      await route.continue();
    });
    await page.keyboard.type(other.Name);
    await page.getByRole('option', { name: other.Name }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Plan y pago' }).waitFor();
    // The focus is somewhere while the person is on the way.
    await page.locator('body :focus').waitFor();
    expect(await guardar(page).count()).toBe(0);
    release();
    await expectFocus(page.getByRole('heading', { name: `Para ${other.Name}` }));

    await page.getByRole('button', { name: 'Cambiar prospecto' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Nuevo prospecto' }).click();
    await page.waitForURL(`${app.url()}/prospect/add`);
  });

  it('RTE-15 UND-33 an unreadable address shows a message, and Cancelar opens the quotations when there is no previous page', async () => {
    const person = nextPerson();
    const page = await app.at('/quotation/add?ProspectId=abc', 'rol8');
    await page.getByText('El prospecto de la dirección no existe o no lo puedes ver.').waitFor();
    await page.getByRole('combobox', { name: 'Prospecto' }).fill(person.Name);
    await page.getByRole('option', { name: person.Name }).first().click();
    await guardar(page).waitFor();
    await cancel(page).click();
    await page.waitForURL(`${app.url()}/quotation`);
  });
});

describe('what goes wrong', () => {
  it('RTE-15 ADL-34 another person’s activity is refused and dropped, and a lost response is retried with the same key and quotes once', async () => {
    const person = nextPerson();
    const page = await openForm(person, '&ActivityId=1');
    await fillQuotation(page);
    await guardar(page).click();
    await page.getByText('La actividad no es de este prospecto.').first().waitFor();
    expect(await page.getByLabel('Piezas').inputValue()).toBe('2');
    await page.getByRole('button', { name: 'Cotizar sin la actividad' }).click();

    const sent = additions(page);
    await page.route('**/api/quotation/add', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const unanswered = page.getByText(
      'No llegó respuesta. Lo que escribiste sigue aquí; guarda otra vez: no se duplicará.',
    );
    await guardar(page).click();
    await unanswered.first().waitFor();
    const again = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/quotation/add'));
    await guardar(page).click();
    await again;
    await guardar(page).and(page.locator(':not([aria-busy])')).waitFor();
    await page.unroute('**/api/quotation/add');
    await page.reload();
    await page.getByText('Recuperamos lo que habías escrito').waitFor();
    await guardar(page).click();
    await sheet(page).getByText('36 mensualidades de $1,437.13').waitFor();
    await sheet(page).getByText(person.Name).waitFor();
    expect(sent.map(keyOf)[0]).toMatch(/.{16,}/u);
    expect([sent.length, new Set(sent.map(keyOf)).size]).toEqual([3, 1]);
    expect(await quotedToday(person)).toBe(1);
  });

  it('ADL-34 UND-33 after a server failure the input survives a reload and can be cleared, and changed prices are reported', async () => {
    const person = nextPerson();
    const page = await openForm(person);
    await page.route('**/quotation/add', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { status: 500, body: null, message: 'x' } })
        : route.continue(),
    );
    await fillQuotation(page);
    await guardar(page).click();
    await page
      .getByText(/No se guardó: el servidor no pudo hacerlo/u)
      .first()
      .waitFor();
    expect(await downPayment(page).inputValue()).toBe('$9,130.03');
    await page.reload();
    await page.getByText('Recuperamos lo que habías escrito').waitFor();
    expect(await downPayment(page).inputValue()).toBe('$9,130.03');
    expect(await figure(page, 'Total').textContent()).toBe('$60,866.85');
    await page.getByRole('button', { name: 'Empezar de nuevo' }).press('Enter');
    await expectFocus(page.getByRole('radio').first());
    expect(await page.getByLabel('Piezas').inputValue()).toBe('1');
    await page.unroute('**/quotation/add');

    await page.route(
      '**/quotation/options',
      async (route) => {
        const answer = await route.fetch();
        const { body, ...envelope } = await answer.json();
        await route.fulfill({ json: { ...envelope, body: { ...body, Products: body.Products.map(asBefore) } } });
      },
      { times: 1 },
    );
    await page.reload();
    await guardar(page).waitFor();
    expect(await page.getByText('Recuperamos lo que habías escrito').count()).toBe(0);
    const sent = additions(page);
    await fillQuotation(page);
    expect(await figure(page, 'Total').textContent()).toBe('$55,500.00');
    await guardar(page).click();
    await page.getByText('Plan Familiar: de $30,000.00 a $32,901.00').waitFor();
    await page.getByText('Los precios cambiaron mientras cotizabas.').first().waitFor();
    expect(await figure(page, 'Total').textContent()).toBe('$60,866.85');
    expect(await downPayment(page).inputValue()).toBe('$9,130.03');
    await guardar(page).click();
    await sheet(page).getByText(person.Name).waitFor();
    expect(new Set(sent.map(keyOf)).size).toBe(2);
  });
});

it('UND-33 ADL-34 Cancelar returns to the prospect, past the search, and a form sent several times at once quotes once', async () => {
  const person = nextPerson();
  const page = await app.at(`/prospect/${person.Id}/detail`, 'rol8');
  const begin = () => page.getByRole('main').getByRole('link', { name: 'Nueva cotización' }).first().click();
  await begin();
  await page.getByLabel('Piezas').fill('3');
  await page.getByRole('button', { name: 'Cambiar prospecto' }).click();
  await page.getByRole('combobox', { name: 'Prospecto' }).fill(person.Name);
  await page.getByRole('option', { name: person.Name }).first().click();
  expect(await page.getByLabel('Piezas').inputValue()).toBe('3');
  await cancel(page).click();
  await page.waitForURL(`${app.url()}/prospect/${person.Id}/detail`);

  await begin();
  await fillQuotation(page, 'Contado');
  const sent = additions(page);
  const { promise: pressed, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/quotation/add', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.locator('form').evaluate((form) => {
    if (!(form instanceof HTMLFormElement)) return;
    form.requestSubmit();
    form.requestSubmit();
  });
  await page.getByLabel('Piezas').focus();
  for (let press = 0; press < 15; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  answer();
  await sheet(page).getByText('Un solo pago de $60,866.85').waitFor();
  expect(sent).toHaveLength(1);
});

it('UND-33 RTE-15 a quotation by keyboard alone, without an unreadable activity', async () => {
  const person = nextPerson();
  const page = await openForm(person, '&ActivityId=abc');
  await page.getByText('La actividad de la dirección no se puede leer').waitFor();
  const tabTo = async (name: string, role: 'textbox' | 'radio' | 'combobox' | 'button'): Promise<void> => {
    const target = page.getByRole(role, { name, exact: true });
    for (let press = 0; press < 40; press += 1) {
      if (await target.evaluate((control) => control === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await tabTo('Plan funerario', 'radio');
  await page.keyboard.press('Space');
  await tabTo('Plan', 'combobox');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type('Plan Fam');
  await page.keyboard.press('Enter');
  await tabTo('Descuento (%)', 'textbox');
  await page.keyboard.type('7.5');
  await tabTo('Contado', 'radio');
  await page.keyboard.press('ArrowRight');
  await tabTo('20\u00A0%', 'button');
  await page.keyboard.press('Enter');
  expect(await downPayment(page).inputValue()).toBe('6,086.68');
  await tabTo('Guardar', 'button');
  await page.keyboard.press('Enter');
  await sheet(page).getByText(person.Name).waitFor();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await page.locator('body :focus').waitFor();
});

/** Another prospect with an activity today; not every prospect has the contact data for one. */
async function visited(): Promise<{ person: (typeof people)[number]; activity: { readonly Id: number } }> {
  const person = nextPerson();
  const activity = await call<{ readonly Id: number } | null>('POST', 'activity/add', {
    ProspectId: person.Id,
    ActivityDate: today.replaceAll('-', '/'),
    ActivityTypeId: 2,
    ActivitySubjectId: 7,
    StartTime: '00:01',
    EndTime: '00:16',
  });
  return activity === null ? visited() : { person, activity };
}

it('STA-13 a started activity leads to a quotation whose figures match the database', async () => {
  const { person, activity } = await visited();
  const page = await app.at('/activity', 'rol8', phone);
  await page
    .getByRole('button', { name: 'Iniciar', exact: true, description: new RegExp(`^${person.Name}`, 'u') })
    .first()
    .click();
  await page.getByRole('button', { name: 'Si', exact: true }).click();
  await page.waitForURL(`${app.url()}/quotation/add?ActivityId=${activity.Id}&ProspectId=${person.Id}`);
  await page.getByText('Por la actividad que iniciaste').waitFor();
  await fillQuotation(page);
  await guardar(page).click();
  await said(page, 'Cotización guardada').waitFor();
  await sheet(page).getByText(person.Name).waitFor();
  const id = Number(new URL(page.url()).searchParams.get('Id'));
  const shown = await sheet(page).getByRole('table', { name: 'Importes' }).innerText();
  await app.stopServer();
  const database = await connect({ folder: path.join(app.data(), 'database') });
  const saved = await database.db.selectFrom('quotation').selectAll().where('id', '=', id).executeTakeFirst();
  await database.close();
  expect(saved).toMatchObject({
    prospect_id: person.Id,
    activity_id: activity.Id,
    business_line: 'PF',
    item_code: 'PF-FAM',
    pieces: 2,
    services: 4,
    amount: 6_580_200,
    discount: 493_515,
    untaxed: 5_247_142,
    down_payment: 913_003,
    payments: 36,
    quoted_on: today,
  });
  expect(Number(saved?.discount_percent)).toBe(7.5);
  expect(shown.split(/\s*\n\s*|\t/u)).toEqual([
    'Precio',
    '$65,802.00',
    'Descuento (7.5\u00A0%)',
    '-$4,935.15',
    'Total',
    '$60,866.85',
    'Sin IVA',
    '$52,471.42',
    'IVA',
    '$8,395.43',
    'Enganche',
    '$9,130.03',
    'Por financiar',
    '$51,736.82',
  ]);
});
