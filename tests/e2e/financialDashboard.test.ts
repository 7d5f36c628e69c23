import path from 'node:path';
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import { chooseFilter, clearFilters, figuresAreIn, filtersButton, offered } from '../dashboardPage.ts';
import { expectFocus, expectShort, expectSound } from '../page.ts';
import { today } from '../clock.ts';

const app = application();

const [year = 0, month = 0] = today.split('-').map(Number);
/** The month that many months before the current one, 'YYYY-MM'. */
const monthBefore = (months: number) => new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
const LAST = monthBefore(1);
const lastDay = (text: string) => new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5)), 0)).getUTCDate();
const onScreen = (text: string) => `${text.slice(5)}/${text.slice(0, 4)}`;
const inWords = (text: string) =>
  new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${text}-01T12:00:00Z`),
  );

const CALL = '**/dashboard/get-financial-v2*';
const MEDIA = '**/dashboard/financial-socialweb*';

const LABELS = [
  'Leads',
  'Ventas',
  'Presupuesto',
  'Ejercido',
  'Costo por lead',
  'Margen bruto',
  'Importe de ventas',
  'Conversión',
  'Tiempo de respuesta',
  'Días de conversión',
] as const;

type Campaign = {
  readonly BusinessLine: string;
  readonly SocialWeb: string;
  readonly Name: string;
  readonly TotalLeads: number;
  readonly SalesTotal: number;
  readonly CampaignCost: number;
  readonly ExercisedBudget: number;
  readonly LeadCost: number;
  readonly ROI: number;
  readonly SalesContract: number;
  readonly Conversion: number;
  readonly AverageTime: number;
  readonly AverageDaysSales: number;
};
type Result = { readonly PeriodBudget: number; readonly DigitalLeads: readonly Campaign[] };

const section = (page: Page) => page.getByRole('region', { name: 'Campañas', exact: true });
const totals = (page: Page) => page.getByRole('group', { name: 'Total de las campañas' });
const chart = (page: Page) => page.getByRole('region', { name: 'Campañas comparadas' });
const monthField = (page: Page) => page.getByRole('textbox', { name: 'Mes', exact: true });
const toggles = (page: Page) => section(page).locator('button[aria-expanded]');
const addressOf = (page: Page) => new URL(page.url()).searchParams;
const refreshButton = (page: Page) => page.getByRole('button', { name: 'Actualizar', exact: true });
const refresh = (page: Page) => refreshButton(page).click();
const isIdle = (page: Page) => refreshButton(page).and(page.locator(':not([aria-busy])')).waitFor();
const explain = (page: Page, label: string) =>
  section(page)
    .getByRole('button', { name: `Qué significa ${label}`, exact: true })
    .first();

async function opened(username = 'rol1', search = '', options = {}): Promise<Page> {
  const page = await app.at(`/financial-dashboard${search}`, username, options);
  await figuresAreIn(page);
  return page;
}

type Block = { readonly name: string; readonly facts: string; readonly figures: Readonly<Record<string, string>> };

/** The figures of each block as they are read: its name, line and medium, and the ten figures by their labels. */
async function blocks(page: Page): Promise<Block[]> {
  return section(page)
    .locator('section')
    .evaluateAll((all) =>
      all.map((block) => ({
        name: block.querySelector('h3')?.textContent ?? '',
        facts: Array.from(block.querySelectorAll('[data-line] > span'), (fact) => fact.textContent ?? '').join(' '),
        figures: Object.fromEntries(
          Array.from(block.querySelectorAll('dl > div'), (figure) => [
            figure.querySelector('.label')?.textContent ?? '',
            (figure.querySelector('dd')?.textContent ?? '').replaceAll(/\s/gu, ' '),
          ]),
        ),
      })),
    );
}

/** The spoken text of a card, 'Leads: 120', by label. */
async function spoken(page: Page, label: string): Promise<string> {
  const text = await totals(page)
    .getByText(new RegExp(`^${label}: `))
    .first()
    .textContent();
  return (text ?? '').slice(label.length + 2);
}

/** Rounds as the rules say, half away from zero, by the digits of the number, and writes it with its decimals. */
function fixed(value: number, decimals: number): string {
  const [whole = '0', fraction = ''] = value.toFixed(12).replace('-', '').split('.');
  const digits = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const units = String(digits + (fraction.charAt(decimals) >= '5' ? 1n : 0n)).padStart(decimals + 1, '0');
  const cut = units.length - decimals;
  const grouped = units.slice(0, cut).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = value < 0 && /[1-9]/.test(units) ? '-' : '';
  return `${sign}${grouped}${decimals > 0 ? `.${units.slice(cut)}` : ''}`;
}
const pesos = (value: number) => fixed(value, 2).replace(/^(-?)/, '$1$');
const sum = (values: readonly number[]) => values.reduce((cents, value) => cents + Math.round(value * 100), 0) / 100;

/** An unknown figure, as shown and as spoken. */
const NONE = '—sin datos';
const inDays = (value: number) => `${fixed(value, 1)} ${fixed(value, 1) === '1.0' ? 'día' : 'días'}`;

const expectedBlock = (row: Campaign): Block => ({
  name: row.Name,
  facts: `${row.BusinessLine} ${row.SocialWeb}`,
  figures: {
    Leads: fixed(row.TotalLeads, 0),
    Ventas: fixed(row.SalesTotal, 0),
    Presupuesto: pesos(row.CampaignCost),
    Ejercido: pesos(row.ExercisedBudget),
    'Costo por lead': row.TotalLeads > 0 ? pesos(row.LeadCost) : NONE,
    'Margen bruto': (row.ROI < 0 ? 'Pérdida ' : '') + pesos(row.ROI),
    'Importe de ventas': pesos(row.SalesContract),
    Conversión: row.TotalLeads > 0 ? fixed(row.Conversion, 3) : NONE,
    'Tiempo de respuesta': row.TotalLeads > 0 ? `${fixed(row.AverageTime, 2)} min` : NONE,
    'Días de conversión': row.SalesTotal > 0 ? inDays(row.AverageDaysSales) : NONE,
  },
});

const campaign = (change: Partial<Record<keyof Campaign, unknown>> = {}) => ({
  BusinessLine: 'PF',
  SocialWeb: 'Google',
  Name: 'Campaña',
  TotalLeads: 0,
  SalesTotal: 0,
  CampaignCost: 0,
  ExercisedBudget: 0,
  LeadCost: 0,
  ROI: 0,
  SalesContract: 0,
  Conversion: 0,
  AverageTime: 0,
  AverageDaysSales: 0,
  ...change,
});
const answer = (DigitalLeads: unknown, PeriodBudget: unknown = 100, status = 201) => ({
  json: { status, body: { PeriodBudget, DigitalLeads } },
});

const route = (page: Page, pattern: string, reply: Parameters<Route['fulfill']>[0] | 'abort') =>
  page.route(pattern, (held) => (reply === 'abort' ? held.abort() : held.fulfill(reply)));

/** What the two calls were asked, in the order that they went out. */
function listen(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const call = pathname.split('/').at(-1) ?? '';
    if (call === 'get-financial-v2' || call === 'financial-socialweb') {
      requested.push([call, ...[...searchParams].map(([name, value]) => `${name}=${value}`)].join(' '));
    }
  });
  return { take: () => requested.splice(0) };
}

/** The server's answer for the current filters, requested again. */
async function answerOf(page: Page): Promise<Result> {
  const answered = page.waitForResponse(CALL);
  await refresh(page);
  const { body }: { body: Result } = await (await answered).json();
  await figuresAreIn(page);
  return body;
}

/** The whole month, as the calls are asked. */
const days = (text: string) =>
  `StartDate=${text.replace('-', '/')}/01 EndDate=${text.replace('-', '/')}/${lastDay(text)}`;

describe('the filters', () => {
  it('API-39 FIN-01 FIN-02 FIN-03 FIN-17 FLT-01 are kept in the address, and each change makes each call once', async () => {
    // A month that cannot be is the current one, and is removed from the address, as are a line and a medium that cannot be.
    const page = await opened('rol1', `?mes=${monthBefore(-1)}&linea=XX&medio=&orden=1`);
    await expect.poll(() => [...addressOf(page).keys()]).toEqual(['orden']);
    const calls = listen(page);
    await refresh(page);
    await figuresAreIn(page);
    const current = `StartDate=${today.slice(0, 7).replace('-', '/')}/01 EndDate=${today.replaceAll('-', '/')}`;
    expect(calls.take()).toContain(`get-financial-v2 ${current}`);
    const first = await blocks(page);

    await monthField(page).fill(onScreen(LAST));
    await monthField(page).press('Enter');
    await expect.poll(() => addressOf(page).get('mes')).toBe(LAST);
    await figuresAreIn(page);
    const start = `StartDate=${LAST.replace('-', '/')}/01`;
    expect(calls.take().toSorted()).toEqual([`financial-socialweb ${start}`, `get-financial-v2 ${days(LAST)}`]);

    await chooseFilter(page, 'Línea', 'SG · Seguro');
    await page.getByRole('combobox', { name: 'Línea' }).getByText('SG · Seguro').waitFor();
    await expect.poll(() => addressOf(page).get('linea')).toBe('SG');
    await figuresAreIn(page);
    expect(calls.take().toSorted()).toEqual([
      `financial-socialweb BusinessLine=SG ${start}`,
      `get-financial-v2 BusinessLine=SG ${days(LAST)}`,
    ]);
    expect(new Set((await blocks(page)).map(({ facts }) => facts.slice(0, 2)))).toEqual(new Set(['SG']));

    expect(await offered(page, 'Medio digital')).toEqual(['Facebook', 'Google', 'Página web']);
    await chooseFilter(page, 'Medio digital', 'Página web');
    await expect.poll(() => addressOf(page).get('medio')).toBe('Página web');
    await figuresAreIn(page);
    expect(calls.take()).toEqual([`get-financial-v2 BusinessLine=SG SocialWeb=Página web ${days(LAST)}`]);
    expect(new Set((await blocks(page)).map(({ facts }) => facts))).toEqual(new Set(['SG Página web']));
    await page.getByRole('heading', { level: 2, name: `${inWords(LAST)} · SG · Página web` }).waitFor();

    // Another line has no such medium: the campaigns do not wait for the list, and are asked for again when it is dropped.
    calls.take();
    await route(page, MEDIA, { json: { status: 200, body: [{ SocialWeb: 'Google', Name: 'Google' }] } });
    await chooseFilter(page, 'Línea', 'PF · Plan funerario');
    await expect.poll(() => addressOf(page).get('medio')).toBeNull();
    await figuresAreIn(page);
    expect(calls.take().toSorted()).toEqual([
      `financial-socialweb BusinessLine=PF ${start}`,
      `get-financial-v2 BusinessLine=PF SocialWeb=Página web ${days(LAST)}`,
      `get-financial-v2 BusinessLine=PF ${days(LAST)}`,
    ]);

    // Choosing people asks again for leads and sales, and not for the media.
    const [assistant = ''] = await offered(page, 'Subdirección');
    await chooseFilter(page, 'Subdirección', assistant);
    await expect.poll(() => addressOf(page).get('subdireccion')).not.toBeNull();
    const [unit = ''] = await offered(page, 'Gerencia');
    await chooseFilter(page, 'Gerencia', unit);
    await expect.poll(() => addressOf(page).get('gerencia')).not.toBeNull();
    await figuresAreIn(page);
    await page.getByText('el presupuesto y lo ejercido, de toda la campaña').waitFor();
    const of = `AssistantManagers=${addressOf(page).get('subdireccion')}`;
    expect(calls.take()).toEqual([
      `get-financial-v2 BusinessLine=PF ${days(LAST)} ${of}`,
      `get-financial-v2 BusinessLine=PF ${days(LAST)} Management=${addressOf(page).get('gerencia')} ${of}`,
    ]);

    await clearFilters(page);
    await expect.poll(() => [...addressOf(page).keys()]).toEqual(['orden']);
    await figuresAreIn(page);
    expect(await blocks(page)).toEqual(first);
  });
});

describe('a server that fails', () => {
  it('FIN-18 FLT-04 FLT-05 shows no data and no error, recovers, and does not wait for the list of media', async () => {
    const page = await app.at('/account/password', 'rol1');
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(MEDIA, async (held) => {
      await released;
      await held.fulfill({ json: { status: 500, body: null } });
    });
    await page.goto(`${app.url()}/financial-dashboard?mes=${LAST}&medio=Google`);
    await explain(page, 'Leads').waitFor();
    const shown = await blocks(page);
    expect(new Set(shown.map(({ facts }) => facts.slice(3)))).toEqual(new Set(['Google']));
    release(undefined);
    await page.getByRole('combobox', { name: 'Medio digital' }).click();
    await page.getByText('No se pudo cargar', { exact: true }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.keyboard.press('Escape');
    await isIdle(page);

    for (const reply of ['abort', answer({ 0: campaign() })] as const) {
      await page.unroute(CALL);
      await route(page, CALL, reply);
      const requested = page.waitForRequest(CALL);
      await refresh(page);
      await requested;
      await isIdle(page);
      await section(page).getByRole('heading', { name: 'No se pudo cargar' }).waitFor();
      await chart(page).getByText('No se pudo cargar').waitFor();
      await totals(page).getByText('Presupuesto del periodo: sin datos').waitFor({ state: 'attached' });
      expect(await page.getByRole('alert').count()).toBe(0);
    }

    await page.unroute(CALL);
    await refresh(page);
    await explain(page, 'Leads').waitFor();
    expect(await blocks(page)).toEqual(shown);
    await route(page, CALL, answer([campaign()], 100, 200));
    const answered = page.waitForResponse(CALL);
    await refresh(page);
    await answered;
    await isIdle(page);
    expect(await blocks(page)).toEqual(shown);
  });
});

describe('unusual campaigns', () => {
  it('FIN-05 to FIN-15 on a phone: explained by a tap; no leads or budget, equal names, a loss, a very long name, half a response', async () => {
    const page = await opened('rol1', `?mes=${LAST}`, { ...phone, colorScheme: 'light' });
    await page.getByRole('application', { name: 'Campañas comparadas' }).waitFor();
    await expectSound(page);
    await expectShort(page);
    await explain(page, 'Conversión').tap();
    await page
      .getByRole('dialog', { name: 'Qué significa Conversión' })
      .getByText(/Ventas ÷ leads/)
      .waitFor();
    await page.keyboard.press('Escape');

    const long = `Aniversario${'-de-la-previsión-en-familia'.repeat(20)}`;
    await route(
      page,
      CALL,
      answer([
        campaign({ ExercisedBudget: 5 }),
        campaign({ ExercisedBudget: 4, TotalLeads: 7 }),
        campaign({
          Name: 'Mala',
          TotalLeads: 6,
          ExercisedBudget: 16_000.5,
          ROI: -16_000.5,
          Conversion: 0.0005,
          AverageTime: 8.345,
        }),
        campaign({ Name: long, ExercisedBudget: 3, CampaignCost: 90_071_992_547_409, SalesContract: 1e300 }),
        { Name: 'A medias', ExercisedBudget: 2, TotalLeads: '9', LeadCost: 'NaN', Conversion: -1, AverageTime: null },
        null,
        'x',
        {},
      ]),
    );
    await refresh(page);
    await section(page).getByRole('heading', { name: 'Mala' }).waitFor();
    const shown = await blocks(page);
    expect(shown.map(({ name }) => name)).toEqual(['Mala', 'Campaña', 'Campaña', long, 'A medias']);
    expect(shown[0]?.figures).toMatchObject({
      'Margen bruto': 'Pérdida -$16,000.50',
      Conversión: '0.001',
      'Tiempo de respuesta': '8.35 min',
      'Días de conversión': NONE,
    });
    expect(shown[1]?.figures).toMatchObject({ Leads: '0', Conversión: NONE, 'Costo por lead': NONE });
    expect(shown[4]?.figures).toMatchObject({ Leads: '9', 'Costo por lead': '$0.00', Conversión: '0.000' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await filtersButton(page).tap();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Mes', exact: true }).waitFor();
  });

  it('FIN-04 two hundred stay usable, twenty at a time, and an empty list has a text', async () => {
    const page = await opened();
    const many = Array.from({ length: 200 }, (_, index) =>
      campaign({ Name: `C${index}`, ExercisedBudget: 1000 - index }),
    );
    await route(page, CALL, answer(many));
    await refresh(page);
    await section(page).getByText('Se muestran 20 de 200').waitFor();
    await chart(page).getByText('Ejercido: las 10 primeras de 200 campañas').waitFor();
    expect(await spoken(page, 'Ejercido')).toBe(pesos(200 * 1000 - (199 * 200) / 2));
    const more = section(page).getByRole('button', { name: 'Ver 20 más' });
    await more.focus();
    await page.keyboard.press('Enter');
    await section(page).getByRole('heading', { name: 'C39', exact: true }).waitFor();
    expect(await blocks(page)).toHaveLength(40);
    await expectFocus(more);

    await page.unroute(CALL);
    await route(page, CALL, answer([], 0));
    await refresh(page);
    await section(page)
      .getByRole('heading', { name: `Sin campañas en ${inWords(today.slice(0, 7))}` })
      .waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('the campaigns of a month', () => {
  it('FIN-04 FIN-15 can be sorted, compared and hidden, and are explained by hover and by keyboard alone', async () => {
    const page = await opened('rol1', `?mes=${LAST}`);
    await page.getByRole('application', { name: 'Campañas comparadas' }).waitFor();
    await expectSound(page);
    const result = await answerOf(page);
    const order = async () => (await blocks(page)).map(({ name }) => name);
    const by = (figure: 'ExercisedBudget' | 'TotalLeads' | 'ROI') =>
      result.DigitalLeads.toSorted((one, other) => other[figure] - one[figure] || (one.Name < other.Name ? -1 : 1)).map(
        ({ Name }) => Name,
      );
    const choose = (group: string, measure: string) =>
      page.getByRole('radiogroup', { name: group }).getByText(measure, { exact: true }).click();
    expect(await order()).toEqual(by('ExercisedBudget'));
    await choose('Ordenar por', 'Leads');
    expect(await order()).toEqual(by('TotalLeads'));
    await choose('Ordenar por', 'Margen');
    expect(await order()).toEqual(by('ROI'));

    // One choice for both: the chart compares by it too, and the other way round.
    await chart(page).getByText('Margen bruto', { exact: true }).first().waitFor();
    await chart(page).getByRole('button', { name: 'Ver como tabla' }).click();
    const rows = await chart(page).getByRole('row').allTextContents();
    // As many as find room beside one another.
    expect(rows.slice(1).map((text) => text.replace(/ \([^)]*\).*$/, ''))).toEqual(by('ROI').slice(0, 10));
    await choose('Comparar por', 'Ejercido');
    await expect.poll(order).toEqual(by('ExercisedBudget'));

    const [first] = await toggles(page).all();
    await first?.click();
    await expect
      .poll(async () => (await section(page).getByRole('term').count()) / 10)
      .toBe(result.DigitalLeads.length - 1);
    await page.getByRole('button', { name: 'Contraer todas' }).click();
    await expect.poll(() => section(page).getByRole('term').count()).toBe(0);
    await page.getByRole('button', { name: 'Expandir todas' }).click();
    await explain(page, 'Leads').waitFor();

    const peek = page.getByRole('dialog', { name: 'Qué significa Costo por lead' });
    await explain(page, 'Costo por lead').hover();
    await peek.getByText(/Ejercido ÷ leads/).waitFor();
    await page.getByRole('heading', { level: 1 }).hover();
    await peek.waitFor({ state: 'hidden' });

    await toggles(page).first().focus();
    for (const label of LABELS) {
      await page.keyboard.press('Tab');
      await page.getByRole('dialog', { name: `Qué significa ${label}`, exact: true }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await toggles(page).first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => toggles(page).first().getAttribute('aria-expanded')).toBe('false');
    await monthField(page).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(onScreen(monthBefore(2)));
    await page.keyboard.press('Enter');
    await expect.poll(() => addressOf(page).get('mes')).toBe(monthBefore(2));
  });
});

/** What the page shows of the month, held against the answer that it has got. */
async function readAs(username: string) {
  const page = await opened(username, `?mes=${LAST}`);
  const { DigitalLeads: rows, PeriodBudget } = await answerOf(page);
  expect(rows.length).toBeGreaterThan(0);
  const shown = await blocks(page);
  expect(shown.toSorted(byName)).toEqual(rows.map(expectedBlock).toSorted(byName));
  expect(shown.map(({ figures }) => Object.keys(figures))).toEqual(rows.map(() => [...LABELS]));

  const spent = sum(rows.map((row) => row.ExercisedBudget));
  const leads = rows.reduce((all, row) => all + row.TotalLeads, 0);
  const sales = rows.reduce((all, row) => all + row.SalesTotal, 0);
  expect(await spoken(page, 'Presupuesto del periodo')).toBe(pesos(PeriodBudget));
  expect(PeriodBudget).toBe(sum(rows.map((row) => row.CampaignCost)));
  expect(await spoken(page, 'Ejercido')).toBe(pesos(spent));
  expect(Number.parseFloat(await spoken(page, 'Parte ejercida'))).toBeCloseTo((spent * 100) / PeriodBudget, 0);
  expect(await spoken(page, 'Leads')).toBe(fixed(leads, 0));
  expect(await spoken(page, 'Ventas')).toBe(fixed(sales, 0));
  const margin = sum(rows.map((row) => row.ROI));
  expect(await spoken(page, 'Margen bruto')).toBe(`${pesos(margin)}${margin < 0 ? ' (Pérdida)' : ''}`);
  expect(await spoken(page, 'Importe de ventas')).toBe(pesos(sum(rows.map((row) => row.SalesContract))));
  expect(await spoken(page, 'Costo por lead')).toBe(leads === 0 ? 'sin datos' : pesos(spent / leads));
  expect(await spoken(page, 'Conversión')).toBe(leads === 0 ? 'sin datos' : fixed(sales / leads, 3));
  return { username, budget: PeriodBudget, spent, leads, campaigns: rows.length };
}

const byName = (one: Block, other: Block) =>
  `${one.facts} ${one.name} ${one.figures['Ejercido']}` < `${other.facts} ${other.name} ${other.figures['Ejercido']}`
    ? -1
    : 1;

it('FIN-04 to FIN-16 FMT-05 FMT-06 FMT-07 figures match the response and the database, and the totals are their sums, for each role', async () => {
  const seen = [await readAs('rol1'), await readAs('rol6')];
  await app.stopServer();
  const database = await connect({ folder: path.join(app.data(), 'database') });
  const first = `${LAST}-01`;
  for (const { username, budget, spent, leads, campaigns } of seen) {
    const { company_id } = await database.db
      .selectFrom('account')
      .where('username', '=', username)
      .select('company_id')
      .executeTakeFirstOrThrow();
    const months = await database.db
      .selectFrom('campaign_month')
      .where('company_id', '=', company_id)
      .select(['month', 'budget', 'exercised'])
      .execute();
    const own = months.filter((row) => row.month === first);
    expect(own.length).toBeLessThanOrEqual(campaigns);
    expect(budget).toBe(own.reduce((cents, row) => cents + row.budget, 0) / 100);
    expect(spent).toBe(own.reduce((cents, row) => cents + row.exercised, 0) / 100);
    const came = await database.db
      .selectFrom('digital_lead')
      .where('company_id', '=', company_id)
      .select('received_at')
      .execute();
    const zone = new Intl.DateTimeFormat('sv', { timeZone: 'America/Mexico_City' });
    const all = came.filter((row) => zone.format(row.received_at).startsWith(LAST)).length;
    expect([all, all >= leads]).toEqual([username === 'rol1' ? leads : all, true]);
  }
  await database.close();
}, 120_000);
