import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Request, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { connect } from '../../apps/server/src/database/database.ts';
import { application } from '../application.ts';
import { phone } from '../browser.ts';
import {
  chooseFilter,
  comparison,
  figuresAreIn,
  filterBar,
  filterPill,
  filtersButton,
  offered,
  period,
} from '../dashboardPage.ts';
import { expectShort, expectSound, unfold, untilIdle } from '../page.ts';
import { daysBefore, today } from '../clock.ts';

const app = application();

const wire = (date: string) => date.replaceAll('-', '/');
const onScreen = (date: string) => date.split('-').toReversed().join('/');

const [START, END] = [daysBefore(29), daysBefore(1)];
const DAYS = Array.from({ length: 29 }, (_, offset) => daysBefore(29 - offset));
const ADDRESS = `/sales-dashboard?desde=${START}&hasta=${END}`;
const CALL = '**/dashboard/get?*';
const isCall = (request: Request) => new URL(request.url()).pathname.endsWith('/dashboard/get');

/** The cards in their order: those that lead to rows first. */
const OPENED = ['Contratos vendidos', 'Importe neto', 'Importe sin descuento', 'Descuento', 'Enganches'];
const CARDS = [
  ...OPENED,
  'Ticket promedio',
  'Ticket promedio por servicio',
  'Asesores con ventas',
  'Asesores al corriente',
  'Asesores iniciales',
];
const LYING = ['Ventas por medio de prospección', 'Productos más vendidos', 'Ventas por financiamiento'];

/** '$1,234.50' in cents, '186' times 100: shown values are compared without fractions. */
const cents = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);

const group = (page: Page) => page.getByRole('group', { name: 'Totales del periodo' });
const figure = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}: .+\\. Ver los contratos$`) });
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: /^Contratos (vendidos|cancelados)/ });
const measure = (page: Page, name: 'Importe neto' | 'Contratos') =>
  page.getByRole('radiogroup', { name: 'Qué muestran las gráficas' }).getByText(name, { exact: true });
const ranking = (page: Page) => part(page, 'Asesores con más ventas');

type Card = { readonly value: number; readonly parts: Readonly<Record<string, number>> };

/** Every card of a place with its figures, by its label. */
async function cardsOf(page: Page): Promise<Readonly<Record<string, Card>>> {
  const read = await page.locator('[data-tone]').evaluateAll((cards) =>
    cards.map((card) => ({
      label: card.querySelector('.label')?.textContent.trim() ?? '',
      value: card.querySelector('.figure')?.textContent ?? '',
      parts: [...card.querySelectorAll('li .spoken')].map((line) => line.textContent),
    })),
  );
  return Object.fromEntries(
    read.map(({ label, value, parts }) => [
      label,
      {
        value: cents(value),
        parts: Object.fromEntries(
          parts.map((line) => [line.slice(0, line.indexOf(':')), cents(line.slice(line.indexOf(':')))]),
        ),
      },
    ]),
  );
}

async function showTable(page: Page, title: string): Promise<void> {
  const swap = part(page, title).getByRole('button', { name: 'Ver como tabla' });
  // The buttons of a chart come after its drawing.
  await swap.or(part(page, title).getByRole('button', { name: 'Ver como gráfica' })).waitFor();
  if (await swap.isVisible()) await swap.click();
  await part(page, title).locator('tbody tr').first().waitFor();
}

/** What a chart shows, as the lines of its table without their titles. */
async function tableOf(page: Page, title: string): Promise<readonly (readonly string[])[]> {
  await showTable(page, title);
  return part(page, title)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
}
const named = async (page: Page, title: string) =>
  (await tableOf(page, title)).map(([name = '', value = '']) => [name, cents(value)] as const);

async function rankingOf(page: Page): Promise<readonly (readonly [string, number])[]> {
  const rows = await ranking(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('.name')?.textContent ?? '',
        item.querySelector('.value')?.textContent ?? '',
      ]),
    );
  return rows.map(([name = '', value = '']) => [name, cents(value)] as const);
}

async function opened(username: string, address = ADDRESS, options = {}): Promise<Page> {
  const page = await app.at(address, username, options);
  await figuresAreIn(page);
  await figure(page, 'Importe neto').waitFor();
  return page;
}

/** The questions that are sent from now on. */
function listen(page: Page): URLSearchParams[] {
  const requested: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (isCall(request)) requested.push(new URL(request.url()).searchParams);
  });
  return requested;
}

const refresh = async (page: Page): Promise<void> => {
  const sent = page.waitForRequest(isCall);
  await filterBar(page).getByRole('button', { name: 'Actualizar' }).click();
  // One that is aborted has no response.
  await (await sent).response();
  // The button is busy from the next rendering on: before it, it looks as if the answer were shown already.
  await untilIdle(page);
  await filterBar(page).locator('button[aria-label="Actualizar"]:not([aria-busy])').waitFor();
};

/** Number and sums of the rows that are open, by their name. */
async function sumsOf(page: Page): Promise<Readonly<Record<string, number>>> {
  await drawer(page).getByRole('definition').first().waitFor();
  const names = await drawer(page).getByRole('term').allTextContents();
  const values = await drawer(page).getByRole('definition').allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, cents(values[index] ?? '')]));
}
async function back(page: Page): Promise<void> {
  await page.goBack();
  await drawer(page).waitFor({ state: 'hidden' });
}

describe('the figures', () => {
  it('SAL-01 to SAL-07 SAL-26 FLT-01 FLT-02 FLT-07 have seven filters for roles 1 to 3, make one call per change, and rank all advisers', async () => {
    const page = await opened('rol1');
    const lists = await filterBar(page).getByRole('combobox').allTextContents();
    expect(lists.map((text) => text.replace(/Tod[oa]s$/, ''))).toEqual([
      'Línea',
      'Subdirección',
      'Gerencia de canal',
      'Gerencia junior',
      'Equipo',
      'Asesor',
    ]);
    const best = (await rankingOf(page))[0]?.[1];
    await ranking(page).getByRole('listitem').first().getByRole('button').click();
    expect((await sumsOf(page))['Importe neto']).toBe(best);
    await back(page);

    const requested = listen(page);
    const [line = ''] = await offered(page, 'Línea');
    await chooseFilter(page, 'Línea', line);
    await figuresAreIn(page);
    const [team = ''] = await offered(page, 'Equipo');
    await chooseFilter(page, 'Equipo', team);
    await figuresAreIn(page);
    const [unit = ''] = await offered(page, 'Subdirección');
    await chooseFilter(page, 'Subdirección', unit);
    await figuresAreIn(page);
    expect(requested.map((query) => query.get('BusinessLine'))).toEqual(['PF', 'PF', 'PF']);
    expect(requested.map((query) => [query.has('ActiveTeams[]'), query.has('AssistantManagers[]')])).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    // What lies below the one that was chosen last is reset.
    expect(new URL(page.url()).searchParams.get('equipo')).toBeNull();

    const RankingSlp = Array.from({ length: 5000 }, (_, place) => ({
      SlpCode: place + 1,
      Name: `Vendedora ${place + 1}`,
      Sales: 1,
      Amount: 500_000 - place,
    }));
    await page.route(CALL, (route) => route.fulfill({ json: { status: 201, body: { SalesTotal: 5000, RankingSlp } } }));
    await refresh(page);
    await ranking(page).getByRole('button', { name: 'Ver los 5,000' }).click();
    const all = page.getByRole('dialog', { name: 'Asesores con más ventas' });
    await all.getByRole('searchbox').fill('vendedora 4999');
    const rows = page.waitForRequest(/bi\/detail\/contracts/);
    await all.getByRole('button', { name: /Vendedora 4999/ }).click();
    expect(new URL((await rows).url()).search).toContain('4999');
    await drawer(page).waitFor();
  });

  it('SAL-05 FLT-07 SAL-08 to SAL-15 SAL-20 to SAL-26 have no team filter for role 6, are compared by one more call, and open rows that add up', async () => {
    const page = await opened('rol6', `${ADDRESS}&equipo=3`);
    expect(await filterBar(page).getByRole('combobox').count()).toBe(5);
    expect(await filterPill(page, 'Equipo').count()).toBe(0);
    const requested = listen(page);
    await refresh(page);
    expect(requested.splice(0).map((query) => query.has('ActiveTeams[]'))).toEqual([false]);

    // A busy machine renders the answer a moment later, which is not a second render.
    for (const title of LYING) await part(page, title).getByRole('application').waitFor();
    const cards = await cardsOf(page);
    // Rendered or written again.
    await page.evaluate(() => {
      const changed = new Set<string>();
      new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          const place = element?.closest('section[aria-labelledby], [data-chart], fieldset');
          changed.add(place?.querySelector('h2, h3, legend, .label')?.textContent ?? '');
        }
      }).observe(document.querySelector('main') ?? document, { subtree: true, childList: true, characterData: true });
      Object.assign(globalThis, { changedParts: changed });
    });
    await comparison(page).click();
    await group(page)
      .getByText(/contra el periodo anterior/)
      .first()
      .waitFor();
    await figuresAreIn(page);
    expect(requested.map((query) => [query.get('StartDate'), query.get('EndDate')])).toEqual([
      [wire(daysBefore(58)), wire(daysBefore(30))],
    ]);
    const changed = await page.evaluate(() => {
      const parts: unknown = Reflect.get(globalThis, 'changedParts');
      return parts instanceof Set ? [...parts].map(String) : [];
    });
    for (const title of [...LYING, 'Enganches por método', 'Asesores con más ventas'])
      expect(changed).not.toContain(title);
    expect(await cardsOf(page)).toEqual(cards);
    // As it is now, it would be compared with itself.
    expect(
      await group(page)
        .getByText(/contra el periodo anterior/)
        .count(),
    ).toBeGreaterThanOrEqual(9);
    await comparison(page).click();

    const sold = {
      Contratos: cards['Contratos vendidos']?.value,
      'Importe sin descuento': cards['Importe sin descuento']?.value,
      Descuento: cards['Descuento']?.value,
      'Importe neto': cards['Importe neto']?.value,
      Enganche: cards['Enganches']?.value,
    };
    for (const label of OPENED) {
      await figure(page, label).click();
      expect(await sumsOf(page)).toEqual(sold);
      await back(page);
    }
    await page.getByRole('button', { name: 'Ver los cancelados' }).click();
    const lost = Object.values(await sumsOf(page));
    expect(lost).toEqual([
      cards['Contratos vendidos']?.parts['Cancelados'],
      ...['Importe sin descuento', 'Descuento', 'Importe neto', 'Enganches'].map(
        (label) => cards[label]?.parts['Cancelado'],
      ),
    ]);
    await back(page);

    await figure(page, 'De contado').click();
    const cash = await sumsOf(page);
    expect([cash['Contratos'], cash['Importe neto']]).toEqual([
      cards['De contado']?.parts['Contratos'],
      cards['De contado']?.value,
    ]);
    await back(page);

    for (const [title, sum] of [
      ['Ventas por día', 'Importe neto'],
      ['Ventas por medio de prospección', 'Importe neto'],
      ['Productos más vendidos', 'Importe del producto'],
      ['Ventas por financiamiento', 'Importe neto'],
      ['Enganches por método', 'Enganche'],
    ] as const) {
      const lines = await named(page, title);
      const place = lines.findIndex(([, value]) => value > 0);
      await part(page, title).locator('tbody tr').nth(place).getByRole('button').first().click();
      expect([title, (await sumsOf(page))[sum]]).toEqual([title, lines[place]?.[1]]);
      await back(page);
    }
  });
});

describe('a server that fails', () => {
  it('FLT-04 FLT-05 shows no data and no error text, or keeps the data, and recovers', async () => {
    const page = await opened('rol6');
    const shown = await cardsOf(page);
    type Answer = Parameters<Route['fulfill']>[0] | 'abort';
    const answers = async (answer: Answer) => {
      await page.unroute(CALL);
      await page.route(CALL, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
      await refresh(page);
    };
    // Another status leaves the figures as they were.
    await answers({ json: { status: 500, body: { SalesTotal: 1 } } });
    expect(await cardsOf(page)).toEqual(shown);
    for (const answer of ['abort', { json: { status: 201, body: null } }] satisfies Answer[]) {
      await answers(answer);
      for (const label of [...CARDS, 'De contado'])
        await page
          .getByText(`${label}: sin datos`, { exact: true })
          .or(page.getByLabel(`${label}: sin datos`, { exact: true }))
          .first()
          .waitFor({ state: 'attached' });
      for (const chart of ['Ventas por día', ...LYING, 'Enganches por método', 'Asesores con más ventas'])
        await part(page, chart).getByText('No se pudo cargar').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.unroute(CALL);
      await refresh(page);
      expect(await cardsOf(page)).toEqual(shown);
    }

    // What can be read of an answer that is broken is shown.
    const day = wire(END);
    const body = {
      SalesTotal: 3,
      SalesContract: '1e400',
      DiscountAmount: null,
      SalesAmount: -1160,
      SalesBBF: 'x',
      DailySales: [
        { Date: day, Sales: 2, Amount: 10.1 },
        { Date: day, Sales: 1, Amount: '20.2' },
        { Date: 'ayer' },
        null,
      ],
      ProspectionMeansSales: [
        { Name: 'Uno', Sales: 1, Amount: 5 },
        { Name: 'Uno', Sales: 2, Amount: 7 },
        { Name: null },
      ],
      Financing: [
        { Name: 'Contado', NumberPayments: 0, Sales: 1, Amount: 40 },
        { Name: 'Otro', NumberPayments: 'x', Sales: 1, Amount: 60 },
      ],
      DownPaymentMethod: 'x',
      TopItemsSold: Array.from({ length: 14 }, (_, item) => ({ Name: `Plan ${item}`, Sales: 1, Amount: 100 - item })),
      RankingSlp: [
        { SlpCode: null, Name: 'Sin clave', Sales: 1, Amount: 9 },
        { SlpCode: null, Name: 'Sin clave', Sales: 1, Amount: 9 },
        { SlpCode: 1 },
      ],
      AdvisorsPerformance: 7,
      HeatMap: null,
    };
    await page.route(CALL, (route) => route.fulfill({ json: { status: 201, body } }));
    await refresh(page);
    const cards = await cardsOf(page);
    expect(cards['Importe neto']).toEqual({
      value: -116_000,
      parts: { 'Sin IVA': -100_000, Cancelado: 0, 'Línea BF': 0 },
    });
    expect(cards['De contado']).toEqual({ value: 4000, parts: { Contratos: 100, 'Del importe neto': 4000 } });
    expect((await named(page, 'Ventas por día')).at(-1)?.[1]).toBe(3030);
    expect(await named(page, LYING[0] ?? '')).toEqual([
      ['Uno', 700],
      ['Uno', 500],
    ]);
    const items = await named(page, LYING[1] ?? '');
    expect([items.length, items.at(-1)]).toEqual([10, ['Otros', 44_500]]);
    await part(page, 'Enganches por método').getByText('Sin datos').waitFor();
    await ranking(page).getByText('Lugar 1, Sin clave: $9.00', { exact: true }).first().waitFor();
    expect(
      await ranking(page)
        .getByRole('button', { name: /Sin clave/ })
        .count(),
    ).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('in every window', () => {
  it('has no layout shift, is accessible, and explains each figure on hover and on focus, as specified', async () => {
    const page = await opened('rol1', `${ADDRESS}&comparar=1`);
    await page.getByRole('application', { name: 'Ventas por día' }).waitFor();
    await expectSound(page);
    const words: Readonly<Record<string, RegExp>> = {
      'Contratos vendidos': /por su fecha de venta.*por su fecha de cancelación/,
      'Importe sin descuento': /antes de descuento/,
      'Importe neto': /después de descuento.*entre 1\.16/,
      'Ticket promedio': /Importe neto entre los contratos vendidos; sin contratos es 0/,
      'Ticket promedio por servicio': /Importe neto entre los servicios vendidos; sin servicios es 0/,
      'Asesores al corriente': /activos que a las \d\d:\d\d no tenían actividades vencidas/,
      'Asesores iniciales': /primera venta fue en el periodo/,
    };
    for (const label of CARDS) {
      const button = group(page).getByRole('button', { name: `Qué significa ${label}`, exact: true });
      await button.focus();
      const peek = page.getByRole('dialog', { name: `Qué significa ${label}`, exact: true });
      await peek
        .getByRole('paragraph')
        .filter({ hasText: words[label] ?? /./ })
        .waitFor();
      await page.keyboard.press('Escape');
      await peek.waitFor({ state: 'hidden' });
    }
    await group(page).getByRole('button', { name: 'Qué significa Descuento', exact: true }).hover();
    await page.getByRole('dialog', { name: 'Qué significa Descuento', exact: true }).waitFor();
  });
});

const withoutSales = (page: Page) => page.getByRole('tab', { name: /^Sin ventas/ });
const withSales = (page: Page) => page.getByRole('tab', { name: /^Con ventas/ });

describe('a manager’s morning', () => {
  it('SAL-05 SAL-07 SAL-29 SAL-30 FLT-03 TBL-13 starts with the last seven days, on a laptop by keyboard', async () => {
    const page = await opened('rol1', '/sales-dashboard');
    expect(await period(page).inputValue()).toBe(`${onScreen(daysBefore(6))} – ${onScreen(today)}`);
    const whole = (await cardsOf(page))['Contratos vendidos']?.value ?? 0;
    await filterPill(page, 'Equipo').focus();
    await page.keyboard.press('Enter');
    // The focus comes a frame after the list: a key before it is the pill's.
    await page.getByRole('dialog', { name: 'Equipo' }).locator(':focus').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.waitForURL(/equipo=\d/);
    await figuresAreIn(page);
    const team = (await cardsOf(page))['Contratos vendidos']?.value ?? 0;
    expect(team).toBeLessThan(whole);

    const idle = (await cardsOf(page))['Asesores con ventas']?.parts['Sin ventas'] ?? 0;
    await page.getByRole('button', { name: /^Asesores con ventas: .+\. Ver quién no ha vendido$/ }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/vista=sin-ventas/);
    await page.getByRole('tab', { name: `Sin ventas ${idle / 100}`, selected: true }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Asesores del periodo');
    await page.waitForFunction(() => {
      const top = document.querySelector('#asesores')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2;
    });
    await part(page, 'Asesores sin ventas').waitFor();

    await withSales(page).focus();
    await page.keyboard.press('Enter');
    const link = part(page, 'Asesores con ventas').getByRole('link').first();
    await link.focus();
    const name = (await link.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: new RegExp(`^Contratos vendidos.*${name.trim()}`) }).waitFor();
    expect((await sumsOf(page))['Contratos']).toBeGreaterThan(0);
    const file = page.waitForEvent('download');
    await drawer(page).getByRole('button', { name: 'Descargar CSV' }).first().focus();
    await page.keyboard.press('Enter');
    // By its content: its name has accents, which a machine without a locale cannot write.
    const rows = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
    expect(rows[0]).toContain('Contrato');
    expect(rows.length).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    await page.locator('body :focus').waitFor();
  });

  it('SAL-06 SAL-29 SAL-30 works by touch on a phone, without layout shift or overflow', async () => {
    const page = await opened('rol6', `${ADDRESS}&comparar=1`, { ...phone, colorScheme: 'light' });
    await page.getByRole('application', { name: 'Ventas por día' }).waitFor();
    await expectSound(page);
    await ranking(page).scrollIntoViewIfNeeded();
    await ranking(page).getByRole('button').nth(1).tap();
    await drawer(page).waitFor();
    expect((await sumsOf(page))['Contratos']).toBeGreaterThan(0);
    await back(page);
    await page.getByRole('region', { name: 'Ventas por financiamiento' }).scrollIntoViewIfNeeded();
    // Folded, a phone's page is six windows long.
    await expectShort(page);
    await unfold(page, 'Asesores del periodo');
    await withoutSales(page).tap();
    await part(page, 'Asesores sin ventas').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await filtersButton(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtros del tablero' });
    const [, adviser = ''] = await offered(page, 'Asesor');
    await chooseFilter(page, 'Asesor', adviser);
    await page.waitForURL(/asesor=\d/);
    await sheet.getByRole('button', { name: 'Limpiar' }).tap();
    await page.waitForURL((url) => !url.searchParams.has('asesor') && !url.searchParams.has('desde'));
    await sheet.getByRole('button', { name: 'Listo' }).tap();
    await sheet.waitFor({ state: 'detached' });
    await figuresAreIn(page);
  });
});

type Read = {
  readonly username: string;
  readonly answer: Readonly<Record<string, unknown>>;
  readonly cards: Readonly<Record<string, Card>>;
  readonly amounts: Readonly<Record<string, readonly (readonly [string, number])[]>>;
  readonly counts: Readonly<Record<string, readonly (readonly [string, number])[]>>;
  readonly ranks: readonly (readonly (readonly [string, number])[])[];
};

const CHARTS = ['Ventas por día', ...LYING];

async function readAs(username: string): Promise<Read> {
  const page = await opened(username);
  const answered = page.waitForResponse((response) => isCall(response.request()));
  await filterBar(page).getByRole('button', { name: 'Actualizar' }).click();
  const { body } = await (await answered).json();
  await figuresAreIn(page);
  const cards = await cardsOf(page);
  const read = async (method: string) =>
    Object.fromEntries(
      await [...CHARTS, method].reduce(
        async (before, title) => [...(await before), [title, await named(page, title)] as const],
        Promise.resolve<(readonly [string, readonly (readonly [string, number])[]])[]>([]),
      ),
    );
  const amounts = await read('Enganches por método');
  const byAmount = await rankingOf(page);
  await measure(page, 'Contratos').click();
  await page.waitForURL(/medida=contratos/);
  await part(page, 'Contratos por método de enganche').waitFor();
  const counts = await read('Contratos por método de enganche');
  return { username, answer: body, cards, amounts, counts, ranks: [byAmount, await rankingOf(page)] };
}

const within = (date: string | null) => date !== null && START <= date && date <= END;
const roundedQuotient = (dividend: number, divisor: number) => (divisor === 0 ? 0 : Math.round(dividend / divisor));

it('SAL-08 to SAL-26 FMT-04 figures match the server and the database to the cent, for each role', async () => {
  const shown = [await readAs('rol1'), await readAs('rol6')];
  await app.stopServer();

  const database = await connect({ folder: path.join(app.data(), 'database') });
  const { db } = database;
  const accounts = await db.selectFrom('account').select(['username', 'employee_id', 'company_id']).execute();
  const employees = await db.selectFrom('employee').selectAll().execute();
  const contracts = await db.selectFrom('contract').selectAll().execute();
  const items = await db.selectFrom('contract_item').selectAll().execute();
  const prospects = await db.selectFrom('prospect').select(['id', 'means_id']).execute();
  const means = await db.selectFrom('prospection_means').selectAll().execute();
  await database.close();

  const below = (id: number): number[] => [
    id,
    ...employees.filter(({ manager_id }) => manager_id === id).flatMap((employee) => below(employee.id)),
  ];
  type Contract = (typeof contracts)[number];
  const firstSale = (id: number) =>
    [
      employees.find((employee) => employee.id === id)?.first_sale_on ?? '9999-12-31',
      ...contracts.filter(({ employee_id }) => employee_id === id).map(({ sold_on }) => sold_on),
    ].toSorted()[0];

  for (const { username, answer, cards, amounts, counts, ranks } of shown) {
    const account = accounts.find((one) => one.username === username);
    const company = account?.company_id;
    const people = new Set(below(account?.employee_id ?? 0));
    const own = contracts.filter(
      ({ company_id, employee_id }) => company_id === company && (username === 'rol1' || people.has(employee_id)),
    );
    const sold = own.filter(({ sold_on }) => within(sold_on));
    const lost = own.filter(({ cancelled_on }) => within(cancelled_on));
    const bf = sold.filter(({ business_line }) => business_line === 'BF');
    expect(Math.min(sold.length, lost.length, bf.length)).toBeGreaterThan(0);

    const sum = (rows: readonly Contract[], measured: (row: Contract) => number) =>
      rows.reduce((total, row) => total + measured(row), 0);
    const net = (rows: readonly Contract[]) => sum(rows, (row) => row.net);
    const services = (rows: readonly Contract[]) => {
      const ids = new Set(rows.map(({ id }) => id));
      return items.reduce((total, item) => total + (ids.has(item.contract_id) ? item.services : 0), 0);
    };
    const sellers = (rows: readonly Contract[]) => new Set(rows.map(({ employee_id }) => employee_id)).size * 100;
    const beginners = (rows: readonly Contract[]) =>
      sellers(rows.filter((row) => row.sold_on === firstSale(row.employee_id)));
    const figuresOf = (rows: readonly Contract[]) => [
      rows.length * 100,
      net(rows),
      sum(rows, (row) => row.amount),
      sum(rows, (row) => row.discount),
      sum(rows, (row) => row.down_payment),
      roundedQuotient(net(rows), rows.length),
      roundedQuotient(net(rows), services(rows)),
      sellers(rows),
      // Overdue counts change with the clock: compared with the answer below.
      null,
      beginners(rows),
    ];
    const known = (values: readonly (number | null | undefined)[]) =>
      values.map((value, place) => (CARDS[place] === 'Asesores al corriente' ? null : value));
    const lostLabel = (label: string) =>
      ['Cancelados', 'Cancelado', 'Con cancelaciones'].find((word) => word in (cards[label]?.parts ?? {})) ?? '';
    expect(known(CARDS.map((label) => cards[label]?.value))).toEqual(figuresOf(sold));
    expect(known(CARDS.map((label) => cards[label]?.parts[lostLabel(label)]))).toEqual(figuresOf(lost));
    expect(OPENED.slice(0, 4).map((label) => cards[label]?.parts['Línea BF'])).toEqual(figuresOf(bf).slice(0, 4));
    expect(cards['Importe neto']?.parts['Sin IVA']).toBe(Math.round((net(sold) * 100) / 116));
    expect([cards['Asesores al corriente']?.value, cards['Asesores al corriente']?.parts['Con cancelaciones']]).toEqual(
      [Number(answer['DailyAdvisers']) * 100, Number(answer['DailyAdvisersCancelled']) * 100],
    );

    const cash = sold.filter(({ payments }) => payments === 0);
    expect(cards['De contado']?.value).toBe(net(cash));
    expect(cards['De contado']?.parts['Contratos']).toBe(cash.length * 100);

    /** Both measures of the rows that share a name, by that name. */
    const by = (nameOf: (row: Contract) => string | undefined, amount = (row: Contract) => row.net) => {
      const parts = new Map<string, readonly [number, number]>();
      for (const row of sold) {
        const name = nameOf(row) ?? '';
        const [total, count] = parts.get(name) ?? [0, 0];
        parts.set(name, [total + amount(row), count + 100]);
      }
      return Object.fromEntries(parts);
    };
    const both = (title: string, countTitle = title) => {
      const count = Object.fromEntries(counts[countTitle] ?? []);
      return Object.fromEntries((amounts[title] ?? []).map(([name, value]) => [name, [value, count[name]]]));
    };
    const days = by((row) => row.sold_on);
    expect((amounts['Ventas por día'] ?? []).map(([, value]) => value)).toEqual(DAYS.map((day) => days[day]?.[0] ?? 0));
    expect((counts['Ventas por día'] ?? []).map(([, value]) => value)).toEqual(DAYS.map((day) => days[day]?.[1] ?? 0));
    const meansOf = new Map(prospects.map(({ id, means_id }) => [id, means_id]));
    expect(both(LYING[0] ?? '')).toEqual(
      by(
        (row) =>
          means.find(({ company_id, id }) => company_id === company && id === meansOf.get(row.prospect_id))?.name,
      ),
    );
    expect(both(LYING[2] ?? '')).toEqual(by((row) => row.financing_plan));
    expect(both('Enganches por método', 'Contratos por método de enganche')).toEqual(
      by(
        (row) => row.down_payment_method,
        (row) => row.down_payment,
      ),
    );
    const contractsOf = (name: string) =>
      sold.filter(({ id }) => items.some((item) => item.contract_id === id && item.item_name === name)).length * 100;
    const counted = counts[LYING[1] ?? ''] ?? [];
    expect(counted.length).toBeGreaterThan(3);
    expect(counted).toEqual(counted.map(([name]) => [name, contractsOf(name)]));
    const itemsAnswered: unknown = answer['TopItemsSold'];
    expect(itemsAnswered).toEqual(
      (amounts[LYING[1] ?? ''] ?? []).map(([name, value]) => ({
        Name: name,
        Sales: contractsOf(name) / 100,
        Amount: value / 100,
      })),
    );

    const bySeller = Object.values(
      Object.fromEntries(
        [...people, ...employees.map(({ id }) => id)].map((id) => {
          const rows = sold.filter(({ employee_id }) => employee_id === id);
          return [id, [net(rows), rows.length * 100]] as const;
        }),
      ),
    ).filter(([, count]) => count > 0);
    for (const place of [0, 1]) {
      const best = bySeller.map((pair) => pair[place] ?? 0).toSorted((one, other) => other - one);
      expect((ranks[place] ?? []).map(([, value]) => value)).toEqual(best.slice(0, 9));
    }
  }
}, 120_000);
